import AppValues
import HTTPTypes
import Hummingbird
import Logging
import MastodonAPI
import NIOHTTP1

/// Answers what fails, so that every call gets an answer that clients and people understand.
struct ErrorAnswers: RouterMiddleware {
  typealias Context = ServerContext

  /// Makes the page that tells people about a failure.
  let page: @Sendable (ServerError, Request) -> Response

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let failure = Self.failure(error, context.logger)
      return ServedPath(request).isPage ? page(failure, request) : Response(failure)
    }
  }

  /// The answer to an error; an error of the server itself is logged.
  static func failure(_ error: any Error, _ log: Logger) -> ServerError {
    switch error {
    case let error as ServerError: return error
    case let error as AppError:
      let failure = ServerError(error)
      let isOurs = failure.status.kind == .serverError && error != .cancelled
      if isOurs { log.error("A call failed", metadata: ["error": "\(error)"]) }
      return failure
    case RequestValuesError.wrong(let name): return .invalid("\(RequestValuesError.wrong(name))")
    case let error as RequestValuesError: return ServerError(.badRequest, "\(error)")
    // The body is malformed; one that merely breaks off throws another error.
    case is HTTPParserError: return ServerError(.badRequest, RequestFault.malformed.text)
    case let error as HTTPError where error.status == .notFound: return .noSuchCall
    case let error as HTTPError where error.status == .contentTooLarge: return .tooLarge
    case let error as HTTPError:
      return ServerError(error.status, error.body ?? error.status.reasonPhrase)
    default:
      log.error("A call failed", metadata: ["error": "\(error)"])
      return ServerError(.unexpected(reference: ""))
    }
  }
}
