public import AppValues
import Entities

/// Timelines without the posts that the viewer's filters hide there. Apps get those posts and hide them by themselves;
/// what has screens of its own reads timelines through this.
public struct FilteringTimeline: TimelineRepository {
  private let repository: any TimelineRepository

  /// - Parameter repository: Reads the timelines with all posts.
  public init(_ repository: any TimelineRepository) {
    self.repository = repository
  }

  /// Those of the source.
  public var timelineCapabilities: TimelineCapabilities { repository.timelineCapabilities }

  /// A page of those that remain, read from as many pages as it takes.
  ///
  /// - Parameters:
  ///   - kind: The timeline.
  ///   - request: The page.
  public func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    let context = kind.filterContext
    if context == nil { return try await repository.page(of: kind, request) }
    return try await Page.filled(request) {
      !$0.post.isHidden(in: context)
    } from: { (request) async throws(AppError) in
      try await repository.page(of: kind, request)
    }
  }

  /// Those that remain of what was read last.
  ///
  /// - Parameter kind: The timeline.
  public func kept(_ kind: TimelineKind) async -> Page<TimelineItem>? {
    let context = kind.filterContext
    return await repository.kept(kind).map { page in
      Page(
        items: page.items.filter { !$0.post.isHidden(in: context) }, older: page.older, newer: page.newer,
        readAt: page.readAt)
    }
  }

  /// When there may be something new.
  ///
  /// - Parameter kind: The timeline.
  public func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { repository.news(of: kind) }

  /// What isn't sent yet.
  ///
  /// - Parameter kind: The timeline.
  public func waiting(in kind: TimelineKind) async throws(AppError) -> [TimelineItem] {
    try await repository.waiting(in: kind)
  }

  /// When that may have changed.
  public func waitingChanges() -> AsyncStream<LiveSignal>? { repository.waitingChanges() }
}

extension Page<TimelineItem> {
  /// How many pages are read at most to fill one that takes only some of the items.
  private static let patience = 5

  /// A page of the items that are wanted, read from as many pages as it takes to replace those that aren't. If a later
  /// one can't be read, it's a page of those found until then.
  ///
  /// - Parameters:
  ///   - request: The page.
  ///   - isWanted: Whether an item is wanted.
  ///   - read: Reads a page of all items.
  public static func filled(
    _ request: PageRequest, with isWanted: (TimelineItem) -> Bool,
    from read: (PageRequest) async throws(AppError) -> Page
  ) async throws(AppError) -> Page {
    var (items, request): ([TimelineItem], PageRequest) = ([], request)
    var (older, newer, readAt): (Cursor?, Cursor?, Timestamp?) = (nil, nil, nil)
    let limit = request.limit
    for _ in 1...patience {
      let page: Page
      do { page = try await read(request) } catch {
        if items.isEmpty { throw error }
        break
      }
      newer = newer ?? page.newer
      readAt = readAt ?? page.readAt
      let wanted = page.items.filter(isWanted)
      items += wanted
      if items.count > limit {
        items = Array(items.prefix(limit))
        return Page(items: items, older: items.last?.cursor, newer: newer, readAt: readAt)
      }
      older = page.older
      // The items just above a place are one page.
      if case .justAbove = request.position { break }
      guard items.count < limit, wanted.count < page.items.count, let older else { break }
      request = PageRequest(.before(older), until: request.end, limit: limit)
    }
    return Page(items: items, older: older, newer: newer, readAt: readAt)
  }
}
