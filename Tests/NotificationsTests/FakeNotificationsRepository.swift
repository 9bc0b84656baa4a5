import AppValues
import Entities
import Notifications
import SocialTestSupport
import Synchronization
import Testing

/// Answers the calls it was told to expect, each as often as told, and fails on any other.
final class FakeNotificationsRepository: NotificationsRepository, NoticeArrivals, NoticeMarks,
  NoticeSettingsRepository
{
  var noticeMarkCapabilities: NoticeMarkCapabilities { script.withLock { $0.marks } }
  var noticeSettingsCapabilities: NoticeSettingsCapabilities { script.withLock { $0.settings } }

  enum Call: Hashable, Sendable {
    case page(NoticeFilter, PageRequest)
    case ungrouped(NoticeFilter, PageRequest)
    case unreadCount
    case markRead([ID<Notice>])
    case markAllRead
    case dismiss([ID<Notice>])
    case dismissAll
    case settings
    case change(NoticeSettingsChange)
  }

  private enum Answer: Sendable {
    case page(Page<Notice>)
    case count(Int)
    case settings(NoticeSettings)
    case done
    case failure(AppError)
  }

  private struct Script: Sendable {
    var marks: NoticeMarkCapabilities
    var settings: NoticeSettingsCapabilities
    var answers: [Call: [(answer: Answer, gate: Gate?)]] = [:]
    var calls: [Call] = []
    var listener: AsyncStream<LiveSignal>.Continuation?
    var isLeft = false
    var burst: [LiveSignal]?
    /// Where the first signal of the burst waits.
    var burstGate: Gate?
  }

  private let script: Mutex<Script>

  init(
    marks: NoticeMarkCapabilities = .all, settings: NoticeSettingsCapabilities = .all
  ) {
    script = Mutex(Script(marks: marks, settings: settings))
  }

  /// Says from now on that these can be marked or set; nil for as before.
  func tell(marks: NoticeMarkCapabilities? = nil, settings: NoticeSettingsCapabilities? = nil) {
    script.withLock {
      $0.marks = marks ?? $0.marks
      $0.settings = settings ?? $0.settings
    }
  }

  /// Itself, as all that a source can offer.
  var ports: NotificationPorts {
    NotificationPorts(list: self, arrivals: self, marks: self, settings: self)
  }

  var calls: [Call] { script.withLock { $0.calls } }

  /// Whether someone listened and has stopped.
  var isLeft: Bool { script.withLock { $0.isLeft } }

  /// Whether someone listens.
  var isHeard: Bool { script.withLock { $0.listener != nil && !$0.isLeft } }

  func expect(
    _ filter: NoticeFilter = .all, _ request: PageRequest = PageRequest(), _ page: Page<Notice>,
    at gate: Gate? = nil
  ) {
    add(.page(page), gate, to: .page(filter, request))
  }

  func expect(unread count: Int, at gate: Gate? = nil) {
    add(.count(count), gate, to: .unreadCount)
  }

  func expect(
    each filter: NoticeFilter = .all, _ request: PageRequest, answers page: Page<Notice>
  ) {
    add(.page(page), nil, to: .ungrouped(filter, request))
  }

  func expect(_ call: Call, answers settings: NoticeSettings, at gate: Gate? = nil) {
    add(.settings(settings), gate, to: call)
  }

  func expect(_ call: Call, at gate: Gate? = nil) {
    add(.done, gate, to: call)
  }

  func expect(_ call: Call, fails error: AppError) {
    add(.failure(error), nil, to: call)
  }

  /// Signals to the listener; false if there is none.
  func signal(_ signal: LiveSignal) -> Bool {
    script.withLock { $0.listener?.yield(signal) != nil }
  }

  /// Queues signals for the listener, who gets them once the gate is open; the stream ends behind them, and `isLeft` is
  /// then true.
  func expectBurst(_ signals: [LiveSignal], at gate: Gate) {
    script.withLock { ($0.burst, $0.burstGate) = (signals, gate) }
  }

  /// Fails for calls that were expected and did not come.
  func verify(sourceLocation: SourceLocation = #_sourceLocation) {
    let open = script.withLock { $0.answers.filter { !$0.value.isEmpty }.map(\.key) }
    #expect(open.isEmpty, "not called", sourceLocation: sourceLocation)
  }

  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice> {
    let call = Call.page(filter, request)
    guard case .page(let page) = try await answer(call) else { throw unexpected(call) }
    return page
  }

  func ungrouped(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice> {
    let call = Call.ungrouped(filter, request)
    guard case .page(let page) = try await answer(call) else { throw unexpected(call) }
    return page
  }

  func unreadCount() async throws(AppError) -> Int {
    guard case .count(let count) = try await answer(.unreadCount) else { throw unexpected(.unreadCount) }
    return count
  }

  func markRead(_ ids: [ID<Notice>]) async throws(AppError) {
    _ = try await answer(.markRead(ids))
  }

  func markAllRead() async throws(AppError) {
    _ = try await answer(.markAllRead)
  }

  func dismiss(_ ids: [ID<Notice>]) async throws(AppError) {
    _ = try await answer(.dismiss(ids))
  }

  func dismissAll() async throws(AppError) {
    _ = try await answer(.dismissAll)
  }

  func settings() async throws(AppError) -> NoticeSettings { try await settings(.settings) }

  func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings {
    try await settings(.change(change))
  }

  private func settings(_ call: Call) async throws(AppError) -> NoticeSettings {
    guard case .settings(let settings) = try await answer(call) else { throw unexpected(call) }
    return settings
  }

  func changes() -> AsyncStream<LiveSignal> {
    if script.withLock({ $0.burst != nil }) { return AsyncStream { await self.nextOfBurst() } }
    let (stream, continuation) = AsyncStream<LiveSignal>.makeStream()
    continuation.onTermination = { [weak self] _ in self?.script.withLock { $0.isLeft = true } }
    script.withLock {
      $0.listener = continuation
      $0.isLeft = false
    }
    return stream
  }

  private func nextOfBurst() async -> LiveSignal? {
    await script.withLock { script in script.burstGate.take() }?.pass()
    return script.withLock { script in
      let next = script.burst?.popLast()
      script.isLeft = next == nil
      return next
    }
  }

  private func add(_ answer: Answer, _ gate: Gate?, to call: Call) {
    script.withLock { $0.answers[call, default: []].append((answer, gate)) }
  }

  private func answer(_ call: Call) async throws(AppError) -> Answer {
    let next: (answer: Answer, gate: Gate?)? = script.withLock { script in
      script.calls.append(call)
      guard let next = script.answers[call]?.first else { return nil }
      script.answers[call]?.removeFirst()
      return next
    }
    guard let next else { throw unexpected(call) }
    await next.gate?.pass()
    if Task.isCancelled { throw .cancelled }
    if case .failure(let error) = next.answer { throw error }
    return next.answer
  }

  private func unexpected(_ call: Call) -> AppError {
    Issue.record("unexpected call: \(call)")
    return .unexpected(reference: "test")
  }
}
