import NIOCore
import NIOPosix
import Synchronization

/// Many who listen to the streams of their homes, each by a connection of its own.
final class ListenerCrowd: Sendable {
  private static let patience = Duration.seconds(60)
  /// How many connect at the same time.
  private static let width = 32

  private struct State {
    /// How many events are still to be heard, and when the last of them was.
    var missing = 0
    var last = ContinuousClock.now
    var channels: [any Channel] = []
  }

  private let port: Int
  private let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let state = Mutex(State())

  init(port: Int) {
    self.port = port
  }

  /// How many listen.
  var count: Int { state.withLock { $0.channels.count } }

  /// Has those with these tokens listen from now on.
  func listen(_ tokens: [String]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, token) in tokens.enumerated() {
        if index >= Self.width { try await group.next() }
        group.addTask { try await self.listen(token) }
      }
      try await group.waitForAll()
    }
  }

  private func listen(_ token: String) async throws {
    let begun = loops.next().makePromise(of: Void.self)
    let channel = try await ClientBootstrap(group: loops)
      .channelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Listener(begun) { self.hear() })
        }
      }.connect(host: "127.0.0.1", port: port).get()
    let request = """
      GET /api/v1/streaming/user HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(token)\r\n\r\n
      """
    try await channel.writeAndFlush(ByteBuffer(string: request))
    try await begun.futureResult.get()
    state.withLock { $0.channels.append(channel) }
  }

  /// Counts events from now on, of which so many should come.
  func expect(_ count: Int) {
    state.withLock { $0.missing = count }
  }

  /// Waits for all events that should come. Returns when the last of them was heard.
  func heard() async throws -> ContinuousClock.Instant {
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end {
      let (missing, last) = state.withLock { ($0.missing, $0.last) }
      if missing == 0 { return last }
      try await Task.sleep(for: .milliseconds(1))
    }
    throw MissingEvents(count: state.withLock { $0.missing })
  }

  func close() async throws {
    for channel in state.withLock({ $0.channels }) { channel.close(promise: nil) }
    try await loops.shutdownGracefully()
  }

  private func hear() {
    state.withLock { state in
      state.missing -= 1
      state.last = .now
    }
  }
}

/// Reads a stream of events, each of which ends with an empty line.
private final class Listener: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let begun: EventLoopPromise<Void>
  private let hear: () -> Void
  private var hasBegun = false
  private var endsLine = false

  init(_ begun: EventLoopPromise<Void>, _ hear: @escaping () -> Void) {
    self.begun = begun
    self.hear = hear
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    for byte in unwrapInboundIn(data).readableBytesView {
      let isEnd = byte == UInt8(ascii: "\n")
      if isEnd, endsLine { hear() }
      // The stream begins with a line of its own.
      if byte == UInt8(ascii: ")"), !hasBegun {
        hasBegun = true
        begun.succeed()
      }
      endsLine = isEnd
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    begun.fail(ChannelError.eof)
    context.fireChannelInactive()
  }
}

/// Not each listener heard of each post.
private struct MissingEvents: Error {
  let count: Int
}
