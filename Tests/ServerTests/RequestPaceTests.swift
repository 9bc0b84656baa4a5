import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import SocialServer

@Suite("The pace of requests")
struct RequestPaceTests {
  private let channel: EmbeddedChannel
  private let head = HTTPRequestPart.head(
    HTTPRequest(method: .post, scheme: "http", authority: "x", path: "/"))

  init() throws {
    channel = EmbeddedChannel(handler: RequestPace())
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func receive(_ parts: HTTPRequestPart...) throws {
    for part in parts { try channel.writeInbound(part) }
  }

  private func body(_ count: Int) -> HTTPRequestPart { .body(ByteBuffer(repeating: 0, count: count)) }

  private func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

  @Test("A request that comes in time is left alone, and so is the connection between two")
  func usual() throws {
    for _ in 1...3 {
      try receive(head, body(10))
      wait(20)
      try receive(body(10), .end(nil))
      wait(300)
    }
    #expect(channel.isActive)
  }

  @Test("One whose body drips is cut")
  func dripping() throws {
    try receive(head)
    for _ in 1...6 {
      try receive(body(1))
      wait(6)
    }
    #expect(!channel.isActive)
  }

  @Test("A large one over a slow network is not")
  func large() throws {
    try receive(head)
    for _ in 1...60 {
      try receive(body(40_000))
      wait(10)
    }
    #expect(channel.isActive)
    try receive(.end(nil))
    wait(300)
    #expect(channel.isActive)
  }

  @Test("A connection that became something else is left alone")
  func upgraded() throws {
    try receive(head)
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .switchingProtocols)))
    wait(3600)
    #expect(channel.isActive)
  }

  @Test("Who takes none of the answer is cut")
  func notTaken() throws {
    try receive(head, .end(nil))
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    wait(59)
    channel.isWritable = true
    channel.pipeline.fireChannelWritabilityChanged()
    wait(300)
    #expect(channel.isActive)
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    wait(60)
    #expect(!channel.isActive)
  }
}
