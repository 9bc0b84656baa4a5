import Entities

extension Endpoints {
  /// What clients ask for that isn't there yet: honest empty answers.
  public enum Unimplemented {
    /// The pictures that stand for words.
    public static let customEmojis = Endpoint(
      .get, "/api/v1/custom_emojis", .anyone, answers: [MastodonCustomEmoji].self, notes: [.empty])

    /// What the people who run the server announce.
    public static let announcements = Endpoint(
      .get, "/api/v1/announcements", .user(.free), answers: [MastodonUnmodelled].self, notes: [.empty])

    /// The hashtags that many use, at an older address.
    public static let trends = Endpoint(
      .get, "/api/v1/trends", .anyone,
      takes: MastodonTrendQuery.self, answers: [MastodonTag].self, notes: [.empty])

    /// The hashtags that many use.
    public static let trendingTags = Endpoint(
      .get, "/api/v1/trends/tags", .anyone,
      takes: MastodonTrendQuery.self, answers: [MastodonTag].self, notes: [.empty])

    /// The statuses that many share.
    public static let trendingStatuses = Endpoint(
      .get, "/api/v1/trends/statuses", .userOptional(.one(.readStatuses)),
      takes: MastodonTrendQuery.self, answers: [MastodonStatus].self, notes: [.empty])

    /// The links that many share.
    public static let trendingLinks = Endpoint(
      .get, "/api/v1/trends/links", .anyone,
      takes: MastodonTrendQuery.self, answers: [MastodonPreviewCard].self, notes: [.empty])

    /// What one doesn't want to read.
    public static let filters = Endpoint(
      .get, "/api/v2/filters", .user(.one(.readFilters)),
      answers: [MastodonUnmodelled].self, notes: [.empty])

    /// What one doesn't want to read, in the words of older clients.
    public static let filtersV1 = Endpoint(
      .get, "/api/v1/filters", .user(.one(.readFilters)),
      answers: [MastodonUnmodelled].self, notes: [.empty, .deprecated])

    /// What is to be published later.
    public static let scheduledStatuses = Endpoint(
      .get, "/api/v1/scheduled_statuses", .user(.one(.readStatuses)),
      takes: PageParameters.self, answers: [MastodonUnmodelled].self, notes: [.empty])

    /// One's private conversations.
    public static let conversations = Endpoint(
      .get, "/api/v1/conversations", .user(.one(.readStatuses)),
      takes: PageParameters.self, answers: [MastodonUnmodelled].self, notes: [.empty])

    /// The servers one blocks.
    public static let domainBlocks = Endpoint(
      .get, "/api/v1/domain_blocks", .user(.one(.readBlocks)),
      takes: PageParameters.self, answers: [String].self, notes: [.empty])

    /// What proves who someone is elsewhere.
    public static let identityProofs = Endpoint(
      .get, "/api/v1/accounts/:id/identity_proofs", .user(.free),
      answers: [MastodonUnmodelled].self, notes: [.empty, .deprecated])

    /// Which languages are translated into which.
    public static let translationLanguages = Endpoint(
      .get, "/api/v1/instance/translation_languages", .anyone,
      answers: [String: [String]].self, notes: [.empty])

    /// What the server says of itself at length.
    public static let extendedDescription = Endpoint(
      .get, "/api/v1/instance/extended_description", .anyone,
      answers: MastodonDocument.self, notes: [.empty])

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      customEmojis, announcements, trends, trendingTags, trendingStatuses, trendingLinks, filters, filtersV1,
      scheduledStatuses, conversations, domainBlocks, identityProofs, translationLanguages,
      extendedDescription)
  }
}
