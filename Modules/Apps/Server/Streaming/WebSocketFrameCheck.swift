import NIOCore
import NIOWebSocket

/// Lets through only frames that a client may send (RFC 6455, section 5).
final class WebSocketFrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let known: [WebSocketOpcode] = [.continuation, .text, .binary, .ping, .pong, .connectionClose]
    // The bits are for extensions, and none was agreed on.
    if frame.maskKey == nil || !frame.reservedBits.isEmpty || !known.contains(frame.opcode) {
      context.fireErrorCaught(WebSocketFault(code: .protocolError))
    } else if frame.opcode == .binary {
      context.fireErrorCaught(WebSocketFault(code: .unacceptableData))
    } else {
      context.fireChannelRead(data)
    }
  }
}

/// The reason for which a WebSocket is closed.
struct WebSocketFault: Error {
  let code: WebSocketErrorCode

  init(code: WebSocketErrorCode) {
    self.code = code
  }

  init(_ error: any Error) {
    code =
      switch error {
      case let fault as WebSocketFault: fault.code
      case NIOWebSocketError.invalidFrameLength,
        NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
        NIOWebSocketFrameAggregator.Error.tooManyFragments:
        .messageTooLarge
      default: .protocolError
      }
  }
}
