public import AppValues
import Entities

/// The comments on a post that have been read so far, each with the first of what answers it.
public struct CommentList: Hashable, Sendable {
  /// The comments on the post itself.
  public private(set) var branches: [CommentBranch]
  /// Where the later comments begin; nil when these are all.
  public let next: Cursor?

  init(_ branches: [CommentBranch] = [], next: Cursor? = nil) {
    self.branches = branches
    self.next = next
  }

  /// The posts among them, in the order in which they are read.
  var posts: [Post] { branches.flatMap(\.posts) }

  /// How many comments there are, shown or counted.
  var size: Int { branches.reduce(0) { $0 + $1.size } }

  /// The list with its first comments as they are in another, in which they may have changed since.
  func keeping(_ other: CommentList) -> CommentList {
    CommentList(other.branches + branches.dropFirst(other.branches.count), next: next)
  }

  /// Whether both lists end at the same place.
  func isAsLong(as other: CommentList) -> Bool {
    next == other.next && branches.last?.id == other.branches.last?.id
  }

  mutating func changePosts(_ change: (Post) -> Post) {
    for index in branches.indices { branches[index].changePosts(change) }
  }
}
