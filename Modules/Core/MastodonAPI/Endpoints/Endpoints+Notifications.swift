import Entities

extension Endpoints {
  /// What concerns someone, and how they are told.
  public enum Notifications {
    /// One's notifications.
    public static let list = Endpoint(
      .get, "/api/v1/notifications", .user(.one(.readNotifications)),
      takes: PagedParameters<MastodonNotificationFilters>.self, answers: [MastodonNotification].self)

    /// A notification.
    public static let show = Endpoint(
      .get, "/api/v1/notifications/:id", .user(.one(.readNotifications)),
      answers: MastodonNotification.self)

    /// How many are newer than the one last read.
    public static let unreadCount = Endpoint(
      .get, "/api/v1/notifications/unread_count", .user(.one(.readNotifications)),
      takes: MastodonUnreadFilters.self, answers: MastodonUnreadCount.self)

    /// Takes all away.
    public static let clear = Endpoint(
      .post, "/api/v1/notifications/clear", .user(.one(.writeNotifications)), answers: MastodonNothing.self)

    /// Takes one away.
    public static let dismiss = Endpoint(
      .post, "/api/v1/notifications/:id/dismiss", .user(.one(.writeNotifications)),
      answers: MastodonNothing.self)

    /// Has a device told, in place of what was said before.
    public static let subscribe = Endpoint(
      .post, "/api/v1/push/subscription", .user(.one(.push)),
      takes: MastodonPushForm.self, answers: MastodonWebPushSubscription.self)

    /// How a device is told.
    public static let subscription = Endpoint(
      .get, "/api/v1/push/subscription", .user(.one(.push)), answers: MastodonWebPushSubscription.self)

    /// Changes of what a device is told.
    public static let changeSubscription = Endpoint(
      .put, "/api/v1/push/subscription", .user(.one(.push)),
      takes: MastodonPushForm.self, answers: MastodonWebPushSubscription.self)

    /// Has a device told no more.
    public static let unsubscribe = Endpoint(
      .delete, "/api/v1/push/subscription", .user(.one(.push)), answers: MastodonNothing.self)

    /// How far one has read.
    public static let markers = Endpoint(
      .get, "/api/v1/markers", .user(.one(.readStatuses)),
      takes: MastodonMarkerQuery.self, answers: MastodonMarkers.self)

    /// Says how far one has read.
    public static let setMarkers = Endpoint(
      .post, "/api/v1/markers", .user(.one(.writeStatuses)),
      takes: MastodonMarkerForm.self, answers: MastodonMarkers.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      list, show, unreadCount, clear, dismiss, subscribe, subscription, changeSubscription, unsubscribe,
      markers, setMarkers)
  }
}
