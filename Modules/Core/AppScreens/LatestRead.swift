public import AppValues

/// Keeps overlapping readings of the same content in order, so that a slow answer never covers a newer one, and never
/// takes back what a change has shown since.
@MainActor
public final class LatestRead {
  private var begun = 0
  private var shown = 0
  private var writes = 0

  /// Make one for each content that is read separately.
  public init() {}

  /// Records that a change has answered: readings that began before may not know of it, and are repeated. The runner
  /// of a presenter's actions calls this when a change ends; a change that continues after its answer calls it
  /// itself.
  public func wrote() {
    writes += 1
  }

  /// The latest content. Show it before you wait for anything else.
  ///
  /// Throws `cancelled` if the task was cancelled, or if a reading that began later has answered already.
  ///
  /// - Parameter read: Reads the content. Repeated if a change has been answered since it began.
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
