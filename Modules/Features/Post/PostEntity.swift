public import Entities

/// A post to be published, checked by the interactor.
public struct NewPost: Hashable, Sendable {
  public let text: String
  /// What it is a comment on.
  public let replyTo: ID<Post>?

  public init(text: String, replyTo: ID<Post>? = nil) {
    self.text = text
    self.replyTo = replyTo
  }
}

/// Names one wish to publish: however often it is sent, the same key gives the same post.
public struct PublishKey: Hashable, Sendable {
  /// 1 to 255 characters.
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Something begun and not yet published.
public struct Draft: Hashable, Sendable {
  public let text: String
  public let replyTo: ID<Post>?
  /// The key it will be published with, so that a crash after publishing does not publish twice.
  public let key: PublishKey

  public init(text: String, replyTo: ID<Post>?, key: PublishKey) {
    self.text = text
    self.replyTo = replyTo
    self.key = key
  }
}

/// A post among what it answers and what answers it.
public struct PostThread: Hashable, Sendable {
  /// What it answers, from the first post of the conversation down to its parent.
  public let ancestors: [Post]
  public let post: Post

  public init(ancestors: [Post], post: Post) {
    self.ancestors = ancestors
    self.post = post
  }
}
