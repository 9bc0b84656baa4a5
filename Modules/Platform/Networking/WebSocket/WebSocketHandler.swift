import NIOCore
import NIOWebSocket

/// Hands on the messages of a WebSocket, answers pings and goodbyes, and notices a server that is no longer there.
final class WebSocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// How long a server may be silent before it's asked whether it's there, and then to answer.
  private static let silence = TimeAmount.seconds(30)

  private let messages: AsyncThrowingStream<[UInt8], any Error>.Continuation
  private var pings: RepeatedTask?
  private var isSilent = false

  init(_ messages: AsyncThrowingStream<[UInt8], any Error>.Continuation) {
    self.messages = messages
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let (context, handler) = (context.loopBound, NIOLoopBound(self, eventLoop: context.eventLoop))
    pings = context.eventLoop.scheduleRepeatedTask(initialDelay: Self.silence, delay: Self.silence) { _ in
      handler.value.ping(context.value)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    pings?.cancel()
    messages.finish(throwing: NetworkError.interrupted)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isSilent = false
    let frame = unwrapInboundIn(data)
    // Only what clients send is masked.
    guard frame.maskKey == nil else { return end(context, NetworkError.undecodable(.malformed("WebSocket"))) }
    switch frame.opcode {
    case .text:
      if case .dropped = messages.yield(Array(frame.data.readableBytesView)) {
        end(context, NetworkError.interrupted)
      }
    case .ping: send(frame.data, as: .pong, context)
    case .connectionClose:
      send(frame.data, as: .connectionClose, context)
      end(context, NetworkError.interrupted)
    default: return
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    messages.finish(throwing: NetworkError.interrupted)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end(context, error)
  }

  private func ping(_ context: ChannelHandlerContext) {
    if isSilent { return end(context, NetworkError.timedOut(.answering)) }
    isSilent = true
    send(ByteBuffer(), as: .ping, context)
  }

  /// Those who read get what has come first, and then the error.
  private func end(_ context: ChannelHandlerContext, _ error: any Error) {
    messages.finish(throwing: error)
    context.close(promise: nil)
  }

  private func send(_ data: ByteBuffer, as opcode: WebSocketOpcode, _ context: ChannelHandlerContext) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }
}
