/// Work that is waited for only so long: reading a folder on a disk that is away may never end.
enum Deadline {
  /// Does the work, and returns what came of it; nil where it took too long. It goes on then, and no one hears of it.
  ///
  /// - Parameters:
  ///   - limit: How long it's waited for.
  ///   - work: What is to be done.
  static func run<Value: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let (outcomes, continuation) = AsyncStream<Value?>.makeStream()
    Task { continuation.yield(await work()) }
    let timer = Task {
      // Ends early only where the work was done in time.
      try? await Task.sleep(for: limit)
      continuation.yield(nil)
    }
    defer { timer.cancel() }
    for await outcome in outcomes { return outcome }
    return nil
  }
}
