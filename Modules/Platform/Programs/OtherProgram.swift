public import AppValues

/// A program that is started by this one, and what it starts itself.
public enum OtherProgram {
  /// What a program comes to. It's ended once it takes too long, or no one waits for it.
  ///
  /// - Parameters:
  ///   - patience: How long it may take.
  ///   - late: The error if it takes longer.
  ///   - program: Runs it, and ends it when cancelled.
  ///
  /// Throws what the program comes to, `late`, `cancelled`.
  public static func run<Output: Sendable>(
    within patience: Duration, or late: AppError,
    _ program: @escaping @Sendable () async -> Result<Output, AppError>
  ) async throws(AppError) -> Output {
    let outcome = await withTaskGroup(of: Result<Output, AppError>.self) { group in
      group.addTask { await program() }
      group.addTask {
        // Cancelled when the program is faster.
        try? await Task.sleep(for: patience)
        return .failure(late)
      }
      let first = await group.next() ?? .failure(.cancelled)
      group.cancelAll()
      return first
    }
    if Task.isCancelled { throw .cancelled }
    return try outcome.get()
  }
}
