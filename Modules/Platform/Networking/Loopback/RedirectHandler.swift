import NIOCore
import NIOHTTP1

/// Answers the requests on one connection of a ``RedirectListener``.
final class RedirectHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let page: @Sendable (String) -> (html: String, isExpected: Bool)
  private let arrived: @Sendable (String) -> Void
  private var head: HTTPRequestHead?

  init(
    page: @escaping @Sendable (String) -> (html: String, isExpected: Bool),
    arrived: @escaping @Sendable (String) -> Void
  ) {
    self.page = page
    self.arrived = arrived
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end: answer(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func answer(_ context: ChannelHandlerContext) {
    guard let head else { return }
    self.head = nil
    let target = head.uri.split(separator: "?", maxSplits: 1)
    // Browsers ask for an icon, too.
    let isVisit = head.method == .GET && target.first == "/"
    let query = isVisit && target.count == 2 ? String(target[1]) : ""
    let (html, isExpected) = isVisit ? page(query) : ("", false)
    let status: HTTPResponseStatus = isExpected ? .ok : isVisit ? .badRequest : .notFound
    write(html, status, context)
    if isExpected { arrived(query) }
  }

  private func write(_ html: String, _ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
    let headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Content-Length": "\(html.utf8.count)",
      "Cache-Control": "no-store", "Connection": "close", "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ]
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: html)))), promise: nil)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }
}
