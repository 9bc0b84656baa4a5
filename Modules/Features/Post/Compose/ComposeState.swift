public import AppScreens
public import AppValues
public import Entities
import Foundation
public import Navigation

/// What the screen for writing shows.
public struct ComposeState: Equatable, Sendable, ActingState {
  /// How far writing has come.
  public enum Phase: Equatable, Sendable {
    /// Reads drafts, and the post to comment on or edit.
    case opening
    /// Offers drafts to continue.
    case choosingDraft
    /// The post is being written: everything about it can be changed, in any order.
    case writing
    /// Asks whether to discard the text.
    case confirmingDiscard
    /// Nothing can be written; `problem` or `subjectProblem` says why.
    case closed
    /// The text was published or discarded.
    case finished
  }

  /// A post that can be published.
  public struct ReadyPost: Equatable, Sendable {
    /// The content as it would be published.
    public let content: PostContent<ID<Photo>>
    /// Who can see the post; nil for a comment on a post that couldn't be read: same as that post.
    public let visibility: PostVisibility?
    /// How many more characters the post can have.
    public let remaining: Int

    /// A post to preview or test.
    public init(content: PostContent<ID<Photo>>, visibility: PostVisibility?, remaining: Int) {
      self.content = content
      self.visibility = visibility
      self.remaining = remaining
    }
  }

  /// The author; nil when signed out.
  public let author: Author?
  /// What is written: a post, a comment, or an edit.
  public let writing: Writing
  /// What a post can have.
  public var capabilities: PostWritingCapabilities
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// Whether the post can be published later.
  public var schedules = false
  /// Whether leaving keeps a draft; otherwise it discards the text.
  public var keepsDrafts: Bool
  /// The post commented on or edited, as last read.
  public var subject: Post?
  /// Why the post can no longer be commented on or edited.
  public var subjectProblem: AppError?
  /// The `editedAt` of the version that an edit changes; nil for the first version.
  public var basedOn: Timestamp?
  /// How far writing has come, which decides what people can do.
  public var phase: Phase
  /// The author's defaults, for what the form leaves open; those of a new account until they are read.
  public var defaults = WritingDefaults.standard
  /// Drafts of posts, to choose from.
  public var drafts: [Draft] = []
  /// What was entered so far, unchecked.
  public var form: PostForm
  /// The photos of the form.
  public var photos: [Photo] = []
  /// The post as it would be published; nil while it isn't valid.
  public var ready: ReadyPost?
  /// What has to be corrected before it can be published; nil while it's valid.
  public var fault: AppError?
  /// The handles that it mentions and that don't exist, without the `@`.
  public var unknownPeople: [String] = []
  /// The visibilities to choose from.
  public var visibilities: [PostVisibility] = []
  /// Whether the post can't have its present visibility, so that another must be chosen.
  public var needsVisibility = false
  /// Whether a draft was just restored.
  public var isDraftBack = false
  /// Whether there are other drafts of posts, where the text came first and none was offered.
  public var hasOtherDrafts = false
  /// Whether the text was published before and deleted since.
  public var wasDeleted = false
  /// Why the draft couldn't be saved or read.
  public var draftProblem: AppError?
  /// The outcome of the last action. Only a failure is shown.
  public var action = ActionState<Never, Never>()

  /// - Parameters:
  ///   - author: The author; nil when signed out.
  ///   - writing: What is written.
  ///   - phase: How far writing has come.
  ///   - form: What was entered so far.
  ///   - capabilities: What a post can have.
  ///   - places: The kinds of places that the app has.
  ///   - keepsDrafts: Whether leaving keeps a draft.
  public init(
    author: Author?, writing: Writing, phase: Phase = .opening, form: PostForm = PostForm(),
    capabilities: PostWritingCapabilities = .all, places: Set<Route.Kind> = .all, keepsDrafts: Bool = true
  ) {
    self.author = author
    self.writing = writing
    self.capabilities = capabilities
    self.places = places
    self.keepsDrafts = keepsDrafts
    self.phase = phase
    self.form = form
  }

  /// Whether this is an edit of a post.
  public var isEdit: Bool { writing.isEdit }

  /// How many more characters the post could have with another text: those whom a comment has to mention count too.
  func remaining(with text: String) -> Int {
    ContentRule.remaining(addressed(text), warning: form.content.warning, capabilities)
  }

  private func addressed(_ text: String) -> String {
    guard case .comment = writing, let subject else { return text }
    // One that can't be chosen is changed before anything is published: until then no one has to be mentioned.
    let visibility = try? VisibilityRule.checked(
      form.visibility, answering: subject, by: defaults.visibility, among: capabilities.visibilities)
    guard let visibility else { return text }
    return VisibilityRule.addressed(
      text.trimmingCharacters(in: .whitespacesAndNewlines), answering: subject, by: author?.id,
      for: visibility)
  }

  /// Whether the post was edited elsewhere since this edit was begun; `subject` is the current version.
  public var isConflicting: Bool {
    isEdit && subject.map { $0.editedAt != basedOn } ?? false
  }
}
