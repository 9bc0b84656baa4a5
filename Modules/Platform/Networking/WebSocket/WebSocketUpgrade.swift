import NIOCore
import NIOHTTP1
import NIOWebSocket

/// What becomes of a connection that a server was asked to change to a WebSocket.
enum WebSocketUpgrade: Sendable {
  /// It's one.
  case open(OpenWebSocket)
  /// It isn't: the server's answer, which may still be coming.
  case refused(EventLoopFuture<NetworkResponse>)

  /// Asks for the change.
  ///
  /// - Parameter messageLimit: The highest number of bytes of a message.
  static func ask(
    on pipeline: ChannelPipeline.SynchronousOperations, for request: NetworkRequest, messageLimit: Int
  ) throws -> EventLoopFuture<WebSocketUpgrade> {
    let upgrader = NIOTypedWebSocketClientUpgrader<WebSocketUpgrade>(
      maxFrameSize: messageLimit, enableAutomaticErrorHandling: false
    ) { channel, head in
      channel.eventLoop.makeCompletedFuture {
        try .open(OpenWebSocket(channel, head: head, messageLimit: messageLimit))
      }
    }
    var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
      upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
        upgradeRequestHead: head(of: request), upgraders: [upgrader],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            let answer = channel.eventLoop.makePromise(of: NetworkResponse.self)
            try channel.pipeline.syncOperations.addHandler(RefusalReader(answer))
            return .refused(answer.futureResult)
          }
        }))
    // The first messages may come with the answer.
    configuration.leftOverBytesStrategy = .forwardBytes
    return try pipeline.configureUpgradableHTTPClientPipeline(configuration: configuration)
  }

  private static func head(of request: NetworkRequest) -> HTTPRequestHead {
    var headers: HTTPHeaders = ["Host": request.server.name]
    headers.add(contentsOf: request.allHeaders.fields.map { ($0.name, $0.value) })
    return HTTPRequestHead(version: .http1_1, method: .GET, uri: request.target, headers: headers)
  }
}

/// Reads the answer of a server that doesn't change a connection to a WebSocket.
final class RefusalReader: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  /// The highest number of bytes that are read.
  private static let limit = 65536

  private let answer: EventLoopPromise<NetworkResponse>
  private var head: HTTPResponseHead?
  private var body: [UInt8] = []

  init(_ answer: EventLoopPromise<NetworkResponse>) {
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body(let part):
      body += part.readableBytesView.prefix(Self.limit - body.count)
      if body.count == Self.limit { end(context) }
    case .end: end(context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    answer.fail(NetworkError.interrupted)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    answer.fail(error)
    context.close(promise: nil)
  }

  private func end(_ context: ChannelHandlerContext) {
    if let head {
      answer.succeed(
        NetworkResponse(
          status: Int(head.status.code), headers: NetworkHeaders(head.headers), body: NetworkBytes(body)))
    }
    context.close(promise: nil)
  }
}
