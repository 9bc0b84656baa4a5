/// Endpoints that servers have together, or not at all.
enum EndpointGroup: String, Codable, Hashable, Sendable, CaseIterable {
  case bookmarks, favourites, lists, markers, hashtags, unreadCount, conversations, scheduled, filters,
    announcements
  /// Several posts or people by their ids.
  case statusList, accountList
  /// What is popular: hashtags, posts.
  case trendingTags, trendingStatuses
  case suggestions, directory, familiarFollowers, preferences, notificationPolicy, notificationRequests
  /// The people whom someone features; the hashtags that someone features, and that the viewer does.
  case endorsements, personFeaturedTags, featuredTags
  /// Streams of events on a WebSocket, and as server-sent events.
  case webSocket, events
}
