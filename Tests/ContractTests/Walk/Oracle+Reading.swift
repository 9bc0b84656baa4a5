import Entities
import Post
import Timeline

/// What a reader sees of a post in a list.
struct SeenPost: Equatable {
  var id: ID<Post>
  var text: String
  var author: String
  var sharedBy: String?
  var answers: String?
  var mentions: [String]
  var counts: PostCounts
  var marks: PostMarks

  init(_ item: TimelineItem) {
    self.init(item.post)
    sharedBy = item.sharedBy?.handle
  }

  init(_ post: Post) {
    id = post.id
    text = post.text
    author = post.author.handle
    answers = post.replyTo?.author?.handle
    mentions = post.mentions.map(\.handle)
    counts = post.counts
    marks = post.marks
  }

  fileprivate init(_ post: Oracle.Post, handle: (Int) -> String) {
    id = post.id
    text = post.text
    author = handle(post.author)
    mentions = post.mentions.map(handle)
    counts = PostCounts()
    marks = PostMarks()
  }
}

/// What a reader sees of a comment: nil for a deleted one.
struct SeenComment: Equatable {
  var post: SeenPost?
  var replies: [SeenComment]
  var hidden: Int

  fileprivate init(post: SeenPost?, replies: [SeenComment], hidden: Int) {
    self.post = post
    self.replies = replies
    self.hidden = hidden
  }

  init(_ branch: CommentBranch) {
    post = branch.comment.post.map(SeenPost.init)
    replies = branch.replies.map(SeenComment.init)
    hidden = branch.hiddenReplies
  }
}

extension Oracle {
  /// The name that the walk gives a person.
  static func handle(_ person: Int) -> String { "person\(person)" }

  func follows(_ follower: Int?, _ followee: Int) -> Bool {
    follows.contains { $0.follower == follower && $0.followee == followee }
  }

  /// Home, read in pages of a size: each post once a page, where it came first.
  func home(_ viewer: Int, limit: Int) -> [SeenPost] {
    let items = Array(items.reversed().filter { belongs($0, toHomeOf: viewer) })
    return stride(from: 0, to: items.count, by: limit).flatMap { start in
      let page = items[start..<min(start + limit, items.count)]
      return page.enumerated().filter { index, item in
        !page.dropFirst(index + 1).contains { $0.post == item.post }
      }.map { seen($1, by: viewer) }
    }
  }

  func everyone(_ viewer: Int?) -> [SeenPost] {
    items.reversed().filter { !$0.isShare && answered($0.post) == nil }.map { seen($0, by: viewer) }
  }

  func timeline(of person: Int, for viewer: Int?) -> [SeenPost] {
    items.reversed().filter { $0.actor == person }.map { seen($0, by: viewer) }
  }

  /// The comments on a post, each with the first of what answers it.
  func comments(on post: Int, for viewer: Int?) -> [SeenComment] {
    answers(to: post).map { comment($0, level: 0, for: viewer) }
  }

  private func comment(_ number: Int, level: Int, for viewer: Int?) -> SeenComment {
    let widths = CommentBranch.widths
    let all = level < widths.count ? answers(to: number) : []
    let shown = level < widths.count ? Array(all.prefix(widths[level])) : []
    // Where there are too many to read them all, those that still stand are counted.
    let counted = posts.count { $0.parent == number && !$0.isDeleted } - shown.count { !posts[$0].isDeleted }
    let isKnown = level < widths.count && all.count <= (widths.max() ?? 0)
    return SeenComment(
      post: posts[number].isDeleted ? nil : seen(number, by: viewer),
      replies: shown.map { comment($0, level: level + 1, for: viewer) },
      hidden: isKnown ? all.count - shown.count : max(0, counted))
  }

  /// What answers a post: first what its own author wrote, then the oldest. A deleted answer has a place as
  /// long as something is left below it.
  private func answers(to post: Int) -> [Int] {
    let all = posts.indices.filter { posts[$0].parent == post && leavesTrace($0) }
    let own = all.filter { posts[$0].author == posts[post].author }
    return own + all.filter { posts[$0].author != posts[post].author }
  }

  private func leavesTrace(_ post: Int) -> Bool {
    !posts[post].isDeleted || posts.indices.contains { posts[$0].parent == post && leavesTrace($0) }
  }

  func found(_ word: String, for viewer: Int?) -> [SeenPost] {
    posts.indices.reversed().filter { !posts[$0].isDeleted && posts[$0].text.contains(word) }
      .map { seen($0, by: viewer) }
  }

  func notices(of person: Int) -> [Notice] {
    notices.reversed().filter { $0.recipient == person && $0.isStanding }
  }

  /// The person whom a comment answers; nil for a post that stands alone or continues one's own.
  private func answered(_ post: Int) -> Int? {
    posts[post].parent.map { posts[$0].author }.flatMap { $0 == posts[post].author ? nil : $0 }
  }

  private func belongs(_ item: Item, toHomeOf viewer: Int) -> Bool {
    guard item.actor == viewer || follows(viewer, item.actor) else { return false }
    guard !item.isShare, item.actor != viewer, let answered = answered(item.post) else { return true }
    return answered == viewer || follows(viewer, answered)
  }

  private func seen(_ item: Item, by viewer: Int?) -> SeenPost {
    var seen = seen(item.post, by: viewer)
    seen.sharedBy = item.isShare ? Self.handle(item.actor) : nil
    return seen
  }

  private func seen(_ number: Int, by viewer: Int?) -> SeenPost {
    let post = posts[number]
    let sharers = items.filter { $0.isShare && $0.post == number }.map(\.actor)
    var seen = SeenPost(post, handle: Self.handle)
    if let parent = post.parent, !posts[parent].isDeleted {
      seen.answers = Self.handle(posts[parent].author)
    }
    seen.counts = PostCounts(
      likes: post.likes.count,
      comments: posts.count { $0.parent == number && !$0.isDeleted }, shares: sharers.count)
    seen.marks = PostMarks(
      isLiked: viewer.map(post.likes.contains) ?? false,
      isShared: viewer.map(sharers.contains) ?? false)
    return seen
  }
}
