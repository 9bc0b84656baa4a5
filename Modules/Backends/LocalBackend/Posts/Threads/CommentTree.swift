import AppValues
import Entities
import Post
import SocialLocalStore

/// The comments that were read, from which the branches that people see are made.
struct CommentTree {
  /// A comment by number, with what it answers, and how many comments on it count or can be read by the viewer.
  struct Node {
    let id: Int64
    let parent: Int64
    let comments: Int
  }

  private let answers: [Int64: [Node]]
  private let counts: [Int64: Int]
  /// The most replies to one comment that were read.
  private let width: Int

  /// - Parameter nodes: In the order in which they are read.
  init(_ nodes: [Node], width: Int) {
    answers = Dictionary(grouping: nodes, by: \.parent)
    counts = nodes.reduce(into: [:]) { counts, node in counts[node.id] = node.comments }
    self.width = width
  }

  /// A comment and what is shown below it.
  func shown(from comment: Int64, level: Int = 0) -> [Int64] {
    [comment] + children(of: comment, at: level).flatMap { shown(from: $0, level: level + 1) }
  }

  /// A comment with what is shown below it.
  ///
  /// - Parameter posts: All that is shown and not deleted.
  func branch(_ comment: Int64, _ posts: [Int64: Post], level: Int = 0) -> CommentBranch {
    let children = children(of: comment, at: level)
    return CommentBranch(
      comment: posts[comment].map(ThreadPost.post) ?? .deleted(ID(comment)),
      replies: children.map { branch($0, posts, level: level + 1) },
      hiddenReplies: hidden(below: comment, showing: children, posts, at: level))
  }

  private func children(of comment: Int64, at level: Int) -> [Int64] {
    guard CommentBranch.widths.indices.contains(level) else { return [] }
    return (answers[comment] ?? []).prefix(CommentBranch.widths[level]).map(\.id)
  }

  /// How many replies aren't shown: as many as were read, if all were; otherwise as many as are counted.
  private func hidden(
    below comment: Int64, showing children: [Int64], _ posts: [Int64: Post], at level: Int
  ) -> Int {
    let read = answers[comment]?.count ?? 0
    if CommentBranch.widths.indices.contains(level), read < width { return read - children.count }
    return max(0, (counts[comment] ?? 0) - children.count { posts[$0] != nil })
  }
}
