public import AppValues
public import Entities

/// What is being written.
public enum Writing: Hashable, Sendable {
  case post
  case comment(on: ID<Post>)
  case edit(of: ID<Post>)

  /// The post commented on or edited; nil for a new one.
  public var subject: ID<Post>? {
    switch self {
    case .post: nil
    case .comment(let post), .edit(let post): post
    }
  }
}

/// Something begun and not yet published, with all that was chosen for it.
public struct Draft: Hashable, Sendable {
  /// Names it on this machine.
  public let id: ID<Draft>
  public let writing: Writing
  public let form: PostForm
  /// The key it will be published with, so that a crash after publishing does not publish twice.
  public let key: PublishKey
  /// Of an edit: when the version it began with had come to be by an edit; nil for the first.
  public let basedOn: Timestamp?
  public let savedAt: Timestamp

  public init(
    id: ID<Draft>, writing: Writing, form: PostForm, key: PublishKey, basedOn: Timestamp? = nil,
    savedAt: Timestamp
  ) {
    self.id = id
    self.writing = writing
    self.form = form
    self.key = key
    self.basedOn = basedOn
    self.savedAt = savedAt
  }
}
