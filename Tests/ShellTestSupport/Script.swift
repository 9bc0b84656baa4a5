import SocialTestSupport
import Synchronization
import Testing

/// A script in which steps can speak of the terminal that plays them.
public final class Script: Sendable {
  private let io = Mutex<ScriptedIO?>(nil)

  public init() {}

  /// The terminal, or the pipe, that plays the steps.
  public func play(
    interactive: Bool = true, width: Int = 60, _ steps: (Script) -> [ScriptedIO.Step]
  ) -> ScriptedIO {
    let made = ScriptedIO(interactive: interactive, width: width, steps(self))
    io.withLock { $0 = made }
    return made
  }

  /// Waits until what was seen contains a text.
  public func waitFor(_ text: String) async {
    guard let io = io.withLock({ $0 }) else { return }
    #expect(await io.changes.wait { io.transcript.contains(text) }, "\(io.transcript)")
  }

  /// Presses Ctrl-C while no line is being read.
  public func stop() { io.withLock { $0 }?.stop() }
}
