import NIOCore
import NIOPosix

extension TestServer {
  /// Runs a proxy that leads everyone to a server on this machine, whatever the name of the server.
  ///
  /// - Parameter asked: Told what the proxy is asked for, and with which credentials.
  @discardableResult
  static func withProxy<Value: Sendable>(
    to port: Int, asked: @escaping @Sendable (TestRequest) -> Void = { _ in },
    _ body: @Sendable (TestServer) async throws -> Value
  ) async throws -> Value {
    try await with(
      { connection in
        guard let request = try await connection.request() else { return }
        asked(request)
        try await connection.send("HTTP/1.1 200 Connected\r\n\r\n")
        try await connection.relay(to: port)
      }, body)
  }
}

extension TestConnection {
  /// Passes on what comes, both ways, until one end closes the connection.
  func relay(to port: Int) async throws {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    try await channel.executeThenClose { inbound, outbound in
      let answers = passOn(inbound)
      while let bytes = try await some() { try await outbound.write(ByteBuffer(bytes: bytes)) }
      answers.cancel()
    }
  }
}
