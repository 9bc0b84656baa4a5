public import AppScreens
public import AppValues
public import Entities

/// The progress of reporting a person.
public struct ReportState: Equatable, Sendable, ActingState {
  /// A step of the report.
  public enum Step: Equatable, Sendable {
    /// Entering the reason.
    case reason
    /// Selecting posts that show the problem.
    case posts
    /// Reviewing the report before it is sent.
    case review
    /// The report has been sent.
    case done
    /// The reported account has been deleted.
    case gone
  }

  /// The outcome of an action.
  public enum Outcome: Equatable, Sendable {
    /// A post was deselected; `remaining` are still selected.
    case deselected(remaining: Int)
    /// This many selected posts no longer exist and were removed; the report hasn't been sent.
    case withdrawn(Int)
  }

  /// The current step.
  public var step: Step
  /// The reported person; nil until loaded.
  public var person: User?
  /// The id of the post that the report was opened from; it is part of the report.
  public var namedPost: ID<Post>?
  /// That post; nil if the source can't look up posts.
  public var post: Post?
  /// Posts of theirs to select from, newest first; empty if the report was opened from a post.
  public var offered: PagedList<Post>
  /// The selected posts of `offered`, up to `NewReport.maximumPosts`.
  public var picked: Set<ID<Post>>
  /// Whether the selection is done.
  public var hasPicked: Bool
  /// The reason as it was typed, valid or not.
  public var reason: String
  /// What the source can do about the viewer's relationships.
  public var capabilities: RelationCapabilities
  /// The outcome of the last action.
  public var action: ActionState<Outcome, Never>

  /// A state for a preview or a test.
  ///
  /// - Parameter namedPost: By default the id of `post`.
  public init(
    step: Step = .reason, person: User? = nil, namedPost: ID<Post>? = nil, post: Post? = nil,
    offered: PagedList<Post> = PagedList(), picked: Set<ID<Post>> = [], hasPicked: Bool = false,
    reason: String = "", capabilities: RelationCapabilities = .all,
    action: ActionState<Outcome, Never> = ActionState()
  ) {
    self.step = step
    self.person = person
    self.namedPost = namedPost ?? post?.id
    self.post = post
    self.offered = offered
    self.picked = picked
    self.hasPicked = hasPicked
    self.reason = reason
    self.capabilities = capabilities
    self.action = action
  }

  /// Whether the selection of posts follows the reason; false once it is done.
  public var isToPick: Bool { !offered.items.isEmpty && !hasPicked }

  /// Whether there are no posts to select because the viewer blocks the person.
  public var hidesPosts: Bool {
    namedPost == nil && offered.items.isEmpty && person?.relationship.isBlocking == true
  }

  /// The reported posts that can be shown.
  public var evidence: [Post] {
    post.map { [$0] } ?? offered.items.filter { picked.contains($0.id) }
  }

  /// The ids of all reported posts.
  public var reportedPosts: [ID<Post>] { namedPost.map { [$0] } ?? evidence.map(\.id) }

  /// Whether the post that the report was opened from can't be shown.
  public var hasUnseenPost: Bool { namedPost != nil && post == nil }

  /// Removes a post from the report and from the selection.
  mutating func withdraw(_ id: ID<Post>) {
    if namedPost == id { (namedPost, post) = (nil, nil) }
    offered.removeAll { $0.id == id }
    picked.remove(id)
  }
}
