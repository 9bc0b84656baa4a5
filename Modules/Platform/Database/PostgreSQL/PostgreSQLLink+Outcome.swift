import CSocialPostgreSQL
import Foundation

/// The server's name for a transaction.
struct PostgreSQLTransactionName {
  /// The server's number for the transaction, unique within one life of the server.
  let number: String
  /// The life of the server. After a crash, numbers that never reached the disk are given again.
  let life: String
}

/// The outcome of a transaction.
enum PostgreSQLOutcome {
  case committed, undone, unknown
}

extension PostgreSQLLink {
  /// Finds out whether a transaction succeeded whose commit wasn't answered. Asks over a new connection, repeatedly
  /// while the server is out of reach or still working on it.
  func outcome(of name: PostgreSQLTransactionName, within patience: Duration) -> PostgreSQLOutcome {
    let deadline = ContinuousClock.now + patience
    var pause: UInt32 = 10
    while true {
      do throws(PostgreSQLFault) {
        try connect()
        if let outcome = try ask(about: name) { return outcome }
      } catch .refused(let state, _, _) where state == Self.neverGiven {
        return .undone
      } catch {
        // Out of reach: asked again.
      }
      if ContinuousClock.now >= deadline { return .unknown }
      usleep(pause * 1000)
      pause = min(pause * 2, 500)
    }
  }

  /// The server has never given this number, or not since it crashed.
  private static let neverGiven = "22023"

  /// - Returns: nil while the transaction goes on.
  private func ask(about name: PostgreSQLTransactionName) throws(PostgreSQLFault) -> PostgreSQLOutcome? {
    let query: SQL = "SELECT pg_xact_status(CAST(\(name.number) AS xid8))"
    var status: String?
    try send(query) { status = $0.rows { $0.optionalText(0) }.first ?? nil }
    try exchange()
    let isSameLife = life == name.life
    return switch status {
    case "aborted": .undone
    case "committed": isSameLife ? .committed : .unknown
    // In another life it is another's.
    case "in progress": isSameLife ? nil : .undone
    default: .unknown
    }
  }
}
