import CSocialPostgreSQL
import Foundation

/// A transaction by the name under which the server knows it.
struct PostgreSQLTransactionName {
  /// The server's number for it, given to no other in the same life of the server.
  let number: String
  /// In which life that was. After a crash, numbers of which the disk has nothing are given again.
  let life: String
}

/// What became of a transaction.
enum PostgreSQLOutcome {
  case committed, undone, unknown
}

extension PostgreSQLLink {
  /// What became of a transaction whose end was not heard of: asked over a new connection, again and again while the
  /// server is out of reach or still at it.
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

  /// The server has given no such number yet, or not again since it crashed.
  private static let neverGiven = "22023"

  /// - Returns: nil while the transaction goes on.
  private func ask(about name: PostgreSQLTransactionName) throws(PostgreSQLFault) -> PostgreSQLOutcome? {
    let question: SQL = "SELECT pg_xact_status(CAST(\(name.number) AS xid8))"
    var status: String?
    try send(question) { status = $0.rows { $0.optionalText(0) }.first ?? nil }
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
