public import Entities

/// What somebody has before them of a timeline: one unbroken stretch, newest first, each post once, the
/// first way it arrived.
public struct TimelineReading: Equatable, Sendable {
  public private(set) var items: [TimelineItem] = []
  /// Where the items below the stretch begin; nil when the timeline ends with it.
  public private(set) var older: Cursor?
  /// The upper end of the stretch; nil when there is nothing in it.
  public private(set) var newer: Cursor?
  /// Posts that vanished while they were being read. They keep their place, so that no number comes to
  /// mean another post, until the list is drawn anew.
  public private(set) var gone: Set<ID<Post>> = []
  /// Where the last visit ended; nil when there was none.
  let place: Cursor?
  /// Items just above that place; empty when nothing came since.
  private let unread: Set<ID<TimelineItem>>

  /// A reading of nothing.
  init() {
    self.init(Page(items: [], older: nil, newer: nil))
  }

  /// Begins with a page.
  ///
  /// - Parameters:
  ///   - place: Where the last visit ended.
  ///   - unread: The items just above `place`.
  init(_ page: Page<TimelineItem>, place: Cursor? = nil, unread: [TimelineItem] = []) {
    self.place = place
    self.unread = Set(unread.map(\.id))
    items = Self.once(page.items)
    older = page.older
    newer = page.newer
  }

  /// Begins anew with another page of the same visit.
  func restarted(with page: Page<TimelineItem>) -> TimelineReading {
    var reading = self
    reading.items = Self.once(page.items)
    reading.older = page.older
    reading.newer = page.newer
    reading.gone = []
    return reading
  }

  /// The posts that are shown, without those that vanished.
  var posts: [ID<Post>] { items.map(\.post.id).filter { !gone.contains($0) } }

  /// The first item that the last visit had seen already; nil when it is not below a newer one here.
  var leftAt: ID<TimelineItem>? {
    guard let last = items.lastIndex(where: { unread.contains($0.id) }), last + 1 < items.count else {
      return nil
    }
    return items[last + 1].id
  }

  /// Whether the last visit ended below what has been read so far.
  var leftFurtherDown: Bool {
    !unread.isEmpty && older != nil && !items.contains { unread.contains($0.id) }
  }

  func item(_ id: ID<TimelineItem>) -> TimelineItem? {
    items.first { $0.id == id }
  }

  /// Those of the items whose posts are not shown yet, each once.
  func fresh(_ candidates: [TimelineItem]) -> [TimelineItem] {
    let shown = Set(items.map(\.post.id))
    return Self.once(candidates.filter { !shown.contains($0.post.id) })
  }

  /// Goes on below.
  mutating func append(_ page: Page<TimelineItem>) {
    items += fresh(page.items)
    older = page.older
    if newer == nil { newer = page.newer }
  }

  /// Goes on above.
  mutating func prepend(_ page: Page<TimelineItem>) {
    let wasEmpty = newer == nil
    items = fresh(page.items) + items
    newer = page.newer ?? newer
    if wasEmpty { older = page.older }
  }

  /// Brings posts up to date wherever they stand; nothing changes its place.
  mutating func apply(_ post: Post) {
    for index in items.indices where items[index].post.id == post.id { items[index].post = post }
  }

  /// Marks a post as vanished.
  mutating func markGone(_ id: ID<Post>) {
    if items.contains(where: { $0.post.id == id }) { gone.insert(id) }
  }

  /// Closes the ranks where posts vanished.
  mutating func removeGone() {
    items.removeAll { gone.contains($0.post.id) }
    gone = []
  }

  /// The items with each post once: the oldest of those that brought it.
  static func once(_ items: [TimelineItem]) -> [TimelineItem] {
    var posts: Set<ID<Post>> = []
    return items.reversed().filter { posts.insert($0.post.id).inserted }.reversed()
  }
}
