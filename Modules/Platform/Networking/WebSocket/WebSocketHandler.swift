import NIOCore
import NIOWebSocket

/// Hands on the messages of a WebSocket, answers pings and goodbyes, and notices a server that is no longer there.
final class WebSocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// How long a server may be silent before it's asked whether it's there, and then to answer.
  private static let silence = TimeAmount.seconds(30)

  private let messages: AsyncThrowingStream<[UInt8], any Error>.Continuation
  private let waiting: WaitingBytes
  private var pings: RepeatedTask?
  private var isSilent = false

  /// - Parameters:
  ///   - messages: Where messages are handed on to.
  ///   - waiting: Counts those that wait there.
  init(_ messages: AsyncThrowingStream<[UInt8], any Error>.Continuation, waiting: WaitingBytes) {
    self.messages = messages
    self.waiting = waiting
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
    case .text: handOn(Array(frame.data.readableBytesView), context)
    case .ping:
      // A server that asks, and doesn't read what it's answered, would fill the memory.
      if context.channel.isWritable { send(frame.data, as: .pong, context) }
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

  private func handOn(_ message: [UInt8], _ context: ChannelHandlerContext) {
    guard waiting.add(message.count) else { return end(context, NetworkError.interrupted) }
    if case .dropped = messages.yield(message) { end(context, NetworkError.interrupted) }
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
