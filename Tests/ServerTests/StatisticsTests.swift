import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import SocialBackend
import SocialTestSupport
import Synchronization
import Testing

@testable import SocialServer

@Suite("How large a server says it is")
struct StatisticsTests {
  @Test("It says how many people, how many were there lately, and how much they wrote for everyone")
  func numbers() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      _ = try await world.join("ben")
      let post = try await aiko.post("hello")
      try await aiko.post("and again", on: post.id)
      try await aiko.post("for my followers", for: .followers)
      let old = try await world.call(.get, "/api/v1/instance").value(MastodonInstanceV1.self)
      #expect(old.userCount == 2 && old.statusCount == 2 && old.domainCount == 0)
      #expect(try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self).activeMonth == 2)
      let info = try await world.call(.get, "/nodeinfo/2.0")
      #expect(info.text.contains(#""usage":{"users":{"total":2,"activeMonth":2},"localPosts":2}"#))
      let weeks = try await world.call(.get, "/api/v1/instance/activity").value([MastodonActivityWeek].self)
      #expect(weeks.map(\.statuses) == [2] + Array(repeating: 0, count: 11))
      #expect(weeks[0].registrations == 2 && weeks[0].logins == 2)
    }
  }

  private static let some = NetworkStatistics(people: 3, posts: 2, activeInMonth: 1)

  @Test("Calls that ask at the same time wait for one count")
  func once() async throws {
    let gate = Gate()
    let known = KnownStatistics { () async throws(AppError) in
      await gate.pass()
      return Self.some
    }
    let (first, second) = (await known.counting(), await known.counting())
    #expect(first == second)
    gate.open()
    #expect(await second.value == Self.some)
    #expect(await known.counting() != first, "the next one counts again")
  }

  @Test("What was counted last is said where it can't be counted")
  func failing() async throws {
    let answers = Mutex<[NetworkStatistics]>([Self.some])
    let known = KnownStatistics { () async throws(AppError) in
      guard let answer = answers.withLock({ $0.popLast() }) else { throw .timeout }
      return answer
    }
    #expect(await known.current() == Self.some)
    #expect(await known.current() == Self.some)
    let unknown = KnownStatistics { () async throws(AppError) in throw .unsupported }
    #expect(await unknown.current() == nil)
  }
}
