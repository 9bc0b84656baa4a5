import NIOCore
import NIOHTTP1
import SocialCredentials

/// Lets one request of a connection after the other in, each once the one before is answered, so that a client that sends
/// many ahead has one at work at a time. No more is read while some wait.
///
/// It also sees to what HTTP asks of both ends of a connection: faulty requests are refused, a client that waits before it
/// sends a body is told to go on, and the connection is closed behind the answer to those that keep none.
final class RequestTurns: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Says that the body of a request is wanted.
  struct BodyIsWanted {}

  /// The request that is being answered.
  private struct Current {
    let head: HTTPRequestHead
    /// Whether it has come whole.
    var isWhole = false
    /// Whether its client waits before it sends the body.
    var waits: Bool
    /// Whether nothing comes after it.
    var isLast: Bool

    init(_ head: HTTPRequestHead) {
      self.head = head
      let expectations = head.headers[canonicalForm: "expect"]
      waits = !head.isOld && expectations.contains { $0.lowercased() == "100-continue" }
      isLast = !head.isKeepAlive
    }
  }

  /// How many requests wait at most. Clients send those again that come behind the last answer (RFC 9112, section 9.3.2).
  private static let most = 256
  /// How long a client may go on sending after the last answer, so that it comes to read it.
  private static let leaving = TimeAmount.seconds(2)

  private let requester: Requester
  private var current: Current?
  /// What has come behind it.
  private var waiting = CircularBuffer<HTTPServerRequestPart>()
  /// How many requests that is.
  private var count = 0
  /// Whether nothing that comes is taken any more.
  private var isDeaf = false
  /// Whether the last answer was written, behind which nothing is.
  private var isOver = false
  /// What is wrong with what came behind those that wait.
  private var fault: RequestFault?
  private var wantsMore = false
  /// Whether the client sends nothing more, which is told behind those that wait.
  private var isEnded = false

  init(requester: Requester) {
    self.requester = requester
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isDeaf { return }
    let part = unwrapInboundIn(data)
    if waiting.isEmpty, current.map({ !$0.isWhole }) ?? true { return pass(part, context) }
    if case .head = part {
      count += 1
      if count > Self.most { return isDeaf = true }
    }
    waiting.append(part)
  }

  func read(context: ChannelHandlerContext) {
    if waiting.isEmpty { context.read() } else { wantsMore = true }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if isDeaf, error is HTTPParserError || error is ByteToMessageDecoderError { return }
    guard error is HTTPParserError else { return context.fireErrorCaught(error) }
    isDeaf = true
    guard let current else { return refuse(.malformed, context) }
    // Who reads the body gets to know.
    if !current.isWhole, waiting.isEmpty { return context.fireErrorCaught(error) }
    fault = .malformed
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event {
      requester.leave()
      if !waiting.isEmpty { return isEnded = true }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?)
  {
    guard event is BodyIsWanted else { return context.triggerUserOutboundEvent(event, promise: promise) }
    if current?.waits == true {
      current?.waits = false
      context.writeAndFlush(
        wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
    }
    promise?.succeed()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if isOver {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(let head) where head.status == .switchingProtocols:
      // What passes from now on isn't HTTP any more.
      context.write(data, promise: promise)
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    case .head(let head): context.write(wrapOutboundOut(.head(answer(head))), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end where current?.isLast == true:
      finish(data, promise, context)
    case .end:
      context.write(data, promise: promise)
      goOn(context)
    }
  }

  /// Lets a part of a request in.
  private func pass(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) {
    switch part {
    case .head(let head):
      if let fault = RequestFault(head) { return refuse(fault, context) }
      current = Current(head)
    case .body: break
    case .end: current?.isWhole = true
    }
    context.fireChannelRead(wrapInboundOut(part))
  }

  /// The head of an answer, which says whether the connection is kept.
  private func answer(_ head: HTTPResponseHead) -> HTTPResponseHead {
    guard let request = current?.head, head.status.code >= 200 else { return head }
    var head = head
    // Of one that hasn't come whole, no one takes the rest.
    if current?.isWhole == false || (isDeaf && waiting.isEmpty && fault == nil) { current?.isLast = true }
    if request.isOld {
      head.version = .http1_0
      // The end of what has no length is that of the connection.
      let isMeasured = !head.status.mayHaveResponseBody || head.headers.contains(name: "content-length")
      if !isMeasured { current?.isLast = true }
    }
    if current?.isLast == true {
      head.headers.replaceOrAdd(name: "connection", value: "close")
    } else if request.isOld {
      head.headers.replaceOrAdd(name: "connection", value: "keep-alive")
    }
    return head
  }

  /// Lets in what waits behind an answer.
  private func goOn(_ context: ChannelHandlerContext) {
    current = nil
    while !waiting.isEmpty, current.map({ !$0.isWhole }) ?? true { next(context) }
    guard waiting.isEmpty else { return }
    if let fault, current == nil { return refuse(fault, context) }
    if isEnded {
      isEnded = false
      context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }
    if wantsMore {
      wantsMore = false
      context.read()
    }
  }

  private func next(_ context: ChannelHandlerContext) {
    let part = waiting.removeFirst()
    if case .head = part { count -= 1 }
    pass(part, context)
    if waiting.isEmpty || current?.isWhole == true { context.fireChannelReadComplete() }
  }

  /// Answers what can't be let in.
  private func refuse(_ fault: RequestFault, _ context: ChannelHandlerContext) {
    let body = ByteBuffer(string: "{\"error\":\"\(fault.text)\"}")
    let headers: HTTPHeaders = [
      "content-type": "application/json; charset=utf-8", "content-length": "\(body.readableBytes)",
      "connection": "close",
    ]
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: fault.status, headers: headers))),
      promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    finish(wrapOutboundOut(.end(nil)), nil, context)
  }

  /// Writes the end of the last answer, and closes the connection once the client has had time to read it.
  private func finish(_ end: NIOAny, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
    (isOver, isDeaf, fault, current) = (true, true, nil, nil)
    waiting.removeAll()
    let channel = context.channel
    let written = promise ?? context.eventLoop.makePromise(of: Void.self)
    written.futureResult.whenComplete { _ in
      channel.close(mode: .output, promise: nil)
      channel.eventLoop.scheduleTask(in: Self.leaving) { channel.close(promise: nil) }
    }
    context.writeAndFlush(end, promise: written)
  }
}
