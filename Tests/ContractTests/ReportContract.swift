import AppValues
import Authentication
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("Reports")
struct ReportContract {
  @Test("keep what was said then, and are dealt with one by one", arguments: BackendKind.everywhere)
  func keeping(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let first = try await alice.post(NewPost(PostContent("first insult", warning: "mood")))
      let second = try await alice.post("second insult")
      try await bob.report(alice, [second, first], "They insult people.")
      world.clock.advance(seconds: 61)
      try await bob.report(alice, [], "Look at the name.")
      try await alice.edit(first) { $0.text = "kind words" }
      try await alice.can.postActions.delete(second.id)
      let reports = try await world.reports()
      #expect(reports.map(\.reason) == ["Look at the name.", "They insult people."])
      #expect(reports[1].person == Author(id: alice.id, handle: "alice", name: "Alice"))
      #expect(reports[1].reporter?.handle == "bob" && reports[1].closedAt == nil)
      #expect(reports[0].createdAt.milliseconds - reports[1].createdAt.milliseconds == 61_000)
      #expect(
        reports[1].posts == [
          Report.Post(id: second.id, text: "second insult", warning: nil),
          Report.Post(id: first.id, text: "first insult", warning: "mood"),
        ])
      #expect(
        try await alice.can.notifications.list.page(.all, PageRequest()).items.isEmpty, "nothing is told")
      for _ in 1...2 { try await world.backend.reports.close(reports[1].id) }
      #expect(try await world.reports().map(\.id) == [reports[0].id])
      let all = try await world.reports(all: true)
      #expect(all.map(\.id) == reports.map(\.id) && all[1].closedAt == all[0].createdAt)
      for id in [ID<Report>("12"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await world.backend.reports.close(id) }
      }
    }
  }

  @Test("answer the id that they are kept by, also when they are repeated", arguments: BackendKind.everywhere)
  func ids(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let report = NewReport(of: people[0].id, reason: "insults")
      let first = try await people[1].can.reporting.report(report)
      #expect(try await people[1].can.reporting.report(report) == first)
      let other = try await people[1].can.reporting.report(NewReport(of: people[0].id, reason: "spam"))
      #expect(try await world.reports().map(\.id) == [other, first])
    }
  }

  @Test("are of others, with what they wrote and one may see", arguments: BackendKind.available)
  func refusals(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let open = try await alice.post("open")
      let hidden = try await alice.post("for followers", for: .followers)
      await #expect(throws: AppError.forbidden) { try await bob.report(bob, [], "myself") }
      await #expect(throws: AppError.notFound) { try await bob.report(alice, [hidden], "hidden") }
      await #expect(throws: AppError.invalid(.posts, .wrong)) { try await bob.report(carol, [open], "x") }
      await #expect(throws: AppError.notFound) {
        try await bob.can.reporting.report(NewReport(of: ID("12"), reason: "nobody"))
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.reporting.report(NewReport(of: alice.id, reason: "x"))
      }
      try await alice.can.postActions.delete(open.id)
      await #expect(throws: AppError.gone) { try await bob.report(alice, [open], "gone") }
      _ = try await bob.can.relating.block(alice.id)
      try await bob.report(alice, [], "somebody I block")
      #expect(try await world.reports().map(\.reason) == ["somebody I block"])
    }
  }

  @Test("begin with what someone wrote, wherever, and one may see", arguments: BackendKind.everywhere)
  func offering(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let carols = try await carol.post("carol's")
      var posts: [Post] = []
      for visibility in [PostVisibility.everyone, .unlisted, .followers] {
        posts.append(try await alice.post("\(visibility)", for: visibility))
      }
      posts.append(try await alice.post("psst @bob", for: .direct))
      posts.append(try await alice.post("a comment", on: carols))
      _ = try await alice.can.postActions.share(carols.id)
      let gone = try await alice.post("deleted")
      try await alice.can.postActions.delete(gone.id)
      let offered = { (viewer: Person) in
        try await everything { try await viewer.can.reporting.posts(by: alice.id, $0) }.map(\.id)
      }
      let latest = Array(posts.map(\.id).reversed())
      try await carol.follow(alice)
      #expect(try await offered(carol) == latest.filter { $0 != posts[3].id })
      #expect(try await offered(bob) == latest.filter { $0 != posts[2].id })
      _ = try await bob.can.relating.mute(alice.id, until: nil, notices: false)
      #expect(try await offered(bob).count == 4, "who is muted can be reported")
      let first = try await bob.can.reporting.posts(by: alice.id, PageRequest(limit: 3))
      let older = try #require(first.older)
      let second = try await bob.can.reporting.posts(by: alice.id, PageRequest(.before(older), limit: 3))
      #expect(try await (first.items + second.items).map(\.id) == offered(bob) && second.older == nil)
      _ = try await alice.can.relating.block(bob.id)
      #expect(try await offered(bob) == [])
      await #expect(throws: AppError.notFound) {
        try await bob.can.reporting.posts(by: ID("12"), PageRequest())
      }
    }
  }

  @Test("made twice within a minute are one, also at once", arguments: BackendKind.everywhere)
  func twice(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let other = try await world.again(bob)
      let insult = try await alice.post("insult")
      let outcomes = await race(6) { number in
        try await (number % 2 == 0 ? bob : other).report(alice, [insult, insult], "insults")
      }
      #expect(outcomes.allSatisfy { $0 == nil })
      #expect(try await world.reports().map(\.posts.count) == [1])
      try await bob.report(alice, [], "insults")
      try await bob.report(alice, [insult], "more insults")
      #expect(try await world.reports().count == 3)
      world.clock.advance(seconds: 60)
      try await bob.report(alice, [insult], "insults")
      #expect(try await world.reports().count == 4)
    }
  }

  @Test("are read page by page", arguments: BackendKind.everywhere)
  func paging(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      for number in 1...5 { try await bob.report(alice, [], "reason \(number)") }
      let first = try await world.backend.reports.reports(all: false, PageRequest(limit: 2))
      #expect(first.items.map(\.reason) == ["reason 5", "reason 4"])
      try await bob.report(alice, [], "reason 6")
      let older = try #require(first.older)
      let second = try await world.backend.reports.reports(all: false, PageRequest(.before(older), limit: 3))
      #expect(second.items.map(\.reason) == ["reason 3", "reason 2", "reason 1"] && second.older == nil)
    }
  }

  @Test(
    "stay when people go: without who made them, with whom they are about", arguments: BackendKind.everywhere)
  func deletions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let insult = try await alice.post("insult")
      try await bob.report(alice, [insult], "insults")
      try await bob.can.account.delete(with: "correct horse bob")
      try await alice.can.account.delete(with: "correct horse alice")
      let report = try #require(try await world.reports().first)
      #expect(report.reporter == nil && report.person.handle == "alice")
      #expect(report.reason == "insults" && report.posts.map(\.text) == ["insult"])
    }
  }
}

extension Person {
  fileprivate func report(_ person: Person, _ posts: [Post], _ reason: String) async throws {
    try await can.reporting.report(NewReport(of: person.id, posts: posts.map(\.id), reason: reason))
  }
}

extension World {
  fileprivate func reports(all: Bool = false) async throws -> [Report] {
    try await backend.reports.reports(all: all, PageRequest()).items
  }
}
