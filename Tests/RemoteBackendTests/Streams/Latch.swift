import SocialConnectTesting
import Synchronization

/// A gate that stays open once it's opened.
final class Latch: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [Gate])>((false, []))

  func pass() async {
    let gate = state.withLock { state -> Gate? in
      if state.isOpen { return nil }
      let gate = Gate()
      state.waiting.append(gate)
      return gate
    }
    await gate?.pass()
  }

  func open() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for gate in waiting { gate.open() }
  }
}
