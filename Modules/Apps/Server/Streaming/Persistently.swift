import AppValues

/// Retries a reading until it succeeds, for readers that no one waits for.
///
/// Throws errors that waiting doesn't mend, and `cancelled`.
func persistently<Value>(_ read: () async throws(AppError) -> Value) async throws(AppError) -> Value {
  while true {
    do throws(AppError) {
      return try await read()
    } catch {
      guard error.isPassing else { throw error }
    }
    // It throws only when cancelled, of which is asked next.
    try? await Task.sleep(for: .seconds(1))
    if Task.isCancelled { throw .cancelled }
  }
}
