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
  /// The post that led here, which shows what is meant.
  public var post: Post?
  /// Posts of theirs to pick from, the latest first; none where a post led here.
  public var offered: PagedList<Post>
  /// Which of `offered` are picked, at most `NewReport.maximumPosts`.
  public var picked: Set<ID<Post>>
  /// They have said which.
  public var hasPicked: Bool
  /// As it was typed; kept when it is refused.
  public var reason: String
  /// What became of the last action.
  public var action: ActionState<Outcome, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .reason, person: User? = nil, post: Post? = nil, offered: PagedList<Post> = PagedList(),
    picked: Set<ID<Post>> = [], hasPicked: Bool = false, reason: String = "",
    action: ActionState<Outcome, Never> = ActionState()
  ) {
    self.step = step
    self.person = person
    self.post = post
    self.offered = offered
    self.picked = picked
    self.hasPicked = hasPicked
    self.reason = reason
    self.action = action
  }

  /// Whether picking posts comes after the reason; not when the posts were picked before.
  public var isToPick: Bool { !offered.items.isEmpty && !hasPicked }

  /// Whether there are no posts to pick because the viewer blocks the person.
  public var hidesPosts: Bool {
    post == nil && offered.items.isEmpty && person?.relationship.isBlocking == true
  }

  /// The posts that are reported with the person.
  public var evidence: [Post] {
    post.map { [$0] } ?? offered.items.filter { picked.contains($0.id) }
  }

  /// Offers a post no longer.
  mutating func withdraw(_ id: ID<Post>) {
    if post?.id == id { post = nil }
    offered.removeAll { $0.id == id }
    picked.remove(id)
  }
}
