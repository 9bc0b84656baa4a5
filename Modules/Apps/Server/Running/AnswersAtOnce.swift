import AppValues
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends kept answers as soon as a request is read, without the way through the server.
///
/// It takes only requests of people, which are recognised by their token; everything else is answered the usual way, and so is
/// whatever isn't kept.
final class AnswersAtOnce: Sendable {
  private struct Server {
    let parts: ServerParts
    let answers: KeptAnswers
    let log: Logger
  }

  private let server = Mutex<Server?>(nil)
  private let date = HTTPDate()

  /// Takes requests from now on, if the server keeps answers.
  func open(_ parts: ServerParts, log: Logger) {
    guard let answers = parts.answers else { return }
    server.withLock { $0 = Server(parts: parts, answers: answers, log: log) }
  }

  /// The answer to a request without a body; nil where it has to be made.
  func answer(to head: HTTPRequestHead) -> (head: HTTPResponseHead, body: ByteBuffer)? {
    let begun = ContinuousClock.now
    guard let server = server.withLock({ $0 }), head.isKeepAlive, !head.isOld, RequestFault(head) == nil,
      let request = KeptAnswer.Request(head), let answer = server.answers.answerAtOnce(to: request),
      let caller = answer.caller
    else { return nil }
    var headers = answer.plainHeaders
    if server.parts.options.limitsRates {
      let standing = server.parts.limiter.take(.person, for: caller)
      if !standing.isAllowed { return nil }
      headers += standing.headers.map { ($0.name.rawName, $0.value) }
    }
    let id = RequestID().description
    headers += [("X-Request-Id", id), ("Date", date.text(server.parts.clock.now()))]
    RequestLine.log(head.method.rawValue, head.uri, .ok, since: begun, in: server.log, id: id)
    return (
      HTTPResponseHead(version: .http1_1, status: .ok, headers: HTTPHeaders(headers)), answer.body
    )
  }
}
