public import AppScreens
public import AppValues
public import Entities
import Foundation
public import Navigation

/// What the screen for writing shows.
public struct ComposeState: Equatable, Sendable, ActingState {
  /// A step of writing.
  public enum Step: Equatable, Sendable {
    /// Reads drafts, and the post to comment on or edit.
    case opening
    /// Offers drafts to continue.
    case choosingDraft
    /// Asks for the text.
    case writing
    /// Shows the post as it would be published.
    case preview
    /// Asks for a setting.
    case setting(ComposeSetting)
    /// Shows the photos, or asks for one or its description.
    case photos(PhotoStep)
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
  /// Whether leaving keeps a draft; otherwise it discards the text.
  public var keepsDrafts: Bool
  /// The post commented on or edited, as last read.
  public var subject: Post?
  /// Why the post can no longer be commented on or edited.
  public var subjectProblem: AppError?
  /// The `editedAt` of the version that an edit changes; nil for the first version.
  public var basedOn: Timestamp?
  /// The step of writing, which decides what people can do.
  public var step: Step
  /// The author's defaults, for what the form leaves open; those of a new account until they are read.
  public var defaults = WritingDefaults.standard
  /// Drafts of posts, to choose from.
  public var drafts: [Draft] = []
  /// What was entered so far, unchecked.
  public var form: PostForm
  /// The photos of the form.
  public var photos: [Photo] = []
  /// What was entered for a setting or a photo and isn't valid.
  public var entry: String?
  /// The post as it would be published; nil while it isn't valid.
  public var ready: ReadyPost?
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
  ///   - step: The step of writing.
  ///   - form: What was entered so far.
  ///   - capabilities: What a post can have.
  ///   - places: The kinds of places that the app has.
  ///   - keepsDrafts: Whether leaving keeps a draft.
  public init(
    author: Author?, writing: Writing, step: Step = .opening, form: PostForm = PostForm(),
    capabilities: PostWritingCapabilities = .all, places: Set<Route.Kind> = .all, keepsDrafts: Bool = true
  ) {
    self.author = author
    self.writing = writing
    self.capabilities = capabilities
    self.places = places
    self.keepsDrafts = keepsDrafts
    self.step = step
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
