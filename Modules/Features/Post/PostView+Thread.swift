import AppScreens
import AppValues
import Entities
import PostActions
import Presentation

// The conversation: what the post answers, the post, and the comments as a tree.
extension PostView {
  func conversation(_ thread: PostThread, _ state: PostState) -> [Block<Action>] {
    var blocks: [Block<Action>] = []
    var above: ID<Post>?
    if !thread.ancestors.isEmpty {
      blocks.append(.heading(strings.ancestors))
      for ancestor in thread.ancestors {
        blocks.append(entry(ancestor, under: above, state))
        above = ancestor.id
      }
      blocks.append(.heading(strings.thisPost))
    }
    blocks.append(page(of: thread.post, under: above, state))
    return blocks + posts.pictures(of: thread.post, in: state) + comments(on: thread.post, state)
  }

  /// What is left of a conversation below a post that was deleted before it was read.
  func remains(of state: PostState) -> [Block<Action>] {
    let branches = state.comments.items
    let answered = branches.lazy.compactMap { $0.comment.post?.replyTo?.post }.first
    return [.text(context.words.social.posts.deletedMark), .heading(strings.comments)]
      + self.branches(branches, under: answered, state)
  }

  private func page(of post: Post, under above: ID<Post>?, _ state: PostState) -> Block<Action> {
    var lines = posts.page(of: post, in: state, saysContext: saysContext(post, under: above))
    lines.append(times(post))
    if post.marks.mutesConversation { lines.append(Line(strings.isMuted, .faint)) }
    return .lines(lines)
  }

  private func times(_ post: Post) -> Line {
    let published = context.words.dateAndTime(post.createdAt)
    guard let editedAt = post.editedAt else { return Line(published, .faint) }
    return Line("\(published) · \(strings.editedAt(context.words.dateAndTime(editedAt)))", .faint)
  }

  private func comments(on post: Post, _ state: PostState) -> [Block<Action>] {
    let blocks = branches(state.comments.items, under: post.id, state)
    if !blocks.isEmpty { return [.heading(strings.comments)] + blocks }
    if post.counts.comments == 0 { return [.heading(strings.comments), .text(strings.noComments)] }
    // The post's counts are told live, while the list is read when asked: what came since is offered by a
    // notice and by the menu. What is counted and cannot be read is not denied.
    if state.newComments > 0, !state.isDeleted { return [] }
    return [.heading(strings.comments), .text(strings.hiddenComments)]
  }

  /// The branches in the order in which they are read: each comment with what answers it, two columns further in.
  private func branches(
    _ branches: [CommentBranch], under parent: ID<Post>?, level: Int = 0, _ state: PostState
  ) -> [Block<Action>] {
    var above = parent
    return branches.flatMap { branch in
      // In the first level everything is a comment on the post; further in only what stands right below what it
      // answers needs not say so.
      let answered = level == 0 ? parent : above
      above = branch.last
      return [entry(branch.comment, under: answered, level: level, hidden: branch.hiddenReplies, state)]
        + self.branches(branch.replies, under: branch.id, level: level + 1, state)
    }
  }

  private func entry(
    _ post: ThreadPost, under above: ID<Post>?, level: Int = 0, hidden: Int = 0, _ state: PostState
  ) -> Block<Action> {
    let indent = 2 * level
    let more = hidden > 0 ? Line(strings.moreReplies(hidden), .faint, indent: indent) : nil
    switch post {
    case .post(let post):
      return posts.entry(
        post, in: state, saysContext: saysContext(post, under: above), indent: indent, below: more)
    case .deleted(let id):
      let mark = Line(context.words.social.posts.deletedMark, .faint, indent: indent)
      return .entry(Entry([mark] + (more.map { [$0] } ?? []), open: .openDeleted(id)))
    }
  }

  /// What stands right below the post it answers need not say so.
  private func saysContext(_ post: Post, under above: ID<Post>?) -> Bool {
    post.replyTo?.post != above
  }
}

extension CommentBranch {
  /// The comment that stands last in it.
  fileprivate var last: ID<Post> { replies.last?.last ?? id }
}
