public import AppValues
import Entities
import PostText

/// The rules of reading timelines.
public struct TimelineInteractor: Sendable {
  /// How many items are requested at once.
  enum Limits {
    static let page = 20
    /// The maximum number of new items that one refresh adds above the list.
    static let refresh = 80
    /// The maximum number of new items counted; beyond that, the screen says "more than".
    static let news = 40
    /// How many pages of news are read when most of them are shares of posts already shown.
    static let newsPages = 4
    /// How many new items to show above the position where the last visit ended, when going there.
    static let context = 10
  }

  let repository: any TimelineRepository
  private let readingPositions: (any ReadingPositions)?

  /// - Parameters:
  ///   - repository: Reads timelines.
  ///   - readingPositions: Stores how far the viewer has read; nil if nothing does.
  public init(repository: any TimelineRepository, readingPositions: (any ReadingPositions)?) {
    self.repository = repository
    self.readingPositions = readingPositions
  }

  /// The page of the timeline `kind` that `request` asks for, newest first. Each post appears once, the first way it
  /// arrived.
  ///
  /// Throws `unauthenticated` for home, lists, bookmarks and likes when signed out, `notFound` for a person or
  /// a list that doesn't exist, `invalid(.cursor, .malformed)`, `invalid(.hashtag, …)`.
  public func page(
    _ kind: TimelineKind, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<TimelineItem> {
    try await Self.page(kind) { () async throws(AppError) in try await repository.page(of: kind, request) }
  }

  /// A page of the timeline `kind` that is read in another way, by the same rules.
  ///
  /// Throws the same errors.
  public static func page<Item: PagedItem>(
    _ kind: TimelineKind, _ read: () async throws(AppError) -> Page<Item>
  ) async throws(AppError) -> Page<Item> {
    try check(kind)
    let page = try await read()
    return Page(
      items: PagedList.once(page.items), older: page.older, newer: page.newer, readAt: page.readAt)
  }

  /// The newest page as it was read last, if it's at hand at once.
  func kept(_ kind: TimelineKind) async -> LoadedTimeline? {
    await repository.kept(kind).map { LoadedTimeline($0) }
  }

  /// The items that arrive in the timeline `kind` from now on, or after `cursor`; see `TimelineStream`.
  ///
  /// Throws `unsupported` if the source doesn't announce new items.
  public func stream(
    _ kind: TimelineKind, after cursor: Cursor? = nil
  ) throws(AppError) -> TimelineStream {
    if repository.news(of: kind) == nil { throw .unsupported }
    return stream(kind, after: cursor, pause: .seconds(1))
  }

  /// - Parameter pause: How long to wait before asking a source again that couldn't answer.
  func stream(_ kind: TimelineKind, after cursor: Cursor?, pause: Duration) -> TimelineStream {
    TimelineStream(
      LiveStream(after: cursor, pause: pause) { [repository] in
        repository.news(of: kind) ?? AsyncStream { $0.finish() }
      } read: { [repository] (request) async throws(AppError) in
        try await repository.page(of: kind, request)
      })
  }

  /// The newest page, with what it takes to show where the last visit ended. Asks for both at once: neither needs the
  /// other.
  ///
  /// - Parameter viewer: The reader. Reading positions are stored only for signed-in viewers.
  func open(_ kind: TimelineKind, as viewer: Viewer) async throws(AppError) -> LoadedTimeline {
    let positions = storedPositions(of: kind, for: viewer)
    async let stored = Result(of: { () async throws(AppError) in try await positions?.position(in: kind) })
    let first = try await page(kind, PageRequest(limit: Limits.page))
    guard let position = try await stored.get() else { return LoadedTimeline(first) }
    if let last = first.items.firstIndex(where: { $0.cursor == position }) {
      return LoadedTimeline(
        first, position: position, unread: Array(first.items[..<last].suffix(Limits.context)))
    }
    let unread = try await page(kind, PageRequest(.justAbove(position), limit: Limits.context)).items
    return LoadedTimeline(first, position: position, unread: unread)
  }

  /// The part of the timeline around the position where the last visit ended, with a few newer items above it.
  func aroundLastReadPosition(
    _ kind: TimelineKind, in loaded: LoadedTimeline
  ) async throws(AppError) -> LoadedTimeline {
    guard let position = loaded.position else { return loaded }
    let above = try await page(kind, PageRequest(.justAbove(position), limit: Limits.context))
    var result = loaded.restarted(with: above)
    let below = above.older ?? position
    let rest = try await page(kind, PageRequest(.before(below), limit: Limits.page))
    result.list.append(rest, below: above.older)
    return result
  }

  /// The number of new posts above the loaded part, without what the viewer wrote, which is no news to them; and the
  /// newest of all, unless there are too many to count. Nil if there are none.
  ///
  /// - Parameters:
  ///   - loaded: What is shown.
  ///   - viewer: The reader.
  func news(
    _ kind: TimelineKind, above loaded: LoadedTimeline, as viewer: Viewer = .anonymous
  ) async throws(AppError) -> (news: TimelineNews?, newest: TimelineItem?)? {
    // One more than it counts, to find out whether there are more.
    let limit = Limits.news + 1
    var (items, position): ([TimelineItem], PageRequest.Position) = ([], .first)
    let others = { (items: [TimelineItem]) in
      loaded.list.fresh(items).filter { $0.sharedBy != nil || $0.post.author.id != viewer.session?.user }
    }
    if let newer = loaded.list.newer { position = .justAbove(newer) }
    for _ in 1...Limits.newsPages {
      let page = try await repository.page(of: kind, PageRequest(position, limit: limit))
      items = page.items + items
      if others(items).count > Limits.news {
        return (TimelineNews(count: Limits.news, isMore: true), nil)
      }
      guard case .justAbove = position, page.items.count == limit, let newer = page.newer else { break }
      position = .justAbove(newer)
    }
    let count = others(items).count
    let news = count == 0 ? nil : TimelineNews(count: count, isMore: false)
    return loaded.list.fresh(items).first.map { (news, $0) }
  }

  /// Stores how far the viewer has read.
  func savePosition(
    _ position: Cursor, in kind: TimelineKind, for viewer: Viewer
  ) async throws(AppError) {
    try await storedPositions(of: kind, for: viewer)?.setPosition(position, in: kind)
  }

  /// Where the reading position of such a timeline is stored; nil if it isn't.
  private func storedPositions(of kind: TimelineKind, for viewer: Viewer) -> (any ReadingPositions)? {
    guard viewer.session != nil, kind.traits.keepsPosition, let readingPositions else { return nil }
    return kind == .home || readingPositions.readingPositionsCapabilities.beyondHome ? readingPositions : nil
  }

  /// Throws `invalid(.hashtag, …)` for a name that can't be a hashtag, and if no hashtag is required.
  static func check(_ kind: TimelineKind) throws(AppError) {
    guard case .hashtags(let selection) = kind.traits.subject else { return }
    if selection.any.isEmpty, selection.all.isEmpty { throw .invalid(.hashtag, .empty) }
    let names = selection.any + selection.all + selection.none
    for name in names { _ = try HashtagName(checking: name) }
    if names.count > HashtagSelection.maximumCount { throw .invalid(.hashtags, .outOfRange) }
  }
}
