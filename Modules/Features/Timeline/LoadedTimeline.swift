public import AppValues
import Entities

/// The loaded part of a timeline: one unbroken stretch, newest first, with each post once, the first way it
/// arrived.
public struct LoadedTimeline: Equatable, Sendable {
  public private(set) var items: [TimelineItem] = []
  /// Where the items below the stretch begin; nil when the timeline ends with it.
  public private(set) var older: Cursor?
  /// The upper end of the stretch; nil when there is nothing in it.
  public private(set) var newer: Cursor?
  /// Where the last visit ended; nil when there was none.
  let place: Cursor?
  /// Items just above that place; empty when nothing came since.
  private let unread: Set<ID<TimelineItem>>

  /// An empty timeline.
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
  func restarted(with page: Page<TimelineItem>) -> LoadedTimeline {
    var reading = self
    reading.items = Self.once(page.items)
    reading.older = page.older
    reading.newer = page.newer
    return reading
  }

  /// The first item already seen on the last visit; nil when no newer item is loaded above it.
  var firstReadItem: ID<TimelineItem>? {
    guard let last = items.lastIndex(where: { unread.contains($0.id) }), last + 1 < items.count else {
      return nil
    }
    return items[last + 1].id
  }

  /// Whether the last visit ended below the loaded part.
  var hasLastReadPositionBelow: Bool {
    !unread.isEmpty && older != nil && !items.contains { unread.contains($0.id) }
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

  /// Changes posts; nothing changes its place.
  mutating func changePosts(_ change: (Post) -> Post) {
    for index in items.indices { items[index].post = change(items[index].post) }
  }

  /// Takes posts out of the list.
  mutating func remove(_ posts: Set<ID<Post>>) {
    items.removeAll { posts.contains($0.post.id) }
  }

  /// The items with each post once: the oldest of those that brought it.
  static func once(_ items: [TimelineItem]) -> [TimelineItem] {
    var posts: Set<ID<Post>> = []
    return items.reversed().filter { posts.insert($0.post.id).inserted }.reversed()
  }
}
