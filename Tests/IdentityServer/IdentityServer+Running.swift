import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Synchronization

extension IdentityServer {
  /// Runs the provider on a port of this machine as long as the body does. Its issuer is then `http://127.0.0.1:PORT`.
  public func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    var log = Logger(label: "tests")
    log.logLevel = .critical
    let router = Router()
    for method in [HTTPRequest.Method.get, .post] {
      router.on("**", method: method) { request, _ in try await self.respond(to: request) }
    }
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: log)
    try await application.test(.live) { client in
      self.state.withLock { $0.issuer = "http://127.0.0.1:\(client.port ?? 0)" }
      try await body()
    }
  }

  private func respond(to request: Request) async throws -> Response {
    var request = request
    let body = try await request.collectBody(upTo: 1 << 16)
    let reply = try await answer(
      ProviderRequest(
        method: request.method.rawValue, target: request.uri.description, form: String(buffer: body),
        authorization: request.headers[.authorization]))
    var headers: HTTPFields = [.contentType: reply.contentType]
    if let location = reply.location { headers[.location] = location }
    return Response(
      status: .init(code: reply.status), headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: reply.body)))
  }
}
