import Entities

extension Endpoints {
  /// What many people write, like and share.
  public enum Trends {
    /// Trending hashtags, at an older path.
    public static let tagsV1 = Endpoint(
      .get, "/api/v1/trends", .anyone,
      takes: MastodonTrendQuery.self, answers: [MastodonTag].self)

    /// Trending hashtags.
    public static let tags = Endpoint(
      .get, "/api/v1/trends/tags", .anyone,
      takes: MastodonTrendQuery.self, answers: [MastodonTag].self)

    /// Trending statuses.
    public static let statuses = Endpoint(
      .get, "/api/v1/trends/statuses", .userOptional(.one(.readStatuses)),
      takes: MastodonTrendQuery.self, answers: [MastodonStatus].self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(tagsV1, tags, statuses)
  }
}
