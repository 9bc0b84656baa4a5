import AppValues
import Authentication
import Entities
import SocialNetworking

/// A sign-in that has begun on a server's page.
struct RemoteBrowserSignIn: BrowserSignIn {
  /// How long the page may take someone.
  private static let patience = Duration.seconds(600)

  let page: String
  let state: String
  let exchange: CodeForToken
  let sessions: RemoteSessions
  /// Nil if the code is typed.
  let listener: RedirectListener?
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  func session() async throws(AppError) -> Session {
    guard let listener else { throw .unsupported }
    let query = await Self.first(of: listener, pause)
    await listener.close()
    guard let query else { throw Task.isCancelled ? .cancelled : .timeout }
    guard case .code(let code) = AuthorizationAnswer(query: query, state: state) else {
      throw .invalid(.authorization, .missing)
    }
    return try await session(code: code)
  }

  func session(code: String) async throws(AppError) -> Session {
    try await sessions.session(of: try await exchange.token(for: code), to: exchange.app)
  }

  func end() async { await listener?.close() }

  /// The query that the browser comes back with; nil if it doesn't come in time.
  private static func first(
    of listener: RedirectListener, _ pause: @escaping @Sendable (Duration) async throws -> Void
  ) async -> String? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask { await listener.query() }
      group.addTask {
        // Ends early only when it's waited for no more.
        try? await pause(patience)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }
}
