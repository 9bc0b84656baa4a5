public import AppValues

/// What a person has of a conversation in direct posts: those that the same people wrote each other in a thread.
public struct Conversation: Codable, Hashable, Sendable, Identifiable {
  /// Identifies the conversation among those of its person.
  public let id: AppValues.ID<Conversation>
  /// The others in it; empty for notes to oneself, and when their accounts are gone.
  public var people: [Author]
  /// Its newest post that the person can see.
  public var lastPost: Post
  /// Whether something in it hasn't been read.
  public var isUnread: Bool

  /// - Parameters:
  ///   - people: The others in it.
  ///   - lastPost: Its newest post that the person can see.
  public init(id: AppValues.ID<Conversation>, people: [Author], lastPost: Post, isUnread: Bool) {
    self.id = id
    self.people = people
    self.lastPost = lastPost
    self.isUnread = isUnread
  }
}
