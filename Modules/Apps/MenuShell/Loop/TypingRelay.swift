import AppScreens

/// Tells a presenter what is being typed, one report at a time and always the latest, until the answer is
/// complete: a report must never come after it.
@MainActor
final class TypingRelay {
  private let continuation: AsyncStream<String>.Continuation
  private let task: Task<Void, Never>

  /// - Parameter action: What an unfinished answer means.
  init(_ action: @escaping @Sendable (String) -> ScreenAction) {
    let (stream, continuation) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.continuation = continuation
    task = Task {
      for await text in stream { await action(text)() }
    }
  }

  /// Hears of unfinished answers, from any thread.
  nonisolated var report: @Sendable (String) -> Void {
    { [continuation] in _ = continuation.yield($0) }
  }

  /// Waits until the last report has been told.
  func finish() async {
    continuation.finish()
    await task.value
  }
}
