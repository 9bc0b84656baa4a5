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

    /// What becomes of notifications of people whom the user may not know.
    public static let policy = Endpoint(
      .get, "/api/v2/notifications/policy", .user(.one(.readNotifications)),
      answers: MastodonNotificationPolicy.self)

    /// Changes what becomes of such notifications.
    public static let changePolicy = Endpoint(
      .patch, "/api/v2/notifications/policy", .user(.one(.writeNotifications)),
      takes: MastodonNotificationPolicyForm.self, answers: MastodonNotificationPolicy.self)

    /// The people whose notifications wait, the latest first. The ids of the links to pages are those of notifications.
    public static let requests = Endpoint(
      .get, "/api/v1/notifications/requests", .user(.one(.readNotifications)),
      takes: PageParameters.self, answers: [MastodonNotificationRequest].self)

    /// What waits from someone.
    public static let request = Endpoint(
      .get, "/api/v1/notifications/requests/:id", .user(.one(.readNotifications)),
      answers: MastodonNotificationRequest.self)

    /// Whether the notifications of all accepted requests are in the list.
    public static let merged = Endpoint(
      .get, "/api/v1/notifications/requests/merged", .user(.one(.readNotifications)),
      answers: MastodonRequestsMerged.self)

    /// Accepts a request, and notifications of its account from now on.
    public static let acceptRequest = Endpoint(
      .post, "/api/v1/notifications/requests/:id/accept", .user(.one(.writeNotifications)),
      answers: MastodonNothing.self)

    /// Dismisses what waits in a request.
    public static let dismissRequest = Endpoint(
      .post, "/api/v1/notifications/requests/:id/dismiss", .user(.one(.writeNotifications)),
      answers: MastodonNothing.self)

    /// Accepts several requests.
    public static let acceptRequests = Endpoint(
      .post, "/api/v1/notifications/requests/accept", .user(.one(.writeNotifications)),
      takes: MastodonIDs.self, answers: MastodonNothing.self)

    /// Dismisses what waits in several requests.
    public static let dismissRequests = Endpoint(
      .post, "/api/v1/notifications/requests/dismiss", .user(.one(.writeNotifications)),
      takes: MastodonIDs.self, answers: MastodonNothing.self)

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
      policy, changePolicy, requests, request, merged, acceptRequest, dismissRequest, acceptRequests,
      dismissRequests, subscribe, subscription, changeSubscription, unsubscribe, markers, setMarkers)
  }
}
