import AppValues

/// Says, once, whether something that runs in another task has begun.
struct ListenerBeginning: Sendable {
  private let outcomes: AsyncStream<Result<Void, AppError>>
  private let outcome: AsyncStream<Result<Void, AppError>>.Continuation

  init() {
    (outcomes, outcome) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  func succeed() {
    outcome.yield(.success(()))
    outcome.finish()
  }

  /// Reports that it failed to begin. Returns false if it had begun already.
  @discardableResult
  func fail(_ error: AppError) -> Bool {
    if case .terminated = outcome.yield(.failure(error)) { return false }
    outcome.finish()
    return true
  }

  /// Throws the error with which it failed; `cancelled` if nothing is ever said.
  func wait() async throws(AppError) {
    for await outcome in outcomes { return try outcome.get() }
    throw .cancelled
  }
}
