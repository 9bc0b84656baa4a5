public import Entities

/// A post to be published, checked by the interactor.
public struct NewPost: Hashable, Sendable {
  public var text: String
  /// What it is a comment on.
  public var replyTo: ID<Post>?
  public var visibility: Visibility
  /// What to say in place of the text until the reader opens it; nil when nothing.
  public var warning: String?
  /// The language of the text, an ISO 639-1 code; nil when the author did not say.
  public var language: String?
  /// Photos of the author's that stand on no post yet, in the order in which they are to be shown.
  public var photos: [ID<Photo>]
  public var place: Place?

  public init(
    text: String, replyTo: ID<Post>? = nil, visibility: Visibility = .everyone, warning: String? = nil,
    language: String? = nil, photos: [ID<Photo>] = [], place: Place? = nil
  ) {
    self.text = text
    self.replyTo = replyTo
    self.visibility = visibility
    self.warning = warning
    self.language = language
    self.photos = photos
    self.place = place
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
