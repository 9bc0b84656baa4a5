public import AppValues

/// Keeps overlapping reads of one content in order, so that a slow answer never covers a newer one and
/// never takes back what a change has shown since.
@MainActor
public final class LatestRead {
  private var begun = 0
  private var shown = 0
  private var writes = 0

  /// One for each content that is read by itself; nothing has been read yet.
  public init() {}

  /// Records that a change has answered: a read begun before may not know of it and is repeated. The runner of a
  /// presenter's actions calls this when a change has ended; one that goes on after its answer calls it itself.
  public func wrote() {
    writes += 1
  }

  /// What is read. The caller shows it before it waits for anything else.
  ///
  /// Throws `cancelled` when the task was, and when a read begun later has answered already.
  ///
  /// - Parameter read: The reading, which is repeated when a change has answered since.
  public func latest<Value: Sendable>(
    _ read: @autoclosure @MainActor () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    begun += 1
    let turn = begun
    while true {
      let known = writes
      do throws(AppError) {
        let value = try await read()
        if turn < shown || Task.isCancelled { throw .cancelled }
        if known != writes { continue }
        shown = turn
        return value
      } catch {
        throw turn < shown ? .cancelled : error
      }
    }
  }
}
