import Entities

extension Endpoints {
  /// What there is to read.
  public enum Timelines {
    /// What oneself and the people one follows wrote and shared.
    public static let home = Endpoint(
      .get, "/api/v1/timelines/home", .user(.one(.readStatuses)),
      takes: PageParameters.self, answers: [MastodonStatus].self)

    /// What everyone wrote for everyone.
    public static let everyone = Endpoint(
      .get, "/api/v1/timelines/public", .userOptional(.one(.readStatuses)),
      takes: PagedParameters<MastodonPublicFilters>.self, answers: [MastodonStatus].self)

    /// What everyone wrote with a hashtag.
    public static let hashtag = Endpoint(
      .get, "/api/v1/timelines/tag/:hashtag", .userOptional(.one(.readStatuses)),
      takes: PagedParameters<MastodonHashtagFilters>.self, answers: [MastodonStatus].self)

    /// What the people of a list wrote and shared.
    public static let list = Endpoint(
      .get, "/api/v1/timelines/list/:list_id", .user(.one(.readLists)),
      takes: PageParameters.self, answers: [MastodonStatus].self)

    /// People, statuses and hashtags by what was typed. `resolve` and `offset` need a user.
    public static let search = Endpoint(
      .get, "/api/v2/search", .userOptional(.one(.readSearch)),
      takes: MastodonSearchQuery.self, answers: MastodonSearchResults.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      home, everyone, hashtag, list, search)
  }
}
