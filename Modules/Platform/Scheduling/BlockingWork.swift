import Dispatch

/// Work that blocks, such as waiting for a disk.
public enum BlockingWork {
  /// Does the work on a separate thread, so that no task waits for it. Cancelling the task doesn't stop the work.
  ///
  /// Throws the errors of the work.
  public static func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let outcome: Result<Value, Failure> = await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: Result(catching: work)) }
    }
    return try outcome.get()
  }
}
