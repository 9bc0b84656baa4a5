import AppValues
import Authentication
import Entities
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import MastodonAPI
import ServiceLifecycle
import SocialConnectTesting
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The end of streams", .timeLimit(.minutes(5)))
struct StreamEndingTests {
  @Test(
    "A token that is revoked ends all that listens with it, and nothing else",
    arguments: ["user", "public:remote"])
  func revoked(stream: String) async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await world.connect(as: aiko, query: "?stream=\(stream)") { ended in
        try await world.connect(as: bob, query: "?stream=user") { stays in
          try await aiko.revokeToken()
          #expect(try await ended.receive() == .closed(1008))
          #expect(try await ended.receive() == .closed(nil))
          let post = try await bob.post("still here")
          #expect(try await stays.message().status().id == post.id.rawValue)
        }
      }
    }
  }

  @Test("A session whose time has come ends all that listens with it within a second")
  func expired() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(over: .live, clock: clock.clock) { world in
      try await world.backend.keep(SessionLifetimes(days: 2))
      let aiko = try await world.join("aiko")
      try await world.connect(as: aiko, query: "?stream=user") { socket in
        try await world.listen(to: "user", as: aiko) { events in
          #expect(try await events.line() == ":)")
          clock.advance(seconds: 2 * 86_400 - 1)
          // The timer is set anew, as by any work.
          try await world.backend.keep(SessionLifetimes(idleDays: 3))
          clock.advance(seconds: 1)
          let end = ContinuousClock.now + .seconds(2)
          #expect(try await socket.receive() == .closed(1008))
          #expect(try await events.event() == nil)
          #expect(ContinuousClock.now < end)
        }
      }
    }
  }

  @Test("Someone who doesn't read is cut off, and no one waits for them")
  func slow() async throws {
    try await ServerWorld.with({ $0.streams.waiting = 20 }, over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await world.connect(as: bob, query: "?stream=public") { reads in
        try await world.connect(as: aiko, window: 4096) { slow in
          for number in 0..<50 { try await slow.subscribe("hashtag", tag: "tag\(number)") }
          let text = (0..<50).map { "#tag\($0)" }.joined(separator: " ")
          var count = 0
          // Each comes to 50 streams: more than the queue and all buffers hold, in the end.
          while world.server.streams.count > 1, count < 200 {
            let post = try await bob.post(text)
            #expect(try await reads.message().status().id == post.id.rawValue)
            count += 1
          }
          #expect(try await eventually { world.server.streams.count == 1 })
          var received = 0
          while case .text = try await slow.receive() { received += 1 }
          #expect(received < count * 50)
        }
      }
    }
  }

  @Test("Someone who doesn't answer pings is cut off")
  func pings() async throws {
    try await ServerWorld.with({ $0.streams.ping = .seconds(1) }, over: .live) { world in
      let aiko = try await world.join("aiko")
      try await world.connect(as: aiko) { socket in
        for _ in 0..<2 {
          #expect(try await socket.frame()?.opcode == 9)
          try await socket.send(0x8A, [])
        }
        while let frame = try await socket.frame() { #expect(frame.opcode == 9) }
      }
      #expect(try await eventually { world.server.streams.count == 0 })
    }
  }

  @Test("Who sends nothing more has left, and what happened while many came is heard by the others")
  func leaving() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await aiko.follow(bob)
      try await world.listen(to: "user", as: aiko) { stays in
        #expect(try await stays.line() == ":)")
        for round in 0..<5 {
          try await world.listen(to: "user", as: aiko) { (leaves: EventStreamClient) async throws in
            #expect(try await leaves.line() == ":)")
            #expect(world.server.streams.count == 2)
            leaves.leave()
            #expect(try await eventually { world.server.streams.count == 1 })
          }
          let post = try await bob.post("Tea \(round)")
          let event = try #require(try await stays.event())
          #expect(try event.value(MastodonStatus.self).id == post.id.rawValue)
        }
      }
      #expect(try await eventually { world.server.streams.count == 0 })
    }
  }

  @Test("A burst to someone who reads cuts no one off, however little may wait")
  func burst() async throws {
    try await ServerWorld.with({ $0.streams.waiting = 4 }, over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      var posts: [Post] = []
      for number in 0..<30 { posts.append(try await bob.post("Tea \(number)")) }
      try await world.listen(to: "public", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        for post in posts { try await bob.delete(post) }
        for post in posts {
          let event = try await stream.event()
          #expect(event?.name == "delete" && event?.data == post.id.rawValue)
        }
      }
    }
  }

  @Test("There are never more connections than allowed, and each that ends makes room")
  func limits() async throws {
    try await ServerWorld.with(
      { ($0.streams.connectionsPerPerson, $0.streams.connections) = (1, 2) }, over: .live
    ) {
      world in
      let people = [try await world.join("aiko"), try await world.join("bob"), try await world.join("carol")]
      try await world.listen(to: "public", as: people[0]) { first in
        #expect(try await first.line() == ":)")
        #expect(try await people[0].call(.get, "/api/v1/streaming/user").status == .tooManyRequests)
        try await world.connect(as: people[1]) { _ in
          let refused = try await people[2].call(.get, "/api/v1/streaming/user")
          #expect(refused.status == .serviceUnavailable)
        }
      }
      #expect(try await eventually { world.server.streams.count == 0 })
      try await world.listen(to: "public", as: people[0]) { again in #expect(again.head.status == 200) }
      // One that is refused leaves no trace.
      #expect(try await people[2].call(.get, "/api/v1/streaming/list?list=1").status == .notFound)
      #expect(try await eventually { world.server.streams.count == 0 })
    }
  }

  @Test("A server that stops ends all streams, says why, and takes no more")
  func stop() async throws {
    try await ServerWorld.with(over: .live) { world in
      let aiko = try await world.join("aiko")
      let (ports, started) = AsyncStream<Int>.makeStream()
      let (server, log) = (world.server, Logger(label: "tests"))
      let listener = try SocialServer.application(
        server.router().buildResponder(), server.parts.options, nil, AnswersAtOnce(), log: log
      ) { started.yield($0) }
      let services = ServiceGroup(
        configuration: .init(services: [listener] + server.services, logger: log))
      let running = Task { try await services.run() }
      let port = try #require(await ports.first { _ in true })
      try await LiveConnection.open(to: port) { first in
        let events = try await EventStreamClient(first, "user", token: aiko.token)
        #expect(try await events.line() == ":)")
        try await LiveConnection.open(to: port) { second in
          let socket = try await WebSocketClient(second, query: "?stream=user", token: aiko.token)
          await services.triggerGracefulShutdown()
          #expect(try await socket.receive() == .closed(1001))
          #expect(try await events.event() == nil)
        }
      }
      try await running.value
      #expect(try await aiko.call(.get, "/api/v1/streaming/user").status == .serviceUnavailable)
    }
  }
}
