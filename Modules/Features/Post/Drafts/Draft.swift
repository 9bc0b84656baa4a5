public import AppValues
public import Entities

/// What is being written.
public enum Writing: Hashable, Sendable {
  /// A new post that answers nothing.
  case post
  /// A comment on a post.
  case comment(on: ID<Post>)
  /// A change of a post of the viewer's own.
  case edit(of: ID<Post>)

  /// The post commented on or edited; nil for a new one.
  public var subject: ID<Post>? {
    switch self {
    case .post: nil
    case .comment(let post), .edit(let post): post
    }
  }

  /// Whether it changes a post, instead of adding one.
  var isEdit: Bool {
    if case .edit = self { true } else { false }
  }
}

/// Something begun and not yet published, with all that was chosen for it.
public struct Draft: Hashable, Sendable {
  /// Names it on this machine.
  public let id: ID<Draft>
  /// What it is to become.
  public let writing: Writing
  /// What was entered so far, which need not be acceptable yet.
  public let form: PostForm
  /// The key it will be published with, so that a crash after publishing does not publish twice.
  public let key: PublishKey
  /// Of an edit: when the version it began with had come to be by an edit; nil for the first.
  public let basedOn: Timestamp?
  /// When it was kept last.
  public let savedAt: Timestamp

  /// A draft as a store reads it; `DraftInteractor.draft(_:named:of:basedOn:after:)` makes one of a form.
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
