import Entities

extension Endpoints {
  /// Endpoints for features that don't exist yet: their answers are truthfully empty.
  public enum Unimplemented {
    /// Custom emoji.
    public static let customEmojis = Endpoint(
      .get, "/api/v1/custom_emojis", .anyone, answers: [MastodonCustomEmoji].self, notes: [.empty])

    /// Trending links.
    public static let trendingLinks = Endpoint(
      .get, "/api/v1/trends/links", .anyone,
      takes: MastodonTrendQuery.self, answers: [MastodonPreviewCard].self, notes: [.empty])

    /// The servers the user blocks.
    public static let domainBlocks = Endpoint(
      .get, "/api/v1/domain_blocks", .user(.one(.readBlocks)),
      takes: PageParameters.self, answers: [String].self, notes: [.empty])

    /// Proofs of the user's identity elsewhere.
    public static let identityProofs = Endpoint(
      .get, "/api/v1/accounts/:id/identity_proofs", .user(.free),
      answers: [MastodonUnmodelled].self, notes: [.empty, .deprecated])

    /// The languages that can be translated.
    public static let translationLanguages = Endpoint(
      .get, "/api/v1/instance/translation_languages", .anyone,
      answers: [String: [String]].self, notes: [.empty])

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      customEmojis, trendingLinks,
      domainBlocks, identityProofs, translationLanguages)
  }
}
