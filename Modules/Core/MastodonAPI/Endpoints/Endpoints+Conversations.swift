import Entities

extension Endpoints {
  /// The inbox of direct statuses.
  public enum Conversations {
    /// The user's conversations, by their newest statuses. The ids of the links to pages are those of statuses.
    public static let list = Endpoint(
      .get, "/api/v1/conversations", .user(.one(.readStatuses)),
      takes: PageParameters.self, answers: [MastodonConversation].self)

    /// Hides a conversation from the user until something new comes.
    public static let remove = Endpoint(
      .delete, "/api/v1/conversations/:id", .user(.one(.writeConversations)), answers: MastodonNothing.self)

    /// Marks a conversation as read.
    public static let read = Endpoint(
      .post, "/api/v1/conversations/:id/read", .user(.one(.writeConversations)),
      answers: MastodonConversation.self)

    /// Marks a conversation as unread.
    public static let unread = Endpoint(
      .post, "/api/v1/conversations/:id/unread", .user(.one(.writeConversations)),
      answers: MastodonConversation.self)

    /// The direct statuses that the user wrote or is mentioned in.
    public static let statuses = Endpoint(
      .get, "/api/v1/timelines/direct", .user(.one(.readStatuses)),
      takes: PageParameters.self, answers: [MastodonStatus].self, notes: [.deprecated])

    /// All of these, without their types.
    public static let all = Endpoints.describe(list, remove, read, unread, statuses)
  }
}
