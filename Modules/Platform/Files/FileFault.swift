public import AppValues
import Foundation

/// What the system says when a file cannot be written or read, in our terms.
public enum FileFault {
  /// The error of a failed system call, by its `errno`.
  public static func error(_ code: Int32, in call: StaticString) -> AppError {
    switch code {
    case EISDIR: .storage(.notAFile)
    case ENOTDIR: .storage(.notAFolder)
    default:
      StorageFault(systemError: code).map(AppError.storage)
        ?? .unexpected(reference: "\(call)-errno-\(code)")
    }
  }

  /// Runs a system call until no signal interrupts it.
  ///
  /// Throws what `errno` says when it answers less than 0.
  @discardableResult
  public static func check<Value: SignedInteger>(
    _ call: StaticString, _ body: () -> Value
  ) throws(AppError) -> Value {
    while true {
      let value = body()
      if value >= 0 { return value }
      let code = errno
      if code != EINTR { throw error(code, in: call) }
    }
  }
}
