import Entities
import GRDB
import Synchronization

/// The newest change that listeners were told of.
final class SeenChange: Sendable {
  private let sequence = Mutex<Int64>(0)

  /// Whether that is news.
  @discardableResult
  func advance(to newest: Int64) -> Bool {
    sequence.withLock { sequence in
      defer { sequence = max(sequence, newest) }
      return newest > sequence
    }
  }
}

/// Notices other processes' commits: looks five times a second whether the file has changed, which costs
/// next to nothing, and only then whether there are new changes that this process did not make.
struct SQLiteWatcher: Sendable {
  /// The file; nil in memory, where there are no other processes.
  let path: String?
  let faults: SQLiteFaults
  let seen: SeenChange

  private static let interval = Duration.milliseconds(200)

  /// Watches until cancelled.
  func watch(_ hub: SignalHub) async {
    guard let path else { return hub.send(.changed) }
    var isConnected = true
    while !Task.isCancelled {
      do {
        try await look(at: path, hub)
      } catch is CancellationError {
        return
      } catch {
        if isConnected { _ = faults.translate(error) }  // Logged once, not five times a second.
        isConnected = false
        hub.send(.disconnected)
      }
      // Being cancelled is looked at above.
      try? await Task.sleep(for: Self.interval)
    }
  }

  private func look(at path: String, _ hub: SignalHub) async throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(SQLiteOpening.patience)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    var version = try await self.version(queue)
    seen.advance(to: try await newest(queue))
    hub.send(.changed)
    while true {
      try await Task.sleep(for: Self.interval)
      let latest = try await self.version(queue)
      guard latest != version else { continue }
      version = latest
      if seen.advance(to: try await newest(queue)) { hub.send(.changed) }
    }
  }

  private func version(_ queue: DatabaseQueue) async throws -> Int64 {
    try await queue.unsafeRead { database in
      try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }
  }

  private func newest(_ queue: DatabaseQueue) async throws -> Int64 {
    try await queue.unsafeRead { database in
      try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(sequence) FROM change")) ?? 0
    }
  }
}
