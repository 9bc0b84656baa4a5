import AppValues
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// Answers requests with 503 while the server is starting, and then passes them on to the server, including those on
/// connections that are already open.
final class StartupResponder: HTTPResponder {
  private enum State {
    /// How much of an update of the database is done, from 0 to 1; nil while there is none.
    case closed(updated: Double?)
    case open(any HTTPResponder<ServerContext>)
  }

  /// When to ask again, in seconds.
  private static let pause = 5

  private let state = Mutex(State.closed(updated: nil))
  private let log: Logger

  init(log: Logger) {
    self.log = log
  }

  /// Includes the progress of a database update in answers from now on.
  func note(_ update: DatabaseUpdate) {
    guard case .changing(let done) = update else { return }
    let isNew = state.withLock { state in
      guard case .closed(let before) = state else { return false }
      state = .closed(updated: done)
      return before == nil
    }
    if isNew {
      log.notice("The database is being updated. Until that's done, every request is answered with 503.")
    }
  }

  /// Passes requests on from now on.
  func open(_ responder: any HTTPResponder<ServerContext>) {
    state.withLock { $0 = .open(responder) }
  }

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    switch state.withLock({ $0 }) {
    case .open(let responder):
      // A task keeps the memory that its deepest call took, and the connection's lasts as long as that does.
      async let response = responder.respond(to: request, context: context)
      return try await response
    case .closed(let updated): return Self.answer(to: request.uri.path, updated)
    }
  }

  /// Apps read errors as JSON.
  private static func answer(to path: String, _ updated: Double?) -> Response {
    let reason = updated.map { " It's updating its database: \(Int($0 * 100))% done." } ?? ""
    let text = "SocialConnect is starting.\(reason) Try again in a moment."
    let isForApps = path.hasPrefix("/api/") || path.hasPrefix("/oauth/")
    return Response(
      status: .serviceUnavailable,
      headers: [
        .contentType: isForApps ? "application/json; charset=utf-8" : "text/plain; charset=utf-8",
        .retryAfter: "\(pause)", .cacheControl: "no-store", .accessControlAllowOrigin: "*",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: isForApps ? "{\"error\":\"\(text)\"}" : text + "\n")))
  }
}
