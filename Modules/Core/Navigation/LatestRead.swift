public import Entities

/// Keeps overlapping reads of one presenter in order, so that a slow answer never covers a newer one and
/// never takes back what a write has shown meanwhile.
@MainActor
public final class LatestRead {
  private var begun = 0
  private var shown = 0
  private var writes = 0

  public init() {}

  /// Tells that a write has answered: a read begun before may not know of it and is repeated.
  public func wrote() {
    writes += 1
  }

  /// What `body` reads, or nil when a read begun later has answered already. The caller shows the answer
  /// before it waits for anything else.
  public func read<Value: Sendable>(
    _ body: @MainActor () async throws(AppError) -> Value
  ) async throws(AppError) -> Value? {
    begun += 1
    let turn = begun
    while true {
      let known = writes
      do throws(AppError) {
        let value = try await body()
        if turn < shown { return nil }
        if known != writes { continue }
        shown = turn
        return value
      } catch {
        if turn < shown { return nil }
        throw error
      }
    }
  }
}
