import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore

/// Keeps answers, as they were sent, and sends them again.
struct AnswerKeeping: RouterMiddleware {
  typealias Context = ServerContext

  let parts: ServerParts
  let answers: KeptAnswers

  /// The endpoints whose answers say what they show.
  private static let paths = [
    Endpoints.Timelines.home.path, Endpoints.Timelines.list.path, Endpoints.Timelines.everyone.path,
    Endpoints.Timelines.hashtag.path, Endpoints.Accounts.statuses.path, Endpoints.Statuses.show.path,
    Endpoints.Notifications.list.path, Endpoints.Accounts.verifyCredentials.path,
  ].map { $0.split(separator: "/") }

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard Self.isKept(request), let wanted = KeptAnswer.Request(request.head) else {
      return try await next(request, context)
    }
    do {
      if let answer = try await answers.answer(to: wanted), let counted = counted(answer, request, context) {
        return counted
      }
    } catch {
      // Whatever fails here fails again, and is told, where the answer is made.
      return try await next(request, context)
    }
    guard let reading = answers.begin(wanted) else { return try await next(request, context) }
    defer { answers.end(reading) }
    var context = context
    let note = AnswerNote(in: answers, reading)
    context.note = note
    var response = try await next(request, context)
    guard response.status == .ok, let content = note.result else { return response }
    let text = CollectedBody()
    try await response.body.write(text)
    response.body = ResponseBody(byteBuffer: text.bytes)
    let answer = KeptAnswer(
      headers: response.headers.withoutLimits, body: text.bytes, caller: content.caller,
      until: answers.deadline(content.until))
    answers.keep(answer, to: wanted, showing: content.subjects, reading)
    return response
  }

  private static func isKept(_ request: Request) -> Bool {
    let path = request.uri.path.split(separator: "/")
    return paths.contains { known in
      known.count == path.count && zip(known, path).allSatisfy { $0 == $1 || $0.first == ":" }
    }
  }

  /// A kept answer, counted as one more of its caller; nil if they have asked too often.
  private func counted(_ answer: KeptAnswer, _ request: Request, _ context: ServerContext) -> Response? {
    var response = answer.response
    guard parts.options.limitsRates else { return response }
    let standing =
      if let caller = answer.caller { parts.limiter.take(.person, for: caller) } else {
        parts.limiter.take(.address, for: parts.address(of: request, context).network)
      }
    if !standing.isAllowed { return nil }
    standing.write(to: &response.headers)
    return response
  }
}
