import AppValues
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// Answers in place of a server that isn't there yet: that it will be soon. From then on, it passes requests on to it, on
/// the connections that are open already, too.
final class Threshold: HTTPResponder {
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

  /// Says from now on how far an update of the database has come.
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

  /// Lets requests through.
  func open(_ responder: any HTTPResponder<ServerContext>) {
    state.withLock { $0 = .open(responder) }
  }

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    switch state.withLock({ $0 }) {
    case .open(let responder): try await responder.respond(to: request, context: context)
    case .closed(let updated): Self.answer(updated)
    }
  }

  private static func answer(_ updated: Double?) -> Response {
    let reason = updated.map { " It's updating its database: \(Int($0 * 100))% done." } ?? ""
    return Response(
      status: .serviceUnavailable,
      headers: [
        .contentType: "text/plain; charset=utf-8", .retryAfter: "\(pause)", .cacheControl: "no-store",
        .accessControlAllowOrigin: "*",
      ],
      body: ResponseBody(
        byteBuffer: ByteBuffer(string: "SocialConnect is starting.\(reason) Try again in a moment.\n")))
  }
}
