import AppValues

/// A fault between this program and a server.
enum PostgreSQLFault: Error {
  /// A connection can't be made.
  case unreachable(String)
  /// The connection broke.
  case lost(String)
  /// The connection broke during a commit, and whether the transaction was committed isn't known.
  case unanswered(String)
  /// The connection's settings aren't the required ones; the message says which.
  case unfit(String)
  /// The server refused a command, with its SQLSTATE.
  case refused(state: String, message: String, sql: String)
  /// A statement was put together wrongly, and wasn't sent.
  case malformed(String, sql: String)
  /// A value can't be sent.
  case invalid(AppError)
}

/// Translates faults into the errors that people see, and says which operations may be retried.
struct PostgreSQLFaults: Sendable {
  let faultLog: FaultLog

  /// A translation for operations that will be retried.
  var passing: Self { Self(faultLog: faultLog.passing) }

  func translate(_ fault: PostgreSQLFault) -> AppError {
    switch fault {
    case .invalid(let error): return error
    case .malformed(let message, let sql): return faultLog.unexpected(message, sql: sql)
    case .unreachable(let message), .lost(let message):
      return faultLog.known("PostgreSQL: \(message)", as: .unavailable)
    case .unanswered(let message):
      return faultLog.known("PostgreSQL at COMMIT: \(message)", as: .unconfirmed)
    case .unfit(let message):
      return faultLog.known(
        "PostgreSQL didn't accept the required settings: \(message)", as: .invalid(.database, .unsafe))
    case .refused(let state, let message, let sql):
      let text = "PostgreSQL \(state): \(message)"
      guard let known = Self.known(state) else { return faultLog.unexpected(text, sql: sql) }
      return faultLog.known(text, as: known)
    }
  }

  /// Whether the transaction left nothing behind, so that it can be run again from the beginning.
  static func mayRetry(_ fault: PostgreSQLFault) -> Bool {
    switch fault {
    case .lost: true
    case .refused(let state, _, _): state == "40001" || state == "40P01"
    case .unreachable, .unanswered, .unfit, .malformed, .invalid: false
    }
  }

  /// All connections that the server has, or allows us, are in use.
  static let crowded = "53300"
  /// The server is starting or stopping.
  static let starting = "57P03"

  /// The code of a fault in a message written with `VERBOSITY=verbose`, if there is one: it's the same in every
  /// language. Notices and warnings have codes of the classes 00 to 02.
  static func state(in message: String) -> String? {
    message.matches(of: #/: {2}([0-9A-Z]{5}): /#).lazy.map { String($0.1) }
      .first { !["00", "01", "02"].contains($0.prefix(2)) }
  }

  /// Whether the server ends the connection with this error.
  static func endsConnection(_ state: String) -> Bool {
    state.hasPrefix("57P") || state.hasPrefix("08") || state == "25P03"
  }

  private static func known(_ state: String) -> AppError? {
    if endsConnection(state) { return .unavailable }
    return switch state {
    case "40001", "40P01": .conflict
    case crowded: .storage(.connectionsExhausted)
    // More than a column, a value or an index takes, and characters that none can hold.
    case "22001", "54000": .tooLarge
    case "22021", "22P05": .invalid(.text, .unprintable)
    case "53100": .storage(.full)
    case "55P03": .storage(.locked)
    case "25006": .storage(.readOnly)
    case "57014": .timeout
    case "XX001", "XX002": .storage(.notADatabase)
    default: nil
    }
  }
}
