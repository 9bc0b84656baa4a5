import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Cuts connections that hold on to the server: those whose requests come more slowly than any network is, and those that
/// don't take their answer.
///
/// A connection that says nothing at all, or never ends the head of its request, is cut by the idle time of the server.
final class RequestPace: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// How much time a connection gets.
  struct Limits: Sendable {
    /// How long a body may take in any case.
    var grace = TimeAmount.seconds(30)
    /// How many bytes of a body have to come each second, once the grace is over, since its beginning.
    var bytesPerSecond = 2048
    /// How long a connection may take none of what is sent to it.
    var unread = TimeAmount.seconds(60)
  }

  private let limits: Limits
  /// The request that is being received; nil between two of them.
  private var incoming: Incoming?
  /// After that, what passes isn't HTTP any more.
  private var isUpgraded = false
  private var check: Scheduled<Void>?
  private var reading: Scheduled<Void>?

  private struct Incoming {
    let start: NIODeadline
    var bytes = 0
  }

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isUpgraded {
      switch unwrapInboundIn(data) {
      case .head: begin(context)
      case .body(let piece): incoming?.bytes += piece.readableBytes
      case .end: end()
      }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if !isUpgraded, case .head(let head) = unwrapOutboundIn(data), head.status == .switchingProtocols {
      isUpgraded = true
      incoming = nil
    }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    reading?.cancel()
    reading = nil
    if !context.channel.isWritable {
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      reading = context.eventLoop.scheduleTask(in: limits.unread) { bound.value.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    check?.cancel()
    reading?.cancel()
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // Most requests come as a whole, and nothing has to be looked at later.
    if let incoming, check == nil {
      schedule(in: incoming.start + limits.grace - context.eventLoop.now, context)
    }
    context.fireChannelReadComplete()
  }

  private func begin(_ context: ChannelHandlerContext) {
    incoming = Incoming(start: context.eventLoop.now)
  }

  private func end() {
    incoming = nil
    check?.cancel()
    check = nil
  }

  /// Looks after a while how far a request has come.
  private func schedule(in time: TimeAmount, _ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    check = context.eventLoop.scheduleTask(in: time) {
      let (pace, context) = bound.value
      pace.judge(context)
    }
  }

  private func judge(_ context: ChannelHandlerContext) {
    check = nil
    guard let incoming else { return }
    let late = (context.eventLoop.now - incoming.start - limits.grace).nanoseconds / 1_000_000_000
    if incoming.bytes < Int(late + 1) * limits.bytesPerSecond { return context.close(promise: nil) }
    schedule(in: .seconds(5), context)
  }
}
