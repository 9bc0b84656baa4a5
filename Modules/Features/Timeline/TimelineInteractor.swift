public import AppValues
import Entities

/// The rules of reading timelines.
public struct TimelineInteractor: Sendable {
  /// How many items are asked for at once.
  enum Limits {
    static let page = 20
    /// The most new items put above the list by one refresh.
    static let refresh = 80
    /// The most new items counted; beyond, it says "more than".
    static let news = 40
    /// How often news is read on where shares brought little but posts that are shown already.
    static let newsPages = 4
    /// How many new items are shown above the place where the last visit ended, when going there.
    static let context = 10
    /// The most hashtags in one question.
    static let hashtags = 20
  }

  let repository: any TimelineRepository
  private let readingPlaces: (any ReadingPlaces)?

  /// Reads from `repository`, and keeps how far that was in `readingPlaces`; nowhere where that is nil.
  public init(repository: any TimelineRepository, readingPlaces: (any ReadingPlaces)?) {
    self.repository = repository
    self.readingPlaces = readingPlaces
  }

  /// A page of the timeline `kind`, newest first, as `request` asks for it, each post once: the first way it arrived.
  ///
  /// Throws `unauthenticated` for the home, lists, bookmarks and likes when signed out, `notFound` for a person or
  /// a list that does not exist, `invalid(.cursor, .malformed)`, `invalid(.hashtag, …)`.
  public func page(
    _ kind: TimelineKind, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<TimelineItem> {
    try check(kind)
    let page = try await repository.page(of: kind, request)
    return Page(items: PagedList.once(page.items), older: page.older, newer: page.newer)
  }

  /// The items that come to the timeline `kind` from now on, or from `place` on; see `TimelineStream`.
  ///
  /// Throws `unsupported` where one learns of new items only by reading again.
  public func stream(
    _ kind: TimelineKind, after place: Cursor? = nil
  ) throws(AppError) -> TimelineStream {
    if repository.news(of: kind) == nil { throw .unsupported }
    return stream(kind, after: place, pause: .seconds(1))
  }

  /// - Parameter pause: How long to wait before asking again a source that could not answer.
  func stream(_ kind: TimelineKind, after place: Cursor?, pause: Duration) -> TimelineStream {
    TimelineStream(
      LiveStream(after: place, pause: pause) { [repository] in
        repository.news(of: kind) ?? AsyncStream { $0.finish() }
      } read: { [repository] (request) async throws(AppError) in
        try await repository.page(of: kind, request)
      })
  }

  /// The newest page, with what is needed to show where the last visit ended.
  ///
  /// - Parameter viewer: The reader. Positions are saved for signed-in viewers only.
  func open(_ kind: TimelineKind, as viewer: Viewer) async throws(AppError) -> LoadedTimeline {
    let place =
      try await keptPlaces(of: kind, for: viewer)?.place(in: kind)
    let unread: [TimelineItem] =
      if let place {
        try await page(kind, PageRequest(.justAbove(place), limit: Limits.context)).items
      } else {
        []
      }
    let first = try await page(kind, PageRequest(limit: Limits.page))
    return LoadedTimeline(first, place: place, unread: unread)
  }

  /// The place where the last visit ended, with a little of what is new above it.
  func aroundLastReadPosition(
    _ kind: TimelineKind, in loaded: LoadedTimeline
  ) async throws(AppError) -> LoadedTimeline {
    guard let place = loaded.place else { return loaded }
    let above = try await page(kind, PageRequest(.justAbove(place), limit: Limits.context))
    var result = loaded.restarted(with: above)
    let below = above.older ?? place
    let rest = try await page(kind, PageRequest(.before(below), limit: Limits.page))
    result.list.append(rest, below: above.older)
    return result
  }

  /// What is new above the loaded part; nil when nothing is.
  func news(
    _ kind: TimelineKind, above loaded: LoadedTimeline
  ) async throws(AppError) -> TimelineNews? {
    // One more than is counted, to learn whether there are more.
    let limit = Limits.news + 1
    var (items, position): ([TimelineItem], PageRequest.Position) = ([], .first)
    if let newer = loaded.list.newer { position = .justAbove(newer) }
    for _ in 1...Limits.newsPages {
      let page = try await repository.page(of: kind, PageRequest(position, limit: limit))
      items = page.items + items
      if loaded.list.fresh(items).count > Limits.news {
        return TimelineNews(count: Limits.news, isMore: true)
      }
      guard case .justAbove = position, page.items.count == limit, let newer = page.newer else { break }
      position = .justAbove(newer)
    }
    let count = loaded.list.fresh(items).count
    return count > 0 ? TimelineNews(count: count, isMore: false) : nil
  }

  /// Remembers how far the viewer has read.
  func savePlace(
    _ place: Cursor, in kind: TimelineKind, for viewer: Viewer
  ) async throws(AppError) {
    try await keptPlaces(of: kind, for: viewer)?.setPlace(place, in: kind)
  }

  /// Where it is kept how far such a timeline was read; nil where it is not.
  private func keptPlaces(of kind: TimelineKind, for viewer: Viewer) -> (any ReadingPlaces)? {
    guard viewer.session != nil, kind.traits.keepsPlace, let readingPlaces else { return nil }
    return kind == .home || readingPlaces.capabilities.beyondHome ? readingPlaces : nil
  }

  /// Throws `invalid(.hashtag, …)` for what can be no hashtag, and where none is asked for.
  func check(_ kind: TimelineKind) throws(AppError) {
    guard case .hashtag(let selection) = kind else { return }
    if selection.any.isEmpty, selection.all.isEmpty { throw .invalid(.hashtag, .empty) }
    let names = selection.any + selection.all + selection.none
    for name in names { _ = try HashtagsInteractor.checked(name) }
    if names.count > Limits.hashtags { throw .invalid(.hashtags, .outOfRange) }
  }
}
