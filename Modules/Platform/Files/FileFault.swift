public import AppValues
import Foundation

/// Translates the system's errors about files.
public enum FileFault {
  /// The error for a failed system call, by its `errno`.
  public static func error(_ code: Int32, in call: StaticString) -> AppError {
    switch code {
    case EISDIR: .storage(.notAFile)
    case ENOTDIR: .storage(.notAFolder)
    default:
      StorageFault(systemError: code).map(AppError.storage)
        ?? .unexpected(reference: "\(call)-errno-\(code)")
    }
  }

  /// Runs a system call again until no signal interrupts it.
  ///
  /// Throws the error for `errno` if the call returns less than 0.
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
