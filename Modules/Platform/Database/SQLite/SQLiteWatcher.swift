import AppValues
import Foundation
import GRDB
import Synchronization

/// The newest change that listeners know of.
final class SeenChange: Sendable {
  private let sequence = Mutex<Int64>(0)

  /// Records a change. Returns whether it's new.
  @discardableResult
  func advance(to newest: Int64) -> Bool {
    sequence.withLock { sequence in
      defer { sequence = max(sequence, newest) }
      return newest > sequence
    }
  }
}

/// Notices other processes' commits. It checks three times a second whether the file has changed, which costs next to
/// nothing, and only then looks for new changes that this process didn't make.
struct SQLiteWatcher: Sendable {
  /// The file; nil in memory, where there are no other processes.
  let path: String?
  let faults: SQLiteFaults
  let seen: SeenChange

  private static let milliseconds: Int32 = 320

  /// Watches until cancelled, on its own thread: a task that sleeps and checks would wake several threads each time,
  /// usually for nothing.
  func watch(_ hub: SignalHub) async {
    guard let path else { return hub.send(.changed) }
    guard let stop = StopSignal() else { return hub.send(.disconnected) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        Thread {
          run(at: path, hub, until: stop)
          done.resume()
        }.start()
      }
    } onCancel: {
      stop.send()
    }
  }

  private func run(at path: String, _ hub: SignalHub, until stop: StopSignal) {
    var isConnected = true
    while !stop.isSent {
      do {
        try look(at: path, hub, until: stop) { isConnected = true }
      } catch {
        if isConnected { _ = faults.translate(opening: error) }  // Logged once, not each time.
        isConnected = false
        hub.send(.disconnected)
        stop.wait(milliseconds: Self.milliseconds)
      }
    }
  }

  private func look(
    at path: String, _ hub: SignalHub, until stop: StopSignal, _ didConnect: () -> Void
  ) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let patience = SQLitePatience()
    configuration.busyMode = .callback { patience.wait($0) }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    var version = try self.version(queue)
    seen.advance(to: try newest(queue))
    didConnect()
    hub.send(.changed)
    while true {
      stop.wait(milliseconds: Self.milliseconds)
      if stop.isSent { return }
      let latest = try self.version(queue)
      guard latest != version else { continue }
      version = latest
      if seen.advance(to: try newest(queue)) { hub.send(.changed) }
    }
  }

  private func version(_ queue: DatabaseQueue) throws -> Int64 {
    try queue.unsafeRead { database in
      try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }
  }

  private func newest(_ queue: DatabaseQueue) throws -> Int64 {
    try queue.unsafeRead { database in
      try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(sequence) FROM change")) ?? 0
    }
  }
}
