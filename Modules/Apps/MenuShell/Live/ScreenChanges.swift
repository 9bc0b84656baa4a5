import AppScreens
import Observation

extension LiveScreen {
  /// Yields each time the screen's contents change. Changes made between two readings yield once.
  ///
  /// `Observations` would do the same, on newer systems than this package asks for.
  @MainActor
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    track(continuation)
    return stream
  }

  @MainActor
  private func track(_ continuation: AsyncStream<Void>.Continuation) {
    withObservationTracking {
      _ = screen
    } onChange: {
      // Told before the change is made: look again when it has been.
      Task { @MainActor in
        if case .terminated = continuation.yield() { return }
        track(continuation)
      }
    }
  }
}
