public import AppValues
public import Entities

/// The viewer's inbox: direct posts, by conversation and people.
///
/// What blocked and muted people wrote isn't in it. A conversation of which nothing else is left isn't listed, and isn't
/// found.
public protocol ConversationsRepository: Sendable {
  /// A page of the conversations, by their newest posts.
  ///
  /// Throws `unauthenticated`, `invalid(.cursor, .malformed)`.
  func conversations(_ request: PageRequest) async throws(AppError) -> Page<Conversation>

  /// Marks a conversation as read, or as unread from its newest post on. Returns it as it is then.
  ///
  /// Throws `notFound`.
  func setRead(_ isRead: Bool, _ id: ID<Conversation>) async throws(AppError) -> Conversation

  /// Hides a conversation from the viewer alone, until something new comes.
  ///
  /// Throws `notFound`.
  func remove(_ id: ID<Conversation>) async throws(AppError)

  /// A page of the direct posts that the viewer wrote or is mentioned in, the newest first.
  ///
  /// Throws `unauthenticated`, `invalid(.cursor, .malformed)`.
  func directPosts(_ request: PageRequest) async throws(AppError) -> Page<Post>

  /// Signals when something may have come into the inbox, been read or gone.
  func conversationChanges() -> AsyncStream<LiveSignal>
}
