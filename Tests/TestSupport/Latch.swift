import SocialConnectTesting
import Synchronization

/// A gate that stays open once it's opened.
public final class Latch: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [Gate])>((false, []))

  /// Makes a closed gate.
  public init() {}

  /// Waits until the gate is open. Ends at once if the task is cancelled.
  public func pass() async {
    let gate = state.withLock { state -> Gate? in
      if state.isOpen { return nil }
      let gate = Gate()
      state.waiting.append(gate)
      return gate
    }
    await gate?.pass()
  }

  /// Lets everyone through from now on.
  public func open() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for gate in waiting { gate.open() }
  }
}
