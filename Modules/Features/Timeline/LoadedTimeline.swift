public import AppValues

/// The loaded part of a timeline, and how much of it was seen on the last visit.
public struct LoadedTimeline: Equatable, Sendable {
  /// One stretch without gaps, newest first. Each post appears once, the first way it arrived.
  public var list: PagedList<TimelineItem>
  /// Where the last visit ended; nil when there was none.
  let position: Cursor?
  /// The items just above that position; empty when there are none since.
  private let unread: Set<ID<TimelineItem>>

  /// A timeline of which one page is loaded.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - position: Where the last visit ended.
  ///   - unread: The items just above `position`.
  public init(
    _ page: Page<TimelineItem> = Page(items: [], older: nil, newer: nil), position: Cursor? = nil,
    unread: [TimelineItem] = []
  ) {
    list = PagedList(page)
    self.position = position
    self.unread = Set(unread.map(\.id))
  }

  /// The loaded items, newest first.
  public var items: [TimelineItem] { list.items }

  /// The same visit with another page in place of what was loaded.
  func restarted(with page: Page<TimelineItem>) -> LoadedTimeline {
    var loaded = self
    loaded.list = PagedList(page)
    return loaded
  }

  /// The first item already seen on the last visit; nil when no newer item is loaded above it.
  public var firstReadItem: ID<TimelineItem>? {
    guard let last = items.lastIndex(where: { unread.contains($0.id) }), last + 1 < items.count else {
      return nil
    }
    return items[last + 1].id
  }

  /// Whether the last visit ended below the loaded part.
  public var hasLastReadPositionBelow: Bool {
    !unread.isEmpty && list.older != nil && !items.contains { unread.contains($0.id) }
  }
}
