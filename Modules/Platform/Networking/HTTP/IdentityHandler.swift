import NIOCore
import NIOHTTP1

/// Sends nothing to a server that has proved to be another one than the first request is for.
final class IdentityHandler: ChannelOutboundHandler {
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  private var outcome: Result<Void, any Error>?

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if outcome == nil, case .head(let head) = unwrapOutboundIn(data) { check(context, for: head) }
    if case .failure(let error)? = outcome {
      promise?.fail(error)
    } else {
      context.write(data, promise: promise)
    }
  }

  private func check(_ context: ChannelHandlerContext, for head: HTTPRequestHead) {
    do {
      let server = try ServerAddress(head.headers.first(name: "Host") ?? "")
      try ServerIdentity.check(context.channel, is: server.host)
      outcome = .success(())
    } catch {
      outcome = .failure(error)
      let bound = context.loopBound
      // Not before everything is written that belongs to the request.
      context.eventLoop.execute {
        bound.value.fireErrorCaught(error)
        bound.value.close(promise: nil)
      }
    }
  }
}
