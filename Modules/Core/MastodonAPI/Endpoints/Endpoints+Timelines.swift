import Entities

extension Endpoints {
  /// Timelines and search.
  public enum Timelines {
    /// Posts and shares by the user and the people they follow.
    public static let home = Endpoint(
      .get, "/api/v1/timelines/home", .user(.one(.readStatuses)),
      takes: PageParameters.self, answers: [MastodonStatus].self)

    /// Public posts by everyone.
    public static let everyone = Endpoint(
      .get, "/api/v1/timelines/public", .userOptional(.one(.readStatuses)),
      takes: PagedParameters<MastodonPublicFilters>.self, answers: [MastodonStatus].self)

    /// Public posts with a hashtag.
    public static let hashtag = Endpoint(
      .get, "/api/v1/timelines/tag/:hashtag", .userOptional(.one(.readStatuses)),
      takes: PagedParameters<MastodonHashtagFilters>.self, answers: [MastodonStatus].self)

    /// Posts and shares by the people in a list.
    public static let list = Endpoint(
      .get, "/api/v1/timelines/list/:list_id", .user(.one(.readLists)),
      takes: PageParameters.self, answers: [MastodonStatus].self)

    /// Searches for people, statuses and hashtags. `resolve` and `offset` require a user.
    public static let search = Endpoint(
      .get, "/api/v2/search", .userOptional(.one(.readSearch)),
      takes: MastodonSearchQuery.self, answers: MastodonSearchResults.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      home, everyone, hashtag, list, search)
  }
}
