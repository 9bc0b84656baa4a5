public import AppValues
public import Entities

/// What a person sees while writing.
public struct ComposeState: Equatable, Sendable {
  /// Where in writing one is.
  public enum Step: Equatable, Sendable {
    /// Reading what was begun before.
    case opening
    /// Whether to go on with something begun earlier is to be chosen.
    case choosingDraft
    /// The text is being entered.
    case writing
    /// The post is shown as it would be published, with what can be done with it.
    case preview
    /// What goes with the text is being entered or chosen.
    case setting(ComposeSetting)
    case photos(PhotoStep)
    /// Whether to throw the text away waits for a yes or no.
    case confirmingDiscard
    /// Nothing can be written here; `problem` or `subjectProblem` says why.
    case closed
    /// The text is published or thrown away.
    case finished
  }

  /// A post that can be published.
  public struct ReadyPost: Equatable, Sendable {
    /// As it would be published.
    public let content: PostContent<ID<Photo>>
    /// nil for a comment on what could not be read: as that is.
    public let visibility: PostVisibility?
    /// How many characters may still be added.
    public let remaining: Int
  }

  /// Who writes; nil when no one is signed in.
  public let author: Author?
  public let writing: Writing
  /// The post commented on or edited, as it was read last.
  public internal(set) var subject: Post?
  /// Why the post cannot be commented on or edited any more.
  public internal(set) var subjectProblem: AppError?
  /// When the version that is edited had come to be by an edit; nil for the first.
  public internal(set) var basedOn: Timestamp?
  public internal(set) var step = Step.opening
  /// What goes for what is left open.
  public internal(set) var defaults = WritingDefaults.standard
  /// Posts begun earlier, to choose from.
  public internal(set) var drafts: [Draft] = []
  /// As it was entered.
  public internal(set) var form = PostForm()
  /// The photos of the form, to be shown.
  public internal(set) var photos: [Photo] = []
  /// What was entered for a setting and is not acceptable.
  public internal(set) var entry: String?
  /// The post as it would be published; nil while it is not acceptable.
  public internal(set) var ready: ReadyPost?
  /// Who may be chosen to see it.
  public internal(set) var visibilities: [PostVisibility] = []
  /// Whether the text is one begun earlier.
  public internal(set) var isDraftBack = false
  /// Whether the text had been published before and deleted since.
  public internal(set) var wasDeleted = false
  /// Why the draft is not safe over a crash.
  public internal(set) var draftProblem: AppError?
  public internal(set) var problem: AppError?

  init(author: Author?, writing: Writing) {
    self.author = author
    self.writing = writing
  }

  /// Whether this changes a post, instead of adding one.
  public var isEdit: Bool {
    if case .edit = writing { true } else { false }
  }

  /// Whether the post was edited since the edit was begun: `subject` is what stands there now.
  public var isConflicting: Bool {
    isEdit && subject.map { $0.editedAt != basedOn } ?? false
  }
}
