public import AppScreens
public import AppValues
public import Entities

/// What a person sees while writing.
public struct ComposeState: Equatable, Sendable, ActingState {
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
    /// The photos are shown, or one is being added or described.
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
    /// Who may see it; nil for a comment on what could not be read: as that is.
    public let visibility: PostVisibility?
    /// How many characters may still be added.
    public let remaining: Int

    /// A post to preview or test.
    public init(content: PostContent<ID<Photo>>, visibility: PostVisibility?, remaining: Int) {
      self.content = content
      self.visibility = visibility
      self.remaining = remaining
    }
  }

  /// Who writes; nil when no one is signed in.
  public let author: Author?
  /// What is written: a post, a comment, or a change of a post.
  public let writing: Writing
  /// What a post may be here.
  public var capabilities: PostWritingCapabilities
  /// The places of the app that writing leads to.
  public var places: PostPlaces
  /// Whether what is left unpublished stays as a draft; otherwise it is thrown away.
  public var keepsDrafts: Bool
  /// The post commented on or edited, as it was read last.
  public var subject: Post?
  /// Why the post cannot be commented on or edited any more.
  public var subjectProblem: AppError?
  /// When the version that is edited had come to be by an edit; nil for the first.
  public var basedOn: Timestamp?
  /// Where in writing one is, which decides what can be answered.
  public var step: Step
  /// What the writer has chosen for what is left open; those of a new account until they have been read.
  public var defaults = WritingDefaults.standard
  /// Posts begun earlier, to choose from.
  public var drafts: [Draft] = []
  /// What was entered so far, unchecked.
  public var form: PostForm
  /// The photos of the form, to be shown.
  public var photos: [Photo] = []
  /// What was entered for a setting and is not acceptable.
  public var entry: String?
  /// The post as it would be published; nil while it is not acceptable.
  public var ready: ReadyPost?
  /// Who may be chosen to see it.
  public var visibilities: [PostVisibility] = []
  /// Whether it cannot be published for those who are to see it, so that others must be chosen.
  public var needsVisibility = false
  /// Whether the text is one begun earlier.
  public var isDraftBack = false
  /// Whether the text had been published before and deleted since.
  public var wasDeleted = false
  /// Why the draft is not safe over a crash.
  public var draftProblem: AppError?
  /// What became of the last action: only a failure says anything.
  public var action = ActionState<Never, Never>()

  /// - Parameters:
  ///   - author: Who writes; nil when no one is signed in.
  ///   - writing: What is written.
  ///   - step: Where in writing one is.
  ///   - form: What was entered so far.
  ///   - capabilities: What a post may be here.
  ///   - places: The places of the app that writing leads to.
  ///   - keepsDrafts: Whether what is left unpublished stays as a draft.
  public init(
    author: Author?, writing: Writing, step: Step = .opening, form: PostForm = PostForm(),
    capabilities: PostWritingCapabilities = .all, places: PostPlaces = .all, keepsDrafts: Bool = true
  ) {
    self.author = author
    self.writing = writing
    self.capabilities = capabilities
    self.places = places
    self.keepsDrafts = keepsDrafts
    self.step = step
    self.form = form
  }

  /// Whether this changes a post, instead of adding one.
  public var isEdit: Bool { writing.isEdit }

  /// Whether there is something to choose for a setting, or to mend in it.
  public func has(_ setting: ComposeSetting) -> Bool {
    switch setting {
    // Visibility can't change after publishing: those who saw the post have seen it.
    case .visibility: !isEdit && visibilities.count > (needsVisibility ? 0 : 1)
    case .place: capabilities.places || form.content.place != nil
    case .warning, .language: true
    }
  }

  /// Whether the post was edited since the edit was begun: `subject` is what stands there now.
  public var isConflicting: Bool {
    isEdit && subject.map { $0.editedAt != basedOn } ?? false
  }
}
