import AppValues
import Entities
import SocialTestSupport
import Synchronization
import Testing
import Timeline

/// One timeline in memory, with pages as the port promises them. It records what is asked, and regards a
/// call that the test did not foresee as a failure.
final class FakeTimelineRepository: TimelineRepository {
  private struct Contents {
    /// Newest first.
    var items: [TimelineItem]
    var capabilities: TimelineCapabilities
    var requests: [PageRequest] = []
    var failures: [AppError] = []
    var gates: [Gate] = []
    var listeners: [AsyncStream<LiveSignal>.Continuation] = []
    var kept: Page<TimelineItem>?
    var waiting: [TimelineItem] = []
    var waitingListeners: [AsyncStream<LiveSignal>.Continuation] = []
  }

  private let contents: Mutex<Contents>
  private let kind: TimelineKind
  private let tellsNews: Bool

  /// - Parameter tellsNews: Whether it says when there is something new, or something was sent.
  init(
    _ kind: TimelineKind = .home, _ items: [TimelineItem] = [], tellsNews: Bool = true,
    capabilities: TimelineCapabilities = .all
  ) {
    self.kind = kind
    self.tellsNews = tellsNews
    contents = Mutex(Contents(items: items, capabilities: capabilities))
  }

  var timelineCapabilities: TimelineCapabilities { contents.withLock { $0.capabilities } }
  var requests: [PageRequest] { contents.withLock { $0.requests } }
  var listenerCount: Int { contents.withLock { $0.listeners.count } }
  var waitingListenerCount: Int { contents.withLock { $0.waitingListeners.count } }

  /// From now on it keeps these timelines.
  func learn(_ capabilities: TimelineCapabilities) {
    contents.withLock { $0.capabilities = capabilities }
  }

  /// Something new comes, the last of these newest.
  func add(_ items: TimelineItem..., tell: Bool = true) {
    contents.withLock { $0.items = items.reversed() + $0.items }
    if tell { self.tell(.changed) }
  }

  func remove(_ id: ID<TimelineItem>) { contents.withLock { $0.items.removeAll { $0.id == id } } }
  /// Makes the next pages fail, one each.
  func fail(_ failures: AppError...) { contents.withLock { $0.failures += failures } }
  /// Holds the next page until the gate is opened; a further gate holds the page after it.
  func hold(at gate: Gate) { contents.withLock { $0.gates.append(gate) } }

  /// Has a page at hand from now on.
  func keep(_ page: Page<TimelineItem>) { contents.withLock { $0.kept = page } }

  func kept(_ kind: TimelineKind) async -> Page<TimelineItem>? { contents.withLock { $0.kept } }

  /// From now on these wait to be sent.
  func wait(_ items: TimelineItem...) {
    let listeners = contents.withLock { contents in
      contents.waiting = items
      return contents.waitingListeners
    }
    for listener in listeners { listener.yield(.changed) }
  }

  func waiting(in kind: TimelineKind) async throws(AppError) -> [TimelineItem] {
    contents.withLock { $0.waiting }
  }

  func waitingChanges() -> AsyncStream<LiveSignal>? {
    guard tellsNews else { return nil }
    let (stream, continuation) = AsyncStream.makeStream(of: LiveSignal.self)
    contents.withLock { $0.waitingListeners.append(continuation) }
    return stream
  }

  func tell(_ signal: LiveSignal) {
    for listener in contents.withLock({ $0.listeners }) { listener.yield(signal) }
  }

  func endNews() {
    for listener in contents.withLock({ $0.listeners + $0.waitingListeners }) { listener.finish() }
  }

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    if kind != self.kind { Issue.record("unexpected timeline \(kind)") }
    let (items, failure, gate) = contents.withLock { contents in
      contents.requests.append(request)
      return (
        contents.items, contents.failures.isEmpty ? nil : contents.failures.removeFirst(),
        contents.gates.isEmpty ? nil : contents.gates.removeFirst()
      )
    }
    await gate?.pass()
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
    return Self.page(request, of: items)
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? {
    if kind != self.kind { Issue.record("unexpected timeline \(kind)") }
    guard tellsNews else { return nil }
    let (stream, continuation) = AsyncStream.makeStream(of: LiveSignal.self)
    contents.withLock { $0.listeners.append(continuation) }
    return stream
  }

  private static func page(_ request: PageRequest, of items: [TimelineItem]) -> Page<TimelineItem> {
    // A cursor is where its number would stand, whether or not there is an item of that number.
    func number(_ cursor: Cursor) -> Int { Int(cursor.rawValue.dropFirst()) ?? 0 }
    let found =
      switch request.position {
      case .first: items.prefix(request.limit)
      case .before(let cursor):
        items.drop { number($0.cursor) >= number(cursor) }.prefix(request.limit)
      case .justAbove(let cursor):
        items.prefix { number($0.cursor) > number(cursor) }.suffix(request.limit)
      }
    let older = found.last?.id == items.last?.id ? nil : found.last?.cursor
    return Page(items: Array(found), older: older, newer: found.first?.cursor)
  }
}
