import Post

/// What a reader sees of a comment: nil for a deleted one.
struct SeenComment: Equatable {
  var post: SeenPost?
  var replies: [SeenComment]
  var hidden: Int
}

extension SeenComment {
  init(_ branch: CommentBranch) {
    self.init(
      post: branch.comment.post.map(SeenPost.init), replies: branch.replies.map(SeenComment.init),
      hidden: branch.hiddenReplies)
  }
}

/// Threads, upwards and downwards.
extension Oracle {
  /// What a post answers, from the top of its thread down, nil for what was deleted, and the post itself; nothing
  /// where it is not to be seen.
  func thread(of post: Int, for viewer: Int?) -> [SeenPost?]? {
    guard sees(viewer, post) else { return nil }
    let above = sequence(first: post) { posts[$0].parent }.dropFirst()
      .filter { posts[$0].isDeleted || sees(viewer, $0) }
    return (above.reversed() + [post]).map { posts[$0].isDeleted ? nil : seen($0, by: viewer) }
  }

  /// The comments on a post, each with the first of what answers it; nil where the post is not to be seen.
  func comments(on post: Int, for viewer: Int?) -> [SeenComment]? {
    guard posts[post].isDeleted ? knowsOfDeleted(viewer, post) : sees(viewer, post) else { return nil }
    return answers(to: post, for: viewer).map { comment($0, level: 0, for: viewer) }
  }

  /// What surrounds a post, up to a depth; nil where the post is not to be seen.
  func context(of post: Int, depth: Int, for viewer: Int?) -> [[SeenPost]]? {
    guard sees(viewer, post) else { return nil }
    let above = sequence(first: post) { posts[$0].parent }.dropFirst().filter { sees(viewer, $0) }
    return [above.reversed(), below(post, depth: depth, for: viewer)].map { $0.map { seen($0, by: viewer) } }
  }

  private func below(_ post: Int, depth: Int, for viewer: Int?) -> [Int] {
    if depth == 0 { return [] }
    return posts.indices.filter { posts[$0].parent == post }.flatMap { answer in
      let isDeleted = posts[answer].isDeleted
      if !isDeleted, !sees(viewer, answer) || mutes(viewer, posts[answer].author) { return [] as [Int] }
      return (isDeleted ? [] : [answer]) + below(answer, depth: depth - 1, for: viewer)
    }
  }

  private func comment(_ number: Int, level: Int, for viewer: Int?) -> SeenComment {
    let widths = CommentBranch.widths
    let all = level < widths.count ? answers(to: number, for: viewer) : []
    let shown = level < widths.count ? Array(all.prefix(widths[level])) : []
    // Where there are too many to read them all, those are counted that the viewer may read, and that are for anyone.
    let standing = posts.indices.count { answer in
      guard posts[answer].parent == number, !posts[answer].isDeleted else { return false }
      return posts[answer].isCountedAsComment || leavesTrace(answer, for: viewer)
    }
    let counted = standing - shown.count { !posts[$0].isDeleted }
    let isKnown = level < widths.count && all.count <= (widths.max() ?? 0)
    return SeenComment(
      post: posts[number].isDeleted ? nil : seen(number, by: viewer),
      replies: shown.map { comment($0, level: level + 1, for: viewer) },
      hidden: isKnown ? all.count - shown.count : max(0, counted))
  }

  /// What answers a post: first what its own author wrote, then the oldest.
  private func answers(to post: Int, for viewer: Int?) -> [Int] {
    let all = posts.indices.filter { posts[$0].parent == post && leavesTrace($0, for: viewer) }
    let own = all.filter { posts[$0].author == posts[post].author }
    return own + all.filter { posts[$0].author != posts[post].author }
  }

  /// A deleted answer has a place as long as something is left below it, be it below other deleted ones.
  private func leavesTrace(_ post: Int, for viewer: Int?) -> Bool {
    if !posts[post].isDeleted { return sees(viewer, post) && !mutes(viewer, posts[post].author) }
    return posts.indices.contains { posts[$0].parent == post && leavesTrace($0, for: viewer) }
  }
}
