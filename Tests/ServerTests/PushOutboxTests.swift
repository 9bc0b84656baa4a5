import AppValues
import Entities
import Foundation
import SocialConnectTesting
import SocialWebPush
import Synchronization
import Testing

@testable import SocialServer

@Suite("What waits to be pushed", .timeLimit(.minutes(5)))
struct PushOutboxTests {
  /// Requests to one push service that go on until they are let go.
  private final class Gate: Sendable {
    let arrived: AsyncStream<String>
    private let arrive: AsyncStream<String>.Continuation
    private let (open, letGo) = AsyncStream<Void>.makeStream()

    init() { (arrived, arrive) = AsyncStream.makeStream() }

    func pass(_ delivery: PushDelivery) async -> Duration? {
      arrive.yield(delivery.endpoint.origin)
      if delivery.endpoint.origin.contains("slow") { for await _ in open {} }
      return nil
    }

    func release() { letGo.finish() }
  }

  @Test("A push service that is slow holds up no other, and there's room for so much")
  func slow() async throws {
    let gate = Gate()
    var limits = PushLimits()
    (limits.requests, limits.requestsPerService, limits.waiting, limits.waitingPerService) = (3, 2, 8, 4)
    let outbox = PushOutbox(limits: limits) { await gate.pass($0) }
    async let running: Void = outbox.run()
    for number in 0..<6 { #expect(try outbox.add(delivery("slow")), "\(number)") }
    #expect(try !outbox.add(delivery("slow")), "too many for one")
    var arrivals = gate.arrived.makeAsyncIterator()
    for _ in 0..<2 { #expect(await arrivals.next() == "https://slow.example") }
    for _ in 0..<2 { #expect(try outbox.add(delivery("quick"))) }
    for _ in 0..<2 { #expect(await arrivals.next() == "https://quick.example") }
    #expect(try await eventually { outbox.handled == 3 })
    for _ in 0..<2 { #expect(try outbox.add(delivery("quick"))) }
    #expect(try await eventually { outbox.handled == 5 })
    outbox.close()
    #expect(try !outbox.add(delivery("quick")), "closed")
    gate.release()
    await running
    #expect(outbox.handled == 12)
  }

  @Test("There's room for so much of all")
  func full() async throws {
    var limits = PushLimits()
    (limits.requests, limits.waiting) = (1, 2)
    let outbox = PushOutbox(limits: limits) { _ in nil }
    for name in ["a", "b"] { #expect(try outbox.add(delivery(name))) }
    #expect(try !outbox.add(delivery("c")))
    outbox.close()
    await outbox.run()
    #expect(outbox.handled == 3)
  }

  @Test("What failed is tried again, not for ever, and not when it's closed")
  func again() async throws {
    let attempts = Mutex<[Int]>([])
    let outbox = PushOutbox(limits: PushLimits()) { delivery in
      attempts.withLock { $0.append(delivery.attempts) }
      return delivery.attempts < 2 ? .zero : nil
    }
    async let running: Void = outbox.run()
    #expect(try outbox.add(delivery("a")))
    #expect(try await eventually { outbox.handled == 1 })
    #expect(attempts.withLock { $0 } == [0, 1, 2])
    outbox.close()
    await running
    let waiting = PushOutbox(limits: PushLimits()) { _ in .seconds(1_000_000) }
    #expect(try waiting.add(delivery("a")))
    waiting.close()
    await waiting.run()
    #expect(waiting.handled == 1)
  }

  private func delivery(_ host: String) throws -> PushDelivery {
    PushDelivery(
      subscription: ID("1"), endpoint: try #require(PushEndpoint("https://\(host).example/x")),
      recipient: PushRecipient(publicKey: Data(), secret: Data(), isStandard: true), text: Data())
  }
}
