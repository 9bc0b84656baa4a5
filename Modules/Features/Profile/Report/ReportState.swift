public import AppScreens
public import AppValues
public import Entities

/// The progress of reporting a person.
public struct ReportState: Equatable, Sendable, ActingState {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    /// Why the person is reported.
    case reason
    /// Which posts show what is meant.
    case posts
    /// Whether it is to be sent as it stands.
    case review
    /// Nothing any more: it has been sent.
    case done
    /// Nothing any more: whom it was to be about has deleted the account.
    case gone
  }

  /// What is to be said of the last choice.
  public enum Outcome: Equatable, Sendable {
    /// A post is picked no longer; so many still are.
    case leftOut(remaining: Int)
    /// So many that were picked are there no longer: the rest is to be sent again.
    case withdrawn(Int)
  }

  /// What is asked now.
  public var step: Step
  /// Whom it is about; nil until they are known.
  public var person: User?
  /// The post that led here, which shows what is meant; it is part of the report.
  public var namedPost: ID<Post>?
  /// What it says; nil where posts cannot be looked up.
  public var post: Post?
  /// Posts of theirs to pick from, the latest first; none where a post led here.
  public var offered: PagedList<Post>
  /// Which of `offered` are picked, at most `NewReport.maximumPosts`.
  public var picked: Set<ID<Post>>
  /// They have said which.
  public var hasPicked: Bool
  /// As it was typed; kept when it is refused.
  public var reason: String
  /// What can be done about people here.
  public var capabilities: ProfileCapabilities
  /// What became of the last action.
  public var action: ActionState<Outcome, Never>

  /// A state to preview, or to draw in a test.
  ///
  /// - Parameter namedPost: The id of `post`, unless another is given.
  public init(
    step: Step = .reason, person: User? = nil, namedPost: ID<Post>? = nil, post: Post? = nil,
    offered: PagedList<Post> = PagedList(), picked: Set<ID<Post>> = [], hasPicked: Bool = false,
    reason: String = "", capabilities: ProfileCapabilities = .all,
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

  /// Whether picking posts comes after the reason; not when the posts were picked before.
  public var isToPick: Bool { !offered.items.isEmpty && !hasPicked }

  /// Whether there are no posts to pick because the viewer blocks the person.
  public var hidesPosts: Bool {
    namedPost == nil && offered.items.isEmpty && person?.relationship.isBlocking == true
  }

  /// The posts that are reported with the person, as far as they can be shown.
  public var evidence: [Post] {
    post.map { [$0] } ?? offered.items.filter { picked.contains($0.id) }
  }

  /// The posts that are reported with the person.
  public var reportedPosts: [ID<Post>] { namedPost.map { [$0] } ?? evidence.map(\.id) }

  /// Whether the post that led here is reported without being shown.
  public var hasUnseenPost: Bool { namedPost != nil && post == nil }

  /// Offers a post no longer.
  mutating func withdraw(_ id: ID<Post>) {
    if namedPost == id { (namedPost, post) = (nil, nil) }
    offered.removeAll { $0.id == id }
    picked.remove(id)
  }
}
