import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// A bare handler of the framework that the server is made with: answers any request with bytes that are there already.
final class BareServer: Sendable {
  private let answers: [ServerAnswer]
  private let turn = Atomic(0)

  /// - Parameter answers: What it answers, in turn.
  init(_ answers: [ServerAnswer]) {
    self.answers = answers
  }

  /// Has it serve while something is done.
  ///
  /// - Parameter body: Takes the port that it listens at.
  func serve<Value: Sendable>(_ body: (Int) async throws -> Value) async throws -> Value {
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let application = application { listening.yield($0) }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { listening.finish() }
        try await application.run()
      }
      defer { group.cancelAll() }
      guard let port = await ports.first(where: { _ in true }) else {
        try await group.waitForAll()
        throw NotListening()
      }
      return try await body(port)
    }
  }

  private func application(
    started: @escaping @Sendable (Int) -> Void
  ) -> Application<CallbackResponder<BasicRequestContext>> {
    var log = Logger(label: "bare server")
    // That its connections end with it is no fault.
    log.logLevel = .critical
    return Application(
      responder: CallbackResponder { [self] _, _ in response() },
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in started(channel.localAddress?.port ?? 0) }, logger: log)
  }

  private func response() -> Response {
    let answer = answers[turn.wrappingAdd(1, ordering: .relaxed).oldValue % answers.count]
    return Response(
      status: .ok, headers: [.contentType: answer.contentType], body: ResponseBody(byteBuffer: answer.body))
  }
}

/// It ended before it listened, and did not say why.
private struct NotListening: Error {}
