import Entities

extension Endpoints {
  /// Notifications, and push subscriptions.
  public enum Notifications {
    /// The user's notifications.
    public static let list = Endpoint(
      .get, "/api/v1/notifications", .user(.one(.readNotifications)),
      takes: PagedParameters<MastodonNotificationFilters>.self, answers: [MastodonNotification].self)

    /// A notification.
    public static let show = Endpoint(
      .get, "/api/v1/notifications/:id", .user(.one(.readNotifications)),
      answers: MastodonNotification.self)

    /// The number of notifications newer than the last one read.
    public static let unreadCount = Endpoint(
      .get, "/api/v1/notifications/unread_count", .user(.one(.readNotifications)),
      takes: MastodonUnreadFilters.self, answers: MastodonUnreadCount.self)

    /// Dismisses all notifications.
    public static let clear = Endpoint(
      .post, "/api/v1/notifications/clear", .user(.one(.writeNotifications)), answers: MastodonNothing.self)

    /// Dismisses a notification.
    public static let dismiss = Endpoint(
      .post, "/api/v1/notifications/:id/dismiss", .user(.one(.writeNotifications)),
      answers: MastodonNothing.self)

    /// The user's notifications by group.
    public static let groups = Endpoint(
      .get, "/api/v2/notifications", .user(.one(.readNotifications)),
      takes: PagedParameters<MastodonGroupFilters>.self, answers: MastodonGroupedNotifications.self)

    /// The number of groups with notifications newer than the last one read.
    public static let unreadGroupCount = Endpoint(
      .get, "/api/v2/notifications/unread_count", .user(.one(.readNotifications)),
      takes: MastodonUnreadGroupFilters.self, answers: MastodonUnreadCount.self)

    /// A group of notifications.
    public static let group = Endpoint(
      .get, "/api/v2/notifications/:group_key", .user(.one(.readNotifications)),
      answers: MastodonGroupedNotifications.self)

    /// The accounts of a group of notifications, the latest first.
    public static let groupAccounts = Endpoint(
      .get, "/api/v2/notifications/:group_key/accounts", .user(.one(.readNotifications)),
      takes: PageParameters.self, answers: [MastodonAccount].self)

    /// Dismisses a group of notifications.
    public static let dismissGroup = Endpoint(
      .post, "/api/v2/notifications/:group_key/dismiss", .user(.one(.writeNotifications)),
      answers: MastodonNothing.self)

    /// Subscribes a device to notifications, replacing its subscription.
    public static let subscribe = Endpoint(
      .post, "/api/v1/push/subscription", .user(.one(.push)),
      takes: MastodonPushForm.self, answers: MastodonWebPushSubscription.self)

    /// The subscription of a device.
    public static let subscription = Endpoint(
      .get, "/api/v1/push/subscription", .user(.one(.push)), answers: MastodonWebPushSubscription.self)

    /// Changes the subscription of a device.
    public static let changeSubscription = Endpoint(
      .put, "/api/v1/push/subscription", .user(.one(.push)),
      takes: MastodonPushForm.self, answers: MastodonWebPushSubscription.self)

    /// Unsubscribes a device.
    public static let unsubscribe = Endpoint(
      .delete, "/api/v1/push/subscription", .user(.one(.push)), answers: MastodonNothing.self)

    /// How far the user has read their timelines.
    public static let markers = Endpoint(
      .get, "/api/v1/markers", .user(.one(.readStatuses)),
      takes: MastodonMarkerQuery.self, answers: MastodonMarkers.self)

    /// Stores how far the user has read their timelines.
    public static let setMarkers = Endpoint(
      .post, "/api/v1/markers", .user(.one(.writeStatuses)),
      takes: MastodonMarkerForm.self, answers: MastodonMarkers.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      list, show, unreadCount, clear, dismiss, groups, unreadGroupCount, group, groupAccounts, dismissGroup,
      subscribe, subscription, changeSubscription, unsubscribe, markers, setMarkers)
  }
}
