import NIOCore
import NIOTLS

/// Tells when a connection is secure, or why it can't be.
final class HandshakeHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let secured: EventLoopPromise<Void>

  init(_ secured: EventLoopPromise<Void>) {
    self.secured = secured
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    secured.fail(NetworkError.interrupted)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent { secured.succeed() }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    secured.fail(error)
    context.fireErrorCaught(error)
  }
}
