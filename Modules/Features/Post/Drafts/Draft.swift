public import AppValues
public import Entities
import Navigation

/// What people write.
public enum Writing: Hashable, Sendable {
  /// A new post.
  case post
  /// A comment on a post.
  case comment(on: ID<Post>)
  /// An edit of one of the viewer's posts.
  case edit(of: ID<Post>)

  /// The post commented on or edited; nil for a new one.
  public var subject: ID<Post>? {
    switch self {
    case .post: nil
    case .comment(let post), .edit(let post): post
    }
  }

  /// The kind of places where it's continued.
  var place: Route.Kind {
    switch self {
    case .post: .draft
    case .comment: .comment
    case .edit: .edit
    }
  }

  /// Whether this is an edit of a post.
  var isEdit: Bool {
    if case .edit = self { true } else { false }
  }
}

/// Something started and not published yet, with everything chosen for it.
public struct Draft: Hashable, Sendable {
  /// The ID of the draft on this device.
  public let id: ID<Draft>
  /// What the draft is for.
  public let writing: Writing
  /// What was entered so far. It may not be valid yet.
  public let form: PostForm
  /// The key to publish with, so that publishing again after a crash doesn't create a second post.
  public let key: PublishKey
  /// For an edit, the `editedAt` of the version that it changes; nil for the first version.
  public let basedOn: Timestamp?
  /// When the draft was last saved.
  public let savedAt: Timestamp

  /// A draft as a store reads it; `DraftInteractor.draft(_:named:of:basedOn:after:)` creates one from a form.
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
