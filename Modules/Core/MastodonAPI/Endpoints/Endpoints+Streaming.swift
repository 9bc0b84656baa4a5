import Entities

extension Endpoints {
  /// What happens, as it happens.
  public enum Streaming {
    /// Any streams, on one WebSocket. Each stream needs the scope that it has here.
    public static let webSocket = Endpoint(
      .get, "/api/v1/streaming", .user(.either([.readStatuses, .readNotifications])),
      takes: MastodonStreamQuery.self, answers: MastodonWebSocket.self)

    /// Whether streams work: `OK`.
    public static let health = Endpoint(
      .get, "/api/v1/streaming/health", .anyone, answers: MastodonPlainOK.self)

    /// What happens in home and in the notifications.
    public static let user = Endpoint(
      .get, "/api/v1/streaming/user", .user(.every([.readStatuses, .readNotifications])),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// What happens in the notifications.
    public static let notifications = Endpoint(
      .get, "/api/v1/streaming/user/notification", .user(.one(.readNotifications)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// What everyone writes for everyone.
    public static let everyone = Endpoint(
      .get, "/api/v1/streaming/public", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// The same, of this server.
    public static let local = Endpoint(
      .get, "/api/v1/streaming/public/local", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// The same, of other servers.
    public static let remote = Endpoint(
      .get, "/api/v1/streaming/public/remote", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// What everyone writes with a hashtag.
    public static let hashtag = Endpoint(
      .get, "/api/v1/streaming/hashtag", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// The same, of this server.
    public static let localHashtag = Endpoint(
      .get, "/api/v1/streaming/hashtag/local", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// What the people of a list write and share.
    public static let list = Endpoint(
      .get, "/api/v1/streaming/list", .user(.one(.readStatuses)),
      takes: MastodonStreamFilters.self, answers: MastodonEvents.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      webSocket, health, user, notifications, everyone, local, remote, hashtag, localHashtag, list)
  }
}
