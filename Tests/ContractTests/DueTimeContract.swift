import AppValues
import Entities
import Foundation
import Notifications
import Post
import PostActions
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

/// Two programs on one database, which look at the same moment for what is due.
@Suite("What is due when clocks change")
struct DueTimeContract {
  @Test(
    "is published once where an hour comes twice, and right after one that is skipped",
    arguments: BackendKind.available)
  func clockChange(kind: BackendKind) async throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let posts = ScheduledPostsInteractor(
        repository: try alice.can.scheduledPosts.orUnsupported(), clock: world.clock.clock)
      for (now, time) in [
        ("2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"), ("2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"),
      ] {
        try await world.wait(until: now)
        let due = try posts.time("tomorrow 2:30", in: berlin)
        let post = try await posts.repository.schedule(
          NewPost(PostContent("At \(time)")), at: due, key: .unique())
        let kept = try await posts.post(post.id).at
        #expect(try kept == Timestamp(time))
        try await world.wait(until: time, less: 1)
        #expect(try await !world.texts().contains("At \(time)"))
        try await world.wait(until: time)
        let published = try await world.everyone()
        let (first, moment) = (try #require(published.first), try Timestamp(time))
        #expect(first.text == "At \(time)" && first.createdAt == moment)
        // Clocks on walls say the same once more.
        world.clock.advance(seconds: 3600)
        try await world.work()
        #expect(try await world.everyone() == published)
      }
    }
  }

  @Test(
    "is done neither again nor too soon when the clock is put back, and at once when it's put forward",
    arguments: BackendKind.available)
  func movedClock(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let posts = try alice.can.scheduledPosts.orUnsupported()
      func schedule(_ text: String, in seconds: Int64) async throws {
        _ = try await posts.schedule(
          NewPost(PostContent(text)), at: world.clock.clock.now().adding(seconds: seconds), key: .unique())
      }
      func pass(_ seconds: Int64) async throws {
        world.clock.advance(seconds: seconds)
        try await world.work()
      }
      func ask(_ text: String, for seconds: Int) async throws {
        let poll = PollQuestion(["Tea", "Coffee"], duration: seconds)
        let post = try await alice.post(NewPost(PostContent(text, poll: poll)))
        _ = try await bob.can.postActions.vote([0], on: post.id)
      }
      try await ask("a", for: 600)
      try await schedule("b", in: 600)
      try await pass(600)
      #expect(try await world.texts() == ["b", "a"])
      #expect(try await bob.notices() == [.poll])

      try await pass(-3600)
      try await schedule("c", in: 600)
      try await ask("d", for: 900)
      try await pass(599)
      #expect(try await world.texts() == ["d", "b", "a"])
      #expect(try await bob.notices() == [.poll])
      try await pass(1)
      #expect(try await world.texts() == ["c", "d", "b", "a"])
      try await pass(300)
      #expect(try await bob.notices() == [.poll, .poll])

      try await schedule("e", in: 80_000)
      try await ask("f", for: 80_000)
      try await pass(86_400)
      try await pass(-86_400)
      try await pass(86_400)
      #expect(try await world.texts() == ["e", "f", "c", "d", "b", "a"])
      #expect(try await bob.notices() == [.poll, .poll, .poll])
      #expect(try await alice.notices() == [.poll, .poll, .poll])
      #expect(try await posts.scheduled(PageRequest()).items.isEmpty)
    }
  }
}

extension World {
  /// Has two programs do what is due.
  fileprivate func work() async throws {
    async let one: Void = runOnce()
    async let other: Void = opened { await $0.runOnce() }
    _ = try await (one, other)
  }

  /// Lets time go by.
  ///
  /// - Parameter seconds: How long before then to stop.
  fileprivate func wait(until text: String, less seconds: Int64 = 0) async throws {
    let time = try Timestamp(text).adding(seconds: -seconds)
    clock.advance(milliseconds: time.milliseconds - clock.clock.now().milliseconds)
    try await work()
  }

  fileprivate func everyone() async throws -> [Post] {
    try await stranger.timeline.page(of: .everyone, PageRequest()).items.map(\.post)
  }

  fileprivate func texts() async throws -> [String] { try await everyone().map(\.text) }
}

extension Timestamp {
  fileprivate init(_ text: String) throws {
    let date = try Date(text, strategy: .iso8601)
    self.init(milliseconds: Int64(date.timeIntervalSince1970) * 1000)
  }
}
