import HTTPTypes
import NIOCore
import NIOHTTPTypes
import NIOWebSocket

/// Translates between a WebSocket and the HTTP request that it was: each incoming message becomes a piece of the
/// request's body, and each piece of the answer's body becomes a message. The end of the answer closes the
/// WebSocket.
final class WebSocketBridge: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = WebSocketFrame

  private let limits: StreamLimits
  private var pings: RepeatedTask?
  /// Whether nothing has come since the last ping.
  private var isSilent = false
  /// Whether the end was announced to the other side.
  private var isClosing = false

  init(limits: StreamLimits) {
    self.limits = limits
  }

  /// The trailers of an answer, which say why the WebSocket is closed.
  static func closing(with code: Int?) -> HTTPFields? {
    guard let code else { return nil }
    var fields: HTTPFields = [:]
    fields[Self.codeField] = "\(code)"
    return fields
  }

  // Among the trailers it stays behind all messages.
  private static let codeField: StaticString = "WebSocket-Close"

  func handlerAdded(context: ChannelHandlerContext) {
    let (context, bridge) = (context.loopBound, NIOLoopBound(self, eventLoop: context.eventLoop))
    let pause = TimeAmount(limits.ping)
    pings = context.eventLoop.scheduleRepeatedTask(initialDelay: pause, delay: pause) { _ in
      bridge.value.ping(context.value)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    pings?.cancel()
  }

  func channelInactive(context: ChannelHandlerContext) {
    pings?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isSilent = false
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      let text = frame.unmaskedData
      guard String(validating: text.readableBytesView, as: UTF8.self) != nil else {
        return close(context, .dataInconsistentWithMessage)
      }
      context.fireChannelRead(wrapInboundOut(.body(text)))
    case .ping: send(frame.unmaskedData, as: .pong, context, nil)
    case .connectionClose:
      var data = frame.unmaskedData
      close(context, data.readWebSocketErrorCode())
    default: return
    }
  }

  /// Handles a client that sends nothing more.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    close(context, WebSocketFault(error).code)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: promise?.succeed()
    case .body(let text): send(text, as: .text, context, promise)
    case .end(let fields):
      let code = fields?[Self.codeField].flatMap { Int($0) }.map { WebSocketErrorCode(codeNumber: $0) }
      // The client answers, and `channelRead` closes the connection.
      sayClosing(context, code ?? .normalClosure, promise)
    }
  }

  private func ping(_ context: ChannelHandlerContext) {
    if isSilent || isClosing { return context.close(promise: nil) }
    isSilent = true
    send(ByteBuffer(), as: .ping, context, nil)
  }

  /// Closes the connection, once that was announced.
  private func close(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode?) {
    if isClosing { return context.close(promise: nil) }
    let said = context.eventLoop.makePromise(of: Void.self)
    let context = context.loopBound
    said.futureResult.whenComplete { _ in context.value.close(promise: nil) }
    sayClosing(context.value, code, said)
  }

  private func sayClosing(
    _ context: ChannelHandlerContext, _ code: WebSocketErrorCode?, _ promise: EventLoopPromise<Void>?
  ) {
    var data = ByteBuffer()
    if let code { data.write(webSocketErrorCode: code) }
    send(data, as: .connectionClose, context, promise)
    isClosing = true
  }

  private func send(
    _ data: ByteBuffer, as opcode: WebSocketOpcode, _ context: ChannelHandlerContext,
    _ promise: EventLoopPromise<Void>?
  ) {
    // Nothing follows what closes it.
    if isClosing {
      promise?.succeed()
      return
    }
    context.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: promise)
  }
}
