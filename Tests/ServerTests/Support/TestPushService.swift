import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

/// A push service of a test's own, on this machine.
final class TestPushService: Sendable {
  /// A message that it got.
  struct Delivery: Sendable {
    let headers: HTTPFields
    let body: Data
  }

  private let port: Int
  private let deliveries: AsyncStream<Delivery>

  private init(port: Int, deliveries: AsyncStream<Delivery>) {
    self.port = port
    self.deliveries = deliveries
  }

  /// Runs it for a while.
  ///
  /// - Parameter statuses: What it answers, one after the other; after that, that it has taken the message.
  static func with(
    answering statuses: [HTTPResponse.Status] = [],
    _ body: @escaping @Sendable (TestPushService) async throws -> Void
  ) async throws {
    let (deliveries, delivered) = AsyncStream<Delivery>.makeStream()
    let left = Mutex(statuses)
    let router = Router()
    router.post("/app") { request, _ in
      let body = try await request.body.collect(upTo: 10_000)
      delivered.yield(Delivery(headers: request.headers, body: Data(body.readableBytesView)))
      return Response(status: left.withLock { $0.isEmpty ? .created : $0.removeFirst() })
    }
    let application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)))
    try await application.test(.live) { client in
      try await body(TestPushService(port: try #require(client.port), deliveries: deliveries))
    }
  }

  var address: String { "http://127.0.0.1:\(port)/app" }

  /// The next message.
  func next() async throws -> Delivery {
    try #require(await deliveries.first { _ in true })
  }
}
