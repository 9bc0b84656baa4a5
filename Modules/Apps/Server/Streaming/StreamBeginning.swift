import AppValues

/// Says once whether something that goes on in another task has begun.
struct StreamBeginning: Sendable {
  private let outcomes: AsyncStream<Result<Void, AppError>>
  private let outcome: AsyncStream<Result<Void, AppError>>.Continuation

  init() {
    (outcomes, outcome) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  func succeed() {
    outcome.yield(.success(()))
    outcome.finish()
  }

  /// Answers whether it failed to begin: false where it had begun.
  @discardableResult
  func fail(_ error: AppError) -> Bool {
    if case .terminated = outcome.yield(.failure(error)) { return false }
    outcome.finish()
    return true
  }

  /// Throws what it failed with; `cancelled` where it's never said.
  func wait() async throws(AppError) {
    for await outcome in outcomes { return try outcome.get() }
    throw .cancelled
  }
}
