import Dispatch

/// Work that blocks, such as waiting for a disk.
public enum BlockingWork {
  /// Does the work on a thread of its own, so that no task waits for it. It goes on when the task is cancelled.
  ///
  /// Throws what the work throws.
  public static func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let outcome: Result<Value, Failure> = await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: Result(catching: work)) }
    }
    return try outcome.get()
  }
}
