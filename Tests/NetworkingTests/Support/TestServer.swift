import NIOCore
import NIOPosix
import NIOSSL
import SocialTestSupport

/// A server on this machine that does with each connection what a test says.
struct TestServer {
  /// What it does with a connection, which is closed at the end.
  typealias Script = @Sendable (TestConnection) async throws -> Void

  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  let port: Int

  /// Runs a server for a while.
  @discardableResult
  static func with<Value: Sendable>(
    tls certificate: IssuedCertificate? = nil, _ script: @escaping Script,
    _ body: @Sendable (TestServer) async throws -> Value
  ) async throws -> Value {
    let context = try certificate?.context()
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          if let context {
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
          }
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
    let port = listener.channel.localAddress?.port ?? 0
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await serve(listener, script) }
      defer { group.cancelAll() }
      return try await body(TestServer(port: port))
    }
  }

  private static func serve(_ listener: NIOAsyncChannel<Connection, Never>, _ script: @escaping Script)
    async throws
  {
    try await listener.executeThenClose { connections in
      try await withThrowingDiscardingTaskGroup { group in
        for try await connection in connections {
          group.addTask {
            // What breaks a connection is what the client sees; the test looks there.
            _ = try? await connection.executeThenClose { inbound, outbound in
              try await script(TestConnection(connection.channel, inbound, outbound))
            }
          }
        }
      }
    }
  }
}
