import Entities
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

  func comments(on post: Int, for viewer: Int?) -> [SeenPost] {
    posts.indices.filter { posts[$0].parent == post && !posts[$0].isDeleted }
      .map { seen($0, by: viewer) }
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
