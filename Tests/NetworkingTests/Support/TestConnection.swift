import NIOCore

/// A connection of a test's server: what comes and goes, byte by byte.
final class TestConnection {
  private let channel: any Channel
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var received = ByteBuffer()

  init(
    _ channel: any Channel, _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.channel = channel
    self.inbound = inbound.makeAsyncIterator()
    self.outbound = outbound
  }

  func send(_ bytes: [UInt8]) async throws {
    try await outbound.write(ByteBuffer(bytes: bytes))
  }

  func send(_ text: String) async throws {
    try await send(Array(text.utf8))
  }

  /// Sends a whole answer.
  func answer(_ status: Int, _ headers: [String] = [], _ body: [UInt8]) async throws {
    let lines = (headers + ["Content-Length: \(body.count)"]).map { "\($0)\r\n" }.joined()
    try await send(Array("HTTP/1.1 \(status) Status\r\n\(lines)\r\n".utf8) + body)
  }

  /// Sends a whole answer.
  func answer(_ status: Int, _ headers: [String] = [], _ body: String = "") async throws {
    try await answer(status, headers, Array(body.utf8))
  }

  /// The next request, with its body; nil once the other end has closed the connection.
  func request() async throws -> TestRequest? {
    guard var request = try await head() else { return nil }
    let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
    guard let body = try await bytes(length) else { return nil }
    request.body = body
    return request
  }

  /// The head of the next request; nil once the other end has closed the connection.
  func head() async throws -> TestRequest? {
    guard let first = try await line() else { return nil }
    var request = TestRequest(line: first)
    while let line = try await line(), !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1)
      request.headers[parts[0].lowercased()] = parts[1].trimmingPrefix(" ").description
    }
    return request
  }

  /// A number of bytes; nil when the other end has closed the connection before.
  func bytes(_ count: Int) async throws -> [UInt8]? {
    while received.readableBytes < count {
      guard try await receive() else { return nil }
    }
    return received.readBytes(length: count)
  }

  /// What has come, and comes next; nil once the other end has closed the connection.
  func some() async throws -> [UInt8]? {
    if received.readableBytes == 0 {
      guard try await receive() else { return nil }
    }
    return received.readBytes(length: received.readableBytes)
  }

  /// Passes on all that comes from elsewhere, and then closes the connection.
  func passOn(_ source: NIOAsyncChannelInboundStream<ByteBuffer>) -> Task<Void, any Error> {
    Task { [outbound, channel] in
      for try await part in source { try await outbound.write(part) }
      try await channel.close()
    }
  }

  /// Returns once the other end has closed the connection.
  func waitForEnd() async throws {
    while try await receive() { received.clear() }
  }

  private func line() async throws -> String? {
    while true {
      if let end = received.readableBytesView.firstIndex(of: 10) {
        let line = received.readString(length: end + 1 - received.readerIndex) ?? ""
        // `\r\n` is one character.
        return String(line.dropLast())
      }
      guard try await receive() else { return nil }
    }
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

/// A request as it came.
struct TestRequest: Sendable {
  /// Its first line.
  let line: String
  /// The headers, with their names in small letters.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  init(line: String) {
    self.line = line
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}
