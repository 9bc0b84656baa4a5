public import AppValues

/// A statement whose rows are looked at later.
public final class PendingQuery<Value> {
  private var rows: [Value]?
  private let wait: () throws(AppError) -> Void

  /// - Parameter wait: Waits for what is on its way.
  init(rows: [Value]? = nil, _ wait: @escaping () throws(AppError) -> Void = {}) {
    self.rows = rows
    self.wait = wait
  }

  func resolve(_ rows: [Value]) {
    self.rows = rows
  }

  /// The rows of the answer, for as long as the transaction lasts.
  public func answer() throws(AppError) -> [Value] {
    if rows == nil { try wait() }
    return rows ?? []
  }
}
