import NIOCore
import NIOPosix
import Testing

/// A connection to a server as it is: what is sent and received, byte by byte. What isn't asked for isn't read, either.
final class LiveConnection {
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var received = ByteBuffer()

  private init(
    _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.inbound = inbound.makeAsyncIterator()
    self.outbound = outbound
  }

  /// Connects, and closes at the end.
  ///
  /// - Parameter window: How many bytes the system takes in that aren't read; nil for what is usual.
  static func open<Value: Sendable>(
    to port: Int, window: Int? = nil, _ body: (LiveConnection) async throws -> Value
  ) async throws -> Value {
    var bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    if let window {
      bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: SocketOptionValue(window))
    }
    let channel = try await bootstrap.connect(host: "localhost", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      }
    }
    return try await channel.executeThenClose { inbound, outbound in
      try await body(LiveConnection(inbound, outbound))
    }
  }

  func send(_ bytes: [UInt8]) async throws {
    try await outbound.write(ByteBuffer(bytes: bytes))
  }

  func send(_ text: String) async throws {
    try await send(Array(text.utf8))
  }

  /// Says that nothing more is sent.
  func endSending() {
    outbound.finish()
  }

  /// The next bytes; nil when the other end has closed before.
  func bytes(_ count: Int) async throws -> [UInt8]? {
    while received.readableBytes < count {
      guard try await receive() else { return nil }
    }
    return received.readBytes(length: count)
  }

  /// The next line, without its end; nil when the other end has closed before.
  func line() async throws -> String? {
    while true {
      if let end = received.readableBytesView.firstIndex(of: 10) {
        let line = received.readString(length: end + 1 - received.readerIndex) ?? ""
        // `\r\n` is one character.
        return String(line.dropLast())
      }
      guard try await receive() else { return nil }
    }
  }

  /// Sends a request, and reads the head of the answer.
  func ask(_ path: String, _ headers: [(String, String)]) async throws -> AnswerHead {
    let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
    try await send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n")
    return try await head()
  }

  /// The head of the next answer.
  func head() async throws -> AnswerHead {
    let status = try #require(try await line())
    var head = AnswerHead(status: Int(status.split(separator: " ")[1]) ?? 0)
    while let line = try await line(), !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1)
      #expect(head.headers[parts[0].lowercased()] == nil, "\(parts[0]) is there twice")
      head.headers[parts[0].lowercased()] = parts[1].trimmingPrefix(" ").description
    }
    return head
  }

  /// The next answer, which says how long it is.
  func answer() async throws -> (head: AnswerHead, body: String) {
    let head = try await head()
    let length = head.headers["content-length"].flatMap { Int($0) } ?? 0
    return (head, String(decoding: try #require(try await bytes(length)), as: UTF8.self))
  }

  /// All that comes until the other end closes the connection.
  func rest() async throws -> String {
    while try await receive() {}
    return received.readString(length: received.readableBytes) ?? ""
  }

  private func receive() async throws -> Bool {
    received.discardReadBytes()
    do {
      guard var more = try await inbound.next() else { return false }
      received.writeBuffer(&more)
      return true
    } catch is IOError {
      // Reset by the other end: closed, too.
      return false
    }
  }
}

/// How an answer begins.
struct AnswerHead {
  let status: Int
  var headers: [String: String] = [:]
}
