import AppValues
import Synchronization

/// How many notifications were unread when the server was asked last, for a short while and until something happens:
/// every screen has that number in its title, and would ask for it otherwise.
final class UnreadMemory: Sendable {
  /// How long a number is kept, in milliseconds. What is read in another app, no stream tells.
  private static let lifetime: Int64 = 15_000

  private struct State {
    var count = 0
    /// When that was asked for; nil if it isn't known.
    var askedAt: Timestamp?
    /// Counts what has happened. An answer to a question from before is out of date.
    var turn = 0
  }

  private let state = Mutex(State())

  /// To be noted before the server is asked.
  var turn: Int { state.withLock { $0.turn } }

  /// The number, if it's known.
  func count(at time: Timestamp) -> Int? {
    state.withLock { state in
      guard let askedAt = state.askedAt,
        (0..<Self.lifetime).contains(time.milliseconds - askedAt.milliseconds)
      else { return nil }
      return state.count
    }
  }

  /// Keeps what the server answered, unless something has happened since it was asked.
  func keep(_ count: Int, askedAt time: Timestamp, in turn: Int) {
    state.withLock { state in
      if state.turn == turn { (state.count, state.askedAt) = (count, time) }
    }
  }

  /// Notes that the number may have changed.
  func forget() {
    state.withLock { state in
      state.turn += 1
      state.askedAt = nil
    }
  }
}
