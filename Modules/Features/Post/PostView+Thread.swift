import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation

// The conversation: the posts it replies to, the post, and the comments as a tree.
extension PostView {
  func conversation(_ thread: PostThread, _ state: PostState) -> [Block<Action>] {
    (state.showsEarlier ? inFull(thread.ancestors, state) : folded(thread.ancestors, state))
      + [page(of: thread.post, under: thread.ancestors.last?.id, state)]
      + posts.pictures(of: thread.post, in: state) + comments(on: thread.post, state)
  }

  /// The post that it replies to in one row, below one that says how many posts come before: the post that someone
  /// opened is what they see.
  private func folded(_ ancestors: [ThreadPost], _ state: PostState) -> [Block<Action>] {
    guard let parent = ancestors.last else { return [] }
    let earlier = Line(strings.earlierPosts(ancestors.count - 1), .faint)
    let fold = Block.entry(Entry([earlier], open: Action.showEarlier, leads: true))
    return (ancestors.count > 1 ? [fold] : []) + [row(of: parent, state)]
  }

  private func row(of parent: ThreadPost, _ state: PostState) -> Block<Action> {
    switch parent {
    case .post(let post): posts.answered(post, in: state)
    case .deleted(let id): deleted(id, state, leads: true)
    }
  }

  private func inFull(_ ancestors: [ThreadPost], _ state: PostState) -> [Block<Action>] {
    if ancestors.isEmpty { return [] }
    var blocks = [Block<Action>.heading(strings.ancestors)]
    var above: ID<Post>?
    for ancestor in ancestors {
      blocks.append(entry(ancestor, under: above, state))
      above = ancestor.id
    }
    return blocks + [.heading(strings.thisPost)]
  }

  private func deleted(
    _ id: ID<Post>, _ state: PostState, indent: Int = 0, below: Line? = nil, leads: Bool = false
  ) -> Block<Action> {
    let mark = Line(context.words.social.posts.deletedMark, .faint, indent: indent)
    return .entry(
      Entry(
        [mark] + (below.map { [$0] } ?? []), open: state.places.contains(.post) ? .openDeleted(id) : nil,
        leads: leads))
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
    // Counts change live, while comments are read only when asked: new ones are offered by a notice and by the menu.
    // Comments that are counted but can't be read are mentioned.
    if state.newComments > 0, !state.isDeleted { return [] }
    return [.heading(strings.comments), .text(strings.hiddenComments)]
  }

  /// The branches in reading order: each comment, then its replies two columns further in.
  private func branches(
    _ branches: [CommentBranch], under parent: ID<Post>?, level: Int = 0, _ state: PostState
  ) -> [Block<Action>] {
    var above = parent
    return branches.flatMap { branch in
      // In the first level, every comment is on the post. Further in, a comment says what it replies to unless it's
      // right below that.
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
    let more =
      hidden > 0 && state.places.contains(.post)
      ? Line(strings.moreReplies(hidden), .faint, indent: indent) : nil
    switch post {
    case .post(let post):
      return posts.entry(
        post, in: state, saysContext: saysContext(post, under: above), indent: indent, below: more)
    case .deleted(let id): return deleted(id, state, indent: indent, below: more)
    }
  }

  /// A post right below the one it replies to doesn't need to say so.
  private func saysContext(_ post: Post, under above: ID<Post>?) -> Bool {
    guard let parent = post.replyTo else { return false }
    return parent.post == nil || parent.post != above
  }
}

extension CommentBranch {
  /// The last comment of the branch.
  fileprivate var last: ID<Post> { replies.last?.last ?? id }
}
