import AppScreens
import SocialTerminal

/// Carries out what the person chose: says so when it takes long, and lets them stop it.
@MainActor
struct ChoiceRunner {
  /// How it ended.
  enum Outcome {
    case finished
    /// It went on after being stopped, and the person would not wait for it.
    case abandoned
  }

  private enum Event {
    case finished, slow, interrupted
  }

  let io: any TextIO
  let printer: ScreenPrinter
  let strings: MenuShellStrings
  /// How long it may take before it is said to.
  let patience: Duration

  /// Runs an action to its end.
  func run(_ action: @escaping ScreenAction) async -> Outcome {
    let (events, continuation) = AsyncStream<Event>.makeStream()
    let work = Task {
      await action()
      continuation.yield(.finished)
    }
    let watches = [
      watchInterruptions(continuation), watchTime(continuation),
    ]
    defer { watches.forEach { $0.cancel() } }
    for await event in events {
      switch event {
      case .finished: return .finished
      // No one waits in front of a pipe, and its text should be the same however busy the machine is.
      case .slow: if io.isInteractive { await printer.say(strings.working) }
      case .interrupted where work.isCancelled: return .abandoned
      case .interrupted:
        work.cancel()
        await printer.say(strings.stillWorking)
      }
    }
    return .finished
  }

  private func watchInterruptions(
    _ continuation: AsyncStream<Event>.Continuation
  ) -> Task<Void, Never> {
    let interruptions = io.interruptions()
    return Task {
      for await _ in interruptions { continuation.yield(.interrupted) }
    }
  }

  private func watchTime(_ continuation: AsyncStream<Event>.Continuation) -> Task<Void, Never> {
    let patience = patience
    return Task {
      do {
        try await Task.sleep(for: patience)
        continuation.yield(.slow)
      } catch {
        // It finished before anyone could become impatient.
      }
    }
  }
}
