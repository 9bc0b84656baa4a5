import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A WebSocket that is open.
struct OpenWebSocket: Sendable {
  /// How many messages can wait to be read, and how many of the longest ones. A reader who is slower loses the
  /// connection, and learns of the gap.
  private static let (waitingLimit, longWaitingLimit) = (1024, 4)
  /// How many parts a message can have.
  private static let partLimit = 1024

  private let channel: any Channel
  private let headers: NetworkHeaders
  private let messages: AsyncThrowingStream<[UInt8], any Error>
  private let waiting: WaitingBytes

  /// Sets up the connection, on its event loop.
  init(_ channel: any Channel, head: HTTPResponseHead, messageLimit: Int) throws {
    self.channel = channel
    headers = NetworkHeaders(head.headers)
    let (messages, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream(
      bufferingPolicy: .bufferingOldest(Self.waitingLimit))
    self.messages = messages
    waiting = WaitingBytes(limit: Self.longWaitingLimit * messageLimit)
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return channel.close(promise: nil) }
      let goodbye = WebSocketFrame(
        fin: true, opcode: .connectionClose, maskKey: .random(), data: ByteBuffer())
      channel.writeAndFlush(goodbye).whenComplete { _ in channel.close(promise: nil) }
    }
    try channel.pipeline.syncOperations.addHandlers([
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: Self.partLimit,
        maxAccumulatedFrameSize: messageLimit),
      WebSocketHandler(continuation, waiting: waiting),
    ])
  }

  /// The answer whose pieces are the messages. The connection is closed once no one uses it.
  ///
  /// - Parameters:
  ///   - host: The host that they come from.
  ///   - outgoing: What to send.
  ///   - limit: The highest number of bytes of a message.
  func response(
    from host: String, sending outgoing: AsyncStream<String>, limit: Int
  ) -> NetworkResponse {
    let channel = channel
    let sending = Task {
      for await text in outgoing {
        let frame = WebSocketFrame(
          fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: text))
        // Those who read learn that the connection is gone.
        try? await channel.writeAndFlush(frame)
      }
    }
    channel.closeFuture.whenComplete { _ in sending.cancel() }
    let (reader, waiting) = (PieceReader(messages), waiting)
    return NetworkResponse(
      status: 101, headers: headers,
      body: NetworkBytes { () async throws(NetworkError) in
        do {
          if let message = try await reader.next() {
            waiting.remove(message.count)
            return message
          }
        } catch {
          throw NetworkError(error, of: host, isProxied: false, limit: limit)
        }
        if Task.isCancelled { throw .cancelled }
        return nil
      })
  }
}
