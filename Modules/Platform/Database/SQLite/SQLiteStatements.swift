import GRDBSQLite
import Synchronization

/// A connection's cache of prepared statements. It keeps the most recently used ones: a program with thousands of
/// different statements would otherwise keep all of them. Only the connection's current user uses it.
final class SQLiteStatements: Sendable {
  private struct CachedStatement {
    /// The address of the statement.
    let address: UInt
    var lastUse: UInt64
  }

  private struct State {
    var cached: [StatementText: CachedStatement] = [:]
    var uses: UInt64 = 0

    /// - Returns: The address of the removed statement, which isn't running.
    mutating func removeOldest() -> UInt? {
      let idle = cached.filter { sqlite3_stmt_busy(OpaquePointer(bitPattern: $1.address)) == 0 }
      guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return nil }
      return cached.removeValue(forKey: oldest.key)?.address
    }
  }

  /// The maximum number of cached statements.
  static let limit = 256

  private let state = Mutex(State())

  deinit {
    finalize()
  }

  var count: Int { state.withLock { $0.cached.count } }

  /// A cached statement, for immediate use; nil if there is none.
  func find(_ text: String) -> OpaquePointer? {
    let address: UInt? = state.withLock { state in
      guard let index = state.cached.index(forKey: StatementText(text)) else { return nil }
      state.uses += 1
      state.cached.values[index].lastUse = state.uses
      return state.cached.values[index].address
    }
    return address.flatMap(OpaquePointer.init(bitPattern:))
  }

  /// Caches a statement, in place of the least recently used one.
  func keep(_ statement: OpaquePointer, _ text: String) {
    let address = UInt(bitPattern: statement)
    let old: UInt? = state.withLock { state in
      let old = state.cached.count < Self.limit ? nil : state.removeOldest()
      state.uses += 1
      state.cached[StatementText(text)] = CachedStatement(address: address, lastUse: state.uses)
      return old
    }
    old.map(Self.finalize)
  }

  /// Finalizes all statements, without which the connection couldn't be closed.
  func finalize() {
    let all = state.withLock { state in
      defer { state.cached = [:] }
      return state.cached.values.map(\.address)
    }
    all.forEach(Self.finalize)
  }

  private static func finalize(_ address: UInt) {
    // It answers only how the last run ended, which has been told.
    sqlite3_finalize(OpaquePointer(bitPattern: address))
  }
}
