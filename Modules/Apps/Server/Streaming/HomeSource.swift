import AppValues
import SocialBackend
import Synchronization
import Timeline

/// Passes on what arrives at a person's home, as `SharedArrivals` reads it for all who listen. What that doesn't read,
/// it reads alone.
final class HomeSource: StreamSource {
  private let topic: StreamTopic
  let connection: StreamConnection
  private let shared: SharedArrivals
  private let listener: HomeListener
  private let state: Mutex<StreamSourceState<LiveReading<ListedStatus>>>

  init(for topic: StreamTopic, of connection: StreamConnection, sharing shared: SharedArrivals) {
    self.topic = topic
    self.connection = connection
    self.shared = shared
    listener = shared.listener(for: connection.session)
    state = Mutex(StreamSourceState(connection.statuses(in: .home)))
  }

  func begin() async throws(AppError) {
    let listening = shared.listen(listener) { self.hear($0) }
    // What was heard so far is read now.
    _ = listener.take()
    guard var reading = state.withLock({ $0.begin(listening) }) else { throw .cancelled }
    try await reading.begin()
    rest(reading)
  }

  func end() {
    state.withLock { $0.end() }()
  }

  func note() {
    if state.withLock({ $0.note() }) { shared.read(for: self) }
  }

  var isEnded: Bool { state.withLock { $0.isEnded } }

  /// For whom to read, and above which number; nil if nothing is to be read for it.
  func request() -> (listener: HomeListener, above: Int64)? {
    state.withLock { $0.read() }
    guard let start = listener.take() else {
      rest()
      return nil
    }
    let above = state.withLock { $0.progress?.cursor?.wholeNumber }
    // Below what is there, if anything is, it finds its way alone.
    if above == nil { readAlone() }
    return above.map { (listener, max($0, start)) }
  }

  /// Passes on what has arrived.
  ///
  /// - Parameter arrivals: Nil for what couldn't be read for it together with others.
  func take(_ arrivals: [SharedArrivals.Arrival]?) {
    guard let arrivals else { return readAlone() }
    if isEnded { return }
    for arrival in arrivals { connection.sendArrival(arrival.status, as: arrival.json, in: topic) }
    if let last = arrivals.last {
      state.withLock { $0.change { $0.cursor = Cursor(String(last.number)) } }
    }
    rest()
  }

  /// Waits for what comes next.
  private func rest(_ reading: LiveReading<ListedStatus>? = nil) {
    if state.withLock({ $0.rest(reading) }) { shared.read(for: self) }
  }

  private func readAlone() {
    state.withLock { state in
      guard let reading = state.take() else { return }
      state.task = Task { await readOn(reading) }
    }
  }

  private func readOn(_ begun: LiveReading<ListedStatus>) async {
    var reading = begun
    do throws(AppError) {
      while let items = try await persistently({ () async throws(AppError) in try await reading.next() }) {
        for item in items { connection.sendArrival(item.status, in: topic) }
      }
      rest(reading)
    } catch {
      connection.fail(error, of: self, in: topic)
    }
  }
}
