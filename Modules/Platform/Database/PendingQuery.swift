public import AppValues

/// A statement whose rows are read later.
public final class PendingQuery<Value> {
  private var rows: [Value]?
  private let wait: () throws(AppError) -> Void

  /// - Parameter wait: Waits for the answer.
  init(rows: [Value]? = nil, _ wait: @escaping () throws(AppError) -> Void = {}) {
    self.rows = rows
    self.wait = wait
  }

  func resolve(_ rows: [Value]) {
    self.rows = rows
  }

  /// The rows, waiting for them if needed. Valid until the transaction ends.
  public func answer() throws(AppError) -> [Value] {
    if rows == nil { try wait() }
    return rows ?? []
  }
}
