import AppValues
import Logging

/// Writes down what people are not told.
struct FaultLog: Sendable {
  let log: Logger
  /// Whether what failed is tried again another way, so that a fault which stays will come once more.
  var isPassing = false

  /// The same for what is tried again.
  var passing: FaultLog { FaultLog(log: log, isPassing: true) }

  /// Logs a fault under a short random reference, which the error contains.
  func unexpected(_ fault: String, sql: String? = nil) -> AppError {
    let reference = String((0..<8).map { _ in Self.alphabet.randomElement() ?? "0" })
    log.log(
      level: isPassing ? .debug : .error, "database: \(fault)",
      metadata: ["reference": "\(reference)", "sql": "\(sql ?? "")"])
    return .unexpected(reference: reference)
  }

  /// Logs a fault that is known as `error`.
  func known(_ fault: String, as error: AppError) -> AppError {
    log.notice("database: \(fault)", metadata: ["told": "\(error)"])
    return error
  }

  /// Without what is easily misread: I, L, O, U.
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
}
