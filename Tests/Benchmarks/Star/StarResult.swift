/// What came of the star's benchmark. Times are medians in seconds unless they are a list.
struct StarResult {
  struct Notices {
    let first: Double
    let deep: Double
    let unread: Double
  }

  struct Post {
    let opened: Double
    let likers: Double
    /// A like taken back and given again.
    let liked: Double
    /// Once, as what follows.
    let edited: Double
    /// How long after the edit all have been told of it who like the post.
    let told: Double
    let deleted: Double
  }

  /// How long each page and each post of the others took.
  struct Crowd {
    var pages: [Double] = []
    var posts: [Double] = []
  }

  let posts: Int
  let people: Int
  let noticeCount: Int
  let notices: Notices
  let post: Post
  /// Before and after.
  let quiet: [Crowd]
  let busy: Crowd
  let deletion: Double

  func add(to table: Table, _ kind: StoreKind) {
    table.add(
      "Notices, \(noticeCount.grouped), all unread, \(kind.name): first page, page 100, unread count",
      [notices.first, notices.deep, notices.unread].milliseconds)
    table.add(
      "Post with \(people.grouped) likes, \(kind.name): opened, who liked it, unliked and liked",
      [post.opened, post.likers, post.liked].milliseconds)
    table.add(
      "The same post, \(kind.name): edited, all told who like it, deleted",
      [post.edited, post.told, post.deleted].milliseconds)
    table.add(
      "Deleting an account with \(posts.grouped) posts and \(people.grouped) followers, \(kind.name)",
      "\(deletion.digits(1)) s")
    table.add(
      "Others' home pages meanwhile, \(kind.name): median, p95, to the slower of before and after",
      [busy.pages.median, busy.pages.percentile(0.95)].milliseconds, ratios(\.pages), aim: "≤ 2")
    table.add(
      "Others' posts meanwhile, \(kind.name): median, p95, to the slower of before and after",
      [busy.posts.median, busy.posts.percentile(0.95)].milliseconds, ratios(\.posts))
  }

  private func ratios(_ times: KeyPath<Crowd, [Double]>) -> String {
    let (busy, quiet) = (busy[keyPath: times], quiet.map { $0[keyPath: times] })
    let ratios = [\.median, { $0.percentile(0.95) }].map { (statistic: ([Double]) -> Double) in
      statistic(busy) / (quiet.map(statistic).max() ?? 0)
    }
    return ratios.map { $0.digits(2) }.joined(separator: ", ")
  }
}

extension [Double] {
  fileprivate var milliseconds: String { "\(map(\.asMilliseconds).joined(separator: " · ")) ms" }
}
