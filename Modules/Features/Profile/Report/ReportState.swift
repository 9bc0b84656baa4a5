public import AppValues
public import Entities

/// The progress of reporting a person.
public struct ReportState: Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
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

  public internal(set) var step = Step.reason
  /// Whom it is about; nil until they are known.
  public internal(set) var person: User?
  /// The post that led here, which shows what is meant.
  public internal(set) var post: Post?
  /// Posts of theirs to pick from, the latest first; none where a post led here.
  public internal(set) var offered: [Post] = []
  /// Where further posts begin.
  public internal(set) var older: Cursor?
  public internal(set) var picked: Set<ID<Post>> = []
  /// They have said which.
  public internal(set) var hasPicked = false
  /// As it was typed; kept when it is refused.
  public internal(set) var reason = ""
  public internal(set) var problem: AppError?
  public internal(set) var outcome: Outcome?

  /// Whether picking posts comes after the reason; not when the posts were picked before.
  public var isToPick: Bool { !offered.isEmpty && !hasPicked }

  /// Whether there are no posts to pick because the viewer blocks the person.
  public var hidesPosts: Bool {
    post == nil && offered.isEmpty && person?.relationship.isBlocking == true
  }

  /// The posts that are reported with the person.
  public var evidence: [Post] {
    post.map { [$0] } ?? offered.filter { picked.contains($0.id) }
  }

  /// Adds posts to pick from, each once.
  mutating func offer(_ page: Page<Post>) {
    let known = Set(offered.map(\.id))
    offered += page.items.filter { !known.contains($0.id) }
    // A page that leads to itself would be asked for without end.
    older = page.older == older ? nil : page.older
  }

  /// Offers a post no longer.
  mutating func withdraw(_ id: ID<Post>) {
    if post?.id == id { post = nil }
    offered.removeAll { $0.id == id }
    picked.remove(id)
  }
}
