import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Lets work of an event loop wait until the loop has looked at its connections.
///
/// An event loop does all it is given before it looks at its connections again, so work that keeps giving it more leaves
/// everyone else unheard, and newcomers outside. What waits here goes on, one after another, whenever the loop reads a byte
/// that it has sent to itself through a pipe.
final class LoopRounds {
  private var waiting = CircularBuffer<() -> Void>()
  /// Whether a byte is under way.
  private var isCalled = false
  private let pipe: any Channel

  fileprivate init(_ pipe: any Channel, _ listener: Listener) {
    self.pipe = pipe
    listener.rounds = self
  }

  deinit { pipe.close(promise: nil) }

  /// Lets work wait for a round. Its connection may be closed by then.
  func wait(_ work: @escaping () -> Void) {
    waiting.append(work)
    call()
  }

  private func call() {
    guard !isCalled, !waiting.isEmpty else { return }
    isCalled = true
    pipe.writeAndFlush(ByteBuffer(bytes: [0]), promise: nil)
  }

  private func goRound() {
    isCalled = false
    waiting.popFirst()?()
    call()
  }

  fileprivate final class Listener: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    weak var rounds: LoopRounds?

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { rounds?.goRound() }
  }
}

/// The rounds of a server's event loops.
final class RoundsOfLoops: Sendable {
  typealias Rounds = EventLoopFuture<NIOLoopBound<LoopRounds>>

  private let rounds = Mutex<[ObjectIdentifier: Rounds]>([:])

  /// The rounds of an event loop; call it on that.
  func of(_ loop: any EventLoop) -> Rounds {
    let id = ObjectIdentifier(loop)
    if let known = rounds.withLock({ $0[id] }) { return known }
    // Only the loop itself asks for its rounds, so no one else makes them now.
    let made = Self.make(on: loop)
    rounds.withLock { $0[id] = made }
    // Too many files may be open: the next connection tries again.
    made.whenFailure { _ in self.rounds.withLock { $0[id] = nil } }
    return made
  }

  private static func make(on loop: any EventLoop) -> Rounds {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { return loop.makeFailedFuture(IOError(errnoCode: errno, reason: "pipe")) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (input, output) = (ends[0], ends[1])
    let listener = NIOLoopBound(LoopRounds.Listener(), eventLoop: loop)
    let channel = NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(listener.value)
        }
      }
      .takingOwnershipOfDescriptors(input: input, output: output)
    // What isn't taken over is still ours.
    channel.whenFailure { _ in for end in [input, output] { close(end) } }
    return channel.map { channel in NIOLoopBound(LoopRounds(channel, listener.value), eventLoop: loop) }
  }
}
