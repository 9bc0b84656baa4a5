import AppValues
import Authentication
import Entities
import Synchronization

/// Remembers sign-ins for as long as a test runs.
final class MemoryStore: SessionStore {
  private let state: Mutex<(saved: SavedSessions, fault: AppError?, writesBefore: Int)>

  init(_ sessions: [Session] = [], current: Session? = nil) {
    state = Mutex((SavedSessions(sessions: sessions, current: current?.id), nil, 0))
  }

  var saved: SavedSessions { state.withLock { $0.saved } }

  /// From now on nothing can be written, but for so many times.
  func fail(with error: AppError, after count: Int = 0) {
    state.withLock { ($0.fault, $0.writesBefore) = (error, count) }
  }

  func load() async throws(AppError) -> SavedSessions { saved }

  func origin() async throws(AppError) -> SignInOrigin { .here }

  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError) {
    // As a file's lock does, which a task waits for.
    if Task.isCancelled { throw .cancelled }
    try state.withLock { state throws(AppError) in
      if let fault = state.fault {
        if state.writesBefore == 0 { throw fault }
        state.writesBefore -= 1
      }
      change(&state.saved)
    }
  }
}
