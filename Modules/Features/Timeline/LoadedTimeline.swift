public import AppValues
import Entities

/// The loaded part of a timeline, and how much of it the last visit had seen.
public struct LoadedTimeline: Equatable, Sendable {
  /// One unbroken stretch, newest first, with each post once, the first way it arrived.
  public var list: PagedList<TimelineItem>
  /// Where the last visit ended; nil when there was none.
  let place: Cursor?
  /// Items just above that place; empty when nothing came since.
  private let unread: Set<ID<TimelineItem>>

  /// Begins with a page.
  ///
  /// - Parameters:
  ///   - place: Where the last visit ended.
  ///   - unread: The items just above `place`.
  public init(
    _ page: Page<TimelineItem> = Page(items: [], older: nil, newer: nil), place: Cursor? = nil,
    unread: [TimelineItem] = []
  ) {
    list = PagedList(page)
    self.place = place
    self.unread = Set(unread.map(\.id))
  }

  /// The items of the stretch.
  public var items: [TimelineItem] { list.items }

  /// Begins anew with another page of the same visit.
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
