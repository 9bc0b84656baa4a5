import AppValues
import Logging

/// Logs the details of errors that people aren't shown.
struct FaultLog: Sendable {
  let log: Logger
  /// Whether the operation will be retried another way, so that a lasting fault will be logged again.
  var isPassing = false

  /// A log for operations that will be retried.
  var passing: FaultLog { FaultLog(log: log, isPassing: true) }

  /// Logs a fault with a short random reference, and returns an error that contains it.
  func unexpected(_ fault: String, sql: String? = nil) -> AppError {
    let reference = String((0..<8).map { _ in Self.alphabet.randomElement() ?? "0" })
    log.log(
      level: isPassing ? .debug : .error, "database: \(fault)",
      metadata: ["reference": "\(reference)", "sql": "\(sql ?? "")"])
    return .unexpected(reference: reference)
  }

  /// Logs a fault that people are shown as `error`.
  func known(_ fault: String, as error: AppError) -> AppError {
    log.notice("database: \(fault)", metadata: ["told": "\(error)"])
    return error
  }

  /// The digits and letters, without those that are easily misread: I, L, O, U.
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
}
