import NIOCore
import NIOHTTP1
import NIOPosix

/// Waits on this machine for a browser that comes back from a server's page (RFC 8252, section 7.3): on 127.0.0.1, at a
/// free port, until it's closed.
public struct RedirectListener: Sendable {
  /// The address to which the browser is sent back: `http://127.0.0.1:40123/`.
  public let address: String
  private let channel: any Channel
  private let visits: AsyncStream<RequestTarget>

  /// The path and query of a request, as the browser sends them.
  typealias RequestTarget = String

  /// Begins to listen.
  ///
  /// - Parameter page: The page that answers a visit, by its query: its HTML, and whether it's what was waited for.
  ///
  /// Throws `failed` if no port is free.
  public static func open(
    page: @escaping @Sendable (_ query: String) -> (html: String, isExpected: Bool)
  ) async throws(NetworkError) -> RedirectListener {
    let (visits, continuation) = AsyncStream.makeStream(of: String.self)
    do {
      let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline()
            try channel.pipeline.syncOperations.addHandler(
              RedirectHandler(page: page) { continuation.yield($0) })
          }
        }
        .bind(host: "127.0.0.1", port: 0).get()
      channel.closeFuture.whenComplete { _ in continuation.finish() }
      return RedirectListener(
        address: "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/", channel: channel, visits: visits)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// The query of the visit that was waited for; nil once the listener is closed, or the task cancelled.
  public func query() async -> String? {
    await visits.first { _ in true }
  }

  /// Stops listening.
  public func close() async {
    // Who closed it already matters to no one.
    try? await channel.close()
  }
}
