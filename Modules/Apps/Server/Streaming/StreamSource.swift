import AppValues
import SocialBackend
import Synchronization

/// Where something comes from that a stream passes on.
protocol StreamSource: AnyObject, Sendable {
  // Ending the connection ends its sources, and with them, what refers to them.
  var connection: StreamConnection { get }

  /// Begins with what is there now: what comes later is passed on.
  ///
  /// Throws the errors of the first reading.
  func begin() async throws(AppError)
  /// Notes that something may be new.
  func note()
  func end()
}

extension StreamSource {
  /// Takes a signal, and nil when there are no more.
  func hear(_ signal: LiveSignal?) {
    switch signal {
    case nil: connection.end(.failed)
    case .changed, .lagged: note()
    // Something else follows once the source is back.
    case .disconnected: return
    }
  }
}

/// What is new of one kind, and how a stream passes it on.
protocol StreamNews: Sendable {
  var kind: News { get }

  /// Begins with what is there now.
  mutating func begin() async throws(AppError)
  /// Passes on what has come since.
  mutating func passOn() async throws(AppError)
}

/// What a source knows of itself.
struct StreamSourceState<Progress: Sendable>: Sendable {
  /// How far it has passed on what is new; nil while a task does.
  private(set) var progress: Progress?
  /// Whether it waits for something new.
  private var isIdle = false
  /// Whether there's something new since it went on the last time.
  private var isNew = false
  private var listening: Listening?
  var task: Task<Void, Never>?
  private(set) var isEnded = false

  init(_ progress: Progress) {
    self.progress = progress
  }

  /// Takes the progress that begins with what is there now; nil if it has ended.
  mutating func begin(_ listening: Listening) -> Progress? {
    if isEnded { return nil }
    self.listening = listening
    // What was heard so far is read now.
    isNew = false
    return take()
  }

  mutating func take() -> Progress? {
    defer { progress = nil }
    return progress
  }

  /// Notes that something may be new. Returns whether it waited for that, and goes on now.
  mutating func note() -> Bool {
    isNew = true
    return goOn()
  }

  /// Notes that all that is new so far is about to be read.
  mutating func read() {
    isNew = false
  }

  /// Waits for something new. Returns whether there already is, and it goes on.
  ///
  /// - Parameter progress: How far it has come in the meantime.
  mutating func rest(_ progress: Progress? = nil) -> Bool {
    if isEnded { return false }
    if let progress { (self.progress, task) = (progress, nil) }
    isIdle = true
    return isNew && goOn()
  }

  mutating func change(_ change: (inout Progress) -> Void) {
    if var progress {
      change(&progress)
      self.progress = progress
    }
  }

  /// Ends it. Call what is returned outside of any lock.
  mutating func end() -> () -> Void {
    let (listening, task) = (listening, task)
    (progress, self.listening, self.task, isIdle, isEnded) = (nil, nil, nil, false, true)
    return {
      listening?.end()
      task?.cancel()
    }
  }

  private mutating func goOn() -> Bool {
    defer { isIdle = false }
    return isIdle
  }
}

/// Has what is new passed on by one task at a time, and by none while nothing is: most streams wait most of the time, and
/// a task keeps the memory that its deepest call took.
final class NewsSource: StreamSource {
  private let kind: News
  private let topic: StreamTopic
  let connection: StreamConnection
  private let state: Mutex<StreamSourceState<any StreamNews>>

  init(_ news: some StreamNews, for topic: StreamTopic, of connection: StreamConnection) {
    kind = news.kind
    self.topic = topic
    self.connection = connection
    state = Mutex(StreamSourceState(news))
  }

  func begin() async throws(AppError) {
    let listening = connection.news.listen(for: kind, as: connection.session) { self.hear($0) }
    guard let listening else { throw .unsupported }
    guard var news = state.withLock({ $0.begin(listening) }) else { throw .cancelled }
    try await news.begin()
    rest(news)
  }

  func end() {
    state.withLock { $0.end() }()
  }

  func note() {
    state.withLock { state in if state.note() { start(&state) } }
  }

  private func rest(_ news: any StreamNews) {
    state.withLock { state in if state.rest(news) { start(&state) } }
  }

  private func start(_ state: inout StreamSourceState<any StreamNews>) {
    state.read()
    guard let news = state.take() else { return }
    state.task = Task { await passOn(news) }
  }

  private func passOn(_ begun: any StreamNews) async {
    var news = begun
    do throws(AppError) {
      try await persistently { () async throws(AppError) in try await news.passOn() }
      rest(news)
    } catch {
      connection.fail(error, of: self, in: topic)
    }
  }
}
