import AppValues
import Entities
import MastodonAPI
import SocialOfflineStore
import Synchronization
import Timeline

/// Timelines of a server, as they were read last while it can't be reached. Posts that wait to be sent are above home.
struct OfflineTimeline: TimelineRepository {
  /// How long a page may become by what is read above it, or at its top. Beyond that, the next one in its place is shown.
  private static let longestPage = 200

  let remote: RemoteTimeline
  let cache: ReadingCache
  let waiting: WaitingPosts
  let firstScreen: FirstScreen

  var timelineCapabilities: TimelineCapabilities { remote.timelineCapabilities }

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    firstScreen.pass()
    return await waiting.changed(try await read(kind, request))
  }

  private func read(
    _ kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    do throws(AppError) {
      let page = try await remote.page(of: kind, request)
      await keep(page, of: kind, request)
      return page
    } catch {
      guard error.isOutOfReach, let kept = try await cached(kind, request) else { throw error }
      return kept
    }
  }

  func kept(_ kind: TimelineKind) async -> Page<TimelineItem>? {
    guard firstScreen.pass() else { return nil }
    do throws(AppError) {
      guard let page = try await cached(kind, PageRequest()), !page.items.isEmpty else { return nil }
      return await waiting.changed(page)
    } catch {
      // It's read from the server instead.
      return nil
    }
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { remote.news(of: kind) }

  func waiting(in kind: TimelineKind) async -> [TimelineItem] {
    kind == .home ? await waiting.posts().map(TimelineItem.init(waiting:)) : []
  }

  func waitingChanges() -> AsyncStream<LiveSignal>? { waiting.store.outbox.changes() }

  private func keep(
    _ page: Page<TimelineItem>, of kind: TimelineKind, _ request: PageRequest
  ) async {
    await cache.keep(page.items.map(\.post))
    let rows = page.map(CachedItem.init)
    switch request.position {
    case .justAbove(let cursor) where request.end == nil: await keep(rows, above: cursor, of: kind)
    case .first where request.limit < PageRequest().limit:
      await cache.keep(await joined(rows, of: kind), of: kind.cacheName, request)
    default: await cache.keep(rows, of: kind.cacheName, request)
    }
  }

  /// A short page with what was read below it, so that a glance at the top doesn't cost what is kept of the rest.
  private func joined(_ rows: Page<CachedItem>, of kind: TimelineKind) async -> Page<CachedItem> {
    do throws(AppError) {
      let kept = try await cache.page(of: kind.cacheName, PageRequest(), rows: CachedItem.self)
      guard let kept, kept.items.count < Self.longestPage, rows.older != nil, let last = rows.items.last,
        let place = kept.items.firstIndex(where: { $0.id == last.id })
      else { return rows }
      let known = Set(rows.items.map(\.id))
      let below = kept.items[(place + 1)...].filter { !known.contains($0.id) }
      return below.isEmpty
        ? rows : Page(items: rows.items + below, older: kept.older, newer: rows.newer)
    } catch {
      // Then the page is kept alone.
      return rows
    }
  }

  /// Puts what was read above the newest page on top of it, so that it's shown as it was seen.
  private func keep(_ rows: Page<CachedItem>, above cursor: Cursor, of kind: TimelineKind) async {
    if rows.items.isEmpty { return }
    do throws(AppError) {
      let kept = try await cache.page(of: kind.cacheName, PageRequest(), rows: CachedItem.self)
      guard let kept, kept.newer == cursor, kept.items.count < Self.longestPage else { return }
      let known = Set(kept.items.map(\.id))
      let items = rows.items.filter { !known.contains($0.id) } + kept.items
      let page = Page(items: items, older: kept.older, newer: rows.newer ?? kept.newer)
      await cache.keep(page, of: kind.cacheName, PageRequest())
    } catch {
      // What was kept before stays.
    }
  }

  private func cached(
    _ kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem>? {
    guard let kept = try await cache.page(of: kind.cacheName, request, rows: CachedItem.self) else {
      return nil
    }
    let posts = try await cache.posts(kept.items.map(\.post))
    return Page(
      items: kept.items.compactMap { row in posts[row.post].map { row.item($0) } }, older: kept.older,
      newer: kept.newer, readAt: kept.readAt)
  }
}

/// The first screen after the start, which is shown at once as it was read last. All others are read first.
final class FirstScreen: Sendable {
  private let isPassed = Mutex(false)

  /// Whether it's still to come. From now on, it isn't.
  @discardableResult
  func pass() -> Bool {
    isPassed.withLock { isPassed in
      defer { isPassed = true }
      return !isPassed
    }
  }
}

/// What a page of a timeline has beside its posts.
struct CachedItem: Codable, Sendable {
  let id: ID<TimelineItem>
  let post: ID<Post>
  let sharedBy: Author?
  let at: Timestamp
  let cursor: Cursor

  init(_ item: TimelineItem) {
    (id, post, sharedBy, at, cursor) = (item.id, item.post.id, item.sharedBy, item.at, item.cursor)
  }

  func item(_ post: Post) -> TimelineItem {
    TimelineItem(id: id, post: post, sharedBy: sharedBy, at: at, cursor: cursor)
  }
}

extension TimelineItem {
  /// A post that waits to be sent. It's no place where reading could go on.
  fileprivate init(waiting post: Post) {
    self.init(
      id: ID(post.id.rawValue), post: post, sharedBy: nil, at: post.createdAt,
      cursor: RemoteCursor.beginning.cursor)
  }
}
