import NIOCore
import NIOHTTP1
import SocialScheduling

/// Passes on the requests of a connection one at a time, each once the one before it is answered, so that a client that
/// sends many ahead doesn't have several answered at once. While requests wait, nothing more is read.
///
/// It also keeps the rules of HTTP for connections: it refuses malformed requests, asks a client for the body that it holds
/// back, and closes the connection after the last answer.
final class RequestTurns: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The request that is being answered.
  private struct Current {
    let head: HTTPRequestHead
    /// Whether all of it has arrived.
    var isWhole = false
    /// Whether its client waits to be asked for the body.
    var waits: Bool
    /// Whether the connection closes after its answer.
    var isLast: Bool

    init(_ head: HTTPRequestHead) {
      self.head = head
      let expectations = head.headers[canonicalForm: "expect"]
      waits = !head.isOld && expectations.contains { $0.lowercased() == "100-continue" }
      isLast = !head.isKeepAlive
    }
  }

  /// The most requests that wait. Clients send unanswered ones again on a new connection (RFC 9112, section 9.3.2).
  private static let most = 256
  /// How long the connection stays open after the last answer, so that a client that is still sending can read it.
  private static let leaving = TimeAmount.seconds(2)
  /// How long requests are answered at once before one takes the usual way, whose end begins the idle time anew. With the rest
  /// of that, a client has as long as any to take its answer.
  private static let shortcut = TimeAmount.seconds(10)

  private let requester: Requester
  private let rounds: LoopRounds
  private let answers: AnswersAtOnce
  /// The answer that is sent at the end of the request.
  private var ready: (head: HTTPResponseHead, body: ByteBuffer)?
  /// Whether one of the requests that were read together has been answered at once. The others let the event loop look at
  /// its other connections first.
  private var hasAnswered = false
  /// When a request took the usual way last.
  private var passedAt: NIODeadline?
  private var current: Current?
  /// The parts of the requests after it.
  private var waiting = CircularBuffer<HTTPServerRequestPart>()
  /// The number of requests in `waiting`.
  private var count = 0
  /// Whether everything that arrives is ignored.
  private var isDeaf = false
  /// Whether the last answer has been written.
  private var isOver = false
  /// The error in the input after the requests that wait.
  private var fault: RequestFault?
  private var wantsMore = false
  /// Whether the client has stopped sending; passed on once no requests wait.
  private var isEnded = false

  init(requester: Requester, rounds: LoopRounds, answers: AnswersAtOnce) {
    self.requester = requester
    self.rounds = rounds
    self.answers = answers
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isDeaf { return }
    let part = unwrapInboundIn(data)
    if answerAtOnce(part, context) { return }
    if waiting.isEmpty, current.map({ !$0.isWhole }) ?? true { return pass(part, context) }
    if case .head = part {
      count += 1
      if count > Self.most { return isDeaf = true }
    }
    waiting.append(part)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    hasAnswered = false
    context.fireChannelReadComplete()
  }

  func read(context: ChannelHandlerContext) {
    if waiting.isEmpty { context.read() } else { wantsMore = true }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if isDeaf, error is HTTPParserError || error is ByteToMessageDecoderError { return }
    guard error is HTTPParserError else { return context.fireErrorCaught(error) }
    isDeaf = true
    guard waiting.isEmpty else { return fault = .malformed }
    guard let current else { return refuse(.malformed, context) }
    // Whatever reads the body gets the error.
    if !current.isWhole { return context.fireErrorCaught(error) }
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
    guard event is RequestBody.BodyRequested else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
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
      // From now on, the connection no longer speaks HTTP.
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

  /// Answers a request whose answer is kept. Returns whether the part belongs to one.
  private func answerAtOnce(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) -> Bool {
    if case .head(let head) = part, current == nil, waiting.isEmpty, !hasAnswered, context.channel.isWritable,
      let passedAt, context.eventLoop.now - passedAt < Self.shortcut
    {
      ready = answers.answer(to: head)
      return ready != nil
    }
    guard case .end = part, let answer = ready else { return false }
    (ready, hasAnswered) = (nil, true)
    context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    return true
  }

  /// Passes on a part of a request.
  private func pass(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) {
    switch part {
    case .head(let head):
      if let fault = RequestFault(head) { return refuse(fault, context) }
      current = Current(head)
      passedAt = context.eventLoop.now
    case .body: break
    case .end: current?.isWhole = true
    }
    context.fireChannelRead(wrapInboundOut(part))
  }

  /// The head of an answer, which says whether the connection is kept.
  private func answer(_ head: HTTPResponseHead) -> HTTPResponseHead {
    guard let request = current?.head, head.status.code >= 200 else { return head }
    var head = head
    // The rest of an incomplete request is never read.
    if current?.isWhole == false || (isDeaf && waiting.isEmpty && fault == nil) { current?.isLast = true }
    if request.isOld {
      head.version = .http1_0
      // A body without a length ends with the connection.
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

  /// Passes on what waits, after an answer, once the event loop has looked at the other connections.
  private func goOn(_ context: ChannelHandlerContext) {
    current = nil
    guard !waiting.isEmpty else { return goOnReading(context) }
    rounds.wait { [self] in
      // By now, there may be no one to answer.
      if context.channel.isActive { passNext(context) }
    }
  }

  /// Passes on the next request.
  private func passNext(_ context: ChannelHandlerContext) {
    while !waiting.isEmpty, current.map({ !$0.isWhole }) ?? true { next(context) }
    if waiting.isEmpty { goOnReading(context) }
  }

  /// Reads again, now that nothing waits.
  private func goOnReading(_ context: ChannelHandlerContext) {
    if let fault {
      if current == nil { return refuse(fault, context) }
      if current?.isWhole == false {
        self.fault = nil
        // Whatever reads the body gets the error.
        return context.fireErrorCaught(HTTPParserError.unknown)
      }
    }
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

  /// Answers a request that isn't passed on.
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
