import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import Testing

@Suite("A single notice")
struct SingleNoticeContract {
  @Test("is read and dismissed alone", arguments: BackendKind.available)
  func single(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let alice = people[0].can.notifications
      let post = try await people[0].post("hello")
      for person in people[1...] { _ = try await person.can.postActions.like(post.id) }
      let single = try alice.single.orUnsupported()
      let each = try await alice.arrivals.orUnsupported().ungrouped(.all, PageRequest()).items
      #expect(each.map(\.from.handle) == ["dave", "carol", "bob"])
      for notice in each { #expect(try await single.notice(notice.id) == notice) }
      try await single.dismissAlone(each[0].id)
      for id in [each[0].id, ID("999"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await single.notice(id) }
        await #expect(throws: AppError.notFound) { try await single.dismissAlone(id) }
      }
      let left = try #require(try await alice.list.page(.all, PageRequest()).items.first)
      #expect(left.from.handle == "carol" && left.others == 1)
      let others = try people[1].can.notifications.single.orUnsupported()
      await #expect(throws: AppError.notFound) { try await others.notice(each[1].id) }
      await #expect(throws: AppError.notFound) { try await others.dismissAlone(each[1].id) }
      _ = try await people[0].can.relating.block(people[2].id)
      await #expect(throws: AppError.notFound) { try await single.notice(each[1].id) }
    }
  }
}
