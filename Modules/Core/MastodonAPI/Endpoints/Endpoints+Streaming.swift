import Entities

extension Endpoints {
  /// Live events.
  public enum Streaming {
    /// Any number of streams over a WebSocket. Each stream requires the scope that it has here.
    public static let webSocket = Endpoint(
      .get, "/api/v1/streaming", .user(.either([.readStatuses, .readNotifications])),
      takes: MastodonStreamQuery.self, answers: MastodonWebSocket.self)

    /// Whether streaming works: `OK`.
    public static let health = Endpoint(
      .get, "/api/v1/streaming/health", .anyone, answers: MastodonPlainOK.self)

    /// Events in the home timeline and in notifications.
    public static let user = Endpoint(
      .get, "/api/v1/streaming/user", .user(.every([.readStatuses, .readNotifications])),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// Events in notifications.
    public static let notifications = Endpoint(
      .get, "/api/v1/streaming/user/notification", .user(.one(.readNotifications)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// Events in the public timeline.
    public static let everyone = Endpoint(
      .get, "/api/v1/streaming/public", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// Events in the public timeline, from this server only.
    public static let local = Endpoint(
      .get, "/api/v1/streaming/public/local", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// Events in the public timeline, from other servers only.
    public static let remote = Endpoint(
      .get, "/api/v1/streaming/public/remote", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// Public statuses with a hashtag.
    public static let hashtag = Endpoint(
      .get, "/api/v1/streaming/hashtag", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// Public statuses with a hashtag, from this server only.
    public static let localHashtag = Endpoint(
      .get, "/api/v1/streaming/hashtag/local", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// Statuses and shares of the people in a list.
    public static let list = Endpoint(
      .get, "/api/v1/streaming/list", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// What comes into the user's inbox of direct statuses.
    public static let direct = Endpoint(
      .get, "/api/v1/streaming/direct", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      webSocket, health, user, notifications, everyone, local, remote, hashtag, localHashtag, list,
      direct)
  }
}
