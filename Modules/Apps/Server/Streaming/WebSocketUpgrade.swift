import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Turns a connection into a WebSocket if a route answers so.
///
/// The end of a request for one is held back, since Hummingbird would otherwise wait for the next request while it
/// answers this one. NIO's decoder reads nothing after a request that asks for an upgrade, so the connection is
/// closed if such a request is answered in another way.
final class WebSocketUpgrade: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum State {
    case http
    case asked(end: HTTPRequestPart?)
    case closing
    /// The handlers of HTTP are being removed, and what is written waits.
    case switching(waiting: [(part: HTTPResponsePart, promise: EventLoopPromise<Void>?)])
    case failed
  }

  private let limits: StreamLimits
  private var state = State.http

  init(limits: StreamLimits) {
    self.limits = limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    switch (part, state) {
    case (.head(let head), .http):
      if WebSocketHandshake.asksForUpgrade(head) {
        state = WebSocketHandshake.isAsked(head) ? .asked(end: nil) : .closing
      }
      context.fireChannelRead(data)
    case (.end, .asked): state = .asked(end: part)
    // There's none in such a request; what came would look like a message.
    case (.body, .asked): return
    default: context.fireChannelRead(data)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part = unwrapOutboundIn(data)
    switch (part, state) {
    case (.head(let head), .asked) where head.status == .switchingProtocols:
      state = .switching(waiting: [(part, promise)])
      leaveHTTP(context)
    case (.head(let head), .asked(let end)):
      state = .closing
      writeLast(head, context, promise)
      if let end {
        context.fireChannelRead(wrapInboundOut(end))
        context.fireChannelReadComplete()
      }
    case (.head(let head), .closing): writeLast(head, context, promise)
    case (.end, .closing):
      context.writeAndFlush(data, promise: promise)
      context.close(promise: nil)
    case (_, .switching(var waiting)):
      waiting.append((part, promise))
      state = .switching(waiting: waiting)
    case (_, .failed): promise?.fail(ChannelError.ioOnClosedChannel)
    default: context.write(data, promise: promise)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    fail(ChannelError.ioOnClosedChannel)
    context.fireChannelInactive()
  }

  private func writeLast(
    _ head: HTTPResponse, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
  ) {
    var head = head
    head.headerFields[.connection] = "close"
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }

  private func leaveHTTP(_ context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    do {
      let removals = [
        pipeline.removeHandler(try pipeline.handler(type: HTTPConnectionStateHandler.self)),
        pipeline.removeHandler(try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)),
      ]
      // The decoder leaves only a moment later.
      EventLoopFuture.andAllSucceed(removals, on: context.eventLoop).assumeIsolated().whenComplete { result in
        do {
          try result.get()
          try self.enterWebSocket(context)
        } catch {
          self.fail(error)
          context.close(promise: nil)
        }
      }
    } catch {
      fail(error)
      context.close(promise: nil)
    }
  }

  private func enterWebSocket(_ context: ChannelHandlerContext) throws {
    guard case .switching(let waiting) = state, let head = waiting.first else { return }
    let pipeline = context.pipeline.syncOperations
    context.writeAndFlush(wrapOutboundOut(head.part), promise: head.promise)
    pipeline.removeHandler(try pipeline.handler(type: HTTP1ToHTTPServerCodec.self), promise: nil)
    pipeline.removeHandler(try pipeline.handler(type: HTTPResponseEncoder.self), promise: nil)
    let handlers: [any ChannelHandler] = [
      WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.messageSize)),
      WebSocketFrameCheck(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: limits.messageSize,
        maxAccumulatedFrameSize: limits.messageSize),
      WebSocketBridge(limits: limits),
    ]
    try pipeline.addHandlers(handlers, position: .before(self))
    // From here on, what is written passes the bridge.
    state = .http
    for (part, promise) in waiting.dropFirst() { context.write(wrapOutboundOut(part), promise: promise) }
    context.flush()
    pipeline.removeHandler(self, promise: nil)
  }

  private func fail(_ error: any Error) {
    guard case .switching(let waiting) = state else { return }
    state = .failed
    for (_, promise) in waiting { promise?.fail(error) }
  }
}
