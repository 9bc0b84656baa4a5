import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import PostActions

@Suite("What becomes of the posts on a screen", .timeLimit(.minutes(5)))
struct PostUpdatesTests {
  let repository = FakePostActionsRepository([post("1"), post("2"), post("3")])
  let shown: [ID<Post>] = [ID("1"), ID("2")]
  var actions: PostActionsInteractor {
    PostActionsInteractor(repository: repository, lookup: repository, viewer: asAlice)
  }

  /// What the readings found, one after another.
  private struct Updates {
    var readings: AsyncStream<[PostUpdate]>.Iterator
    var rest: [PostUpdate] = []

    mutating func next() async -> PostUpdate? {
      while rest.isEmpty {
        guard let more = await readings.next() else { return nil }
        rest = more
      }
      return rest.removeFirst()
    }
  }

  private func updates() -> Updates {
    Updates(readings: actions.updates { [shown] in shown }.makeAsyncIterator())
  }

  @Test("begins with how they are now: something may have come between loading and listening")
  func begins() async {
    var updates = updates()
    #expect(await updates.next() == .current([post("1"), post("2")]))
  }

  @Test(
    "reads a changed post that is shown, and no other",
    arguments: [PostChange.changed(ID("2")), .edited(ID("2"))])
  func changed(change: PostChange) async {
    var updates = updates()
    _ = await updates.next()
    repository.set(post("2", counts: PostCounts(likes: 1)))
    repository.tell(.changed(ID("3")))
    repository.tell(change)
    #expect(await updates.next() == .current([post("2", counts: PostCounts(likes: 1))]))
    #expect(repository.calls == [.posts(shown), .posts([ID("2")])])
  }

  @Test("tells of a deletion")
  func deleted() async {
    var updates = updates()
    _ = await updates.next()
    repository.remove(ID("1"))
    repository.tell(.deleted(ID("1")))
    #expect(await updates.next() == .deleted(ID("1")))
  }

  @Test("tells of changes that came while a read was under way")
  func burst() async {
    let gate = Gate()
    repository.hold(at: gate)
    var updates = updates()
    await gate.waitForArrival()
    for likes in 1...50 {
      repository.set(post("1", counts: PostCounts(likes: likes)))
      repository.set(post("2", counts: PostCounts(likes: likes)))
      repository.tell(.changed(ID("1")))
      repository.tell(.changed(ID("2")))
    }
    gate.open()
    #expect(await updates.next() == .current([post("1"), post("2")]))
    let final = PostUpdate.current([
      post("1", counts: PostCounts(likes: 50)), post("2", counts: PostCounts(likes: 50)),
    ])
    while await updates.next() != final {}
  }

  @Test("gathers a burst of changes into one read")
  func gathers() async {
    let stale = StalePosts()
    #expect(stale.take(shown) == shown, "everything, to begin with")
    for _ in 1...50 {
      stale.add(.changed(ID("2")))
      stale.add(.deleted(ID("3")))
    }
    #expect(stale.take(shown) == [ID("2")])
    #expect(stale.take(shown).isEmpty)
    stale.finish()
    var signals = 0
    for await _ in stale.signals { signals += 1 }
    #expect(signals == 1)
  }

  @Test("reads everything shown when changes were lost")
  func lagged() async {
    var updates = updates()
    _ = await updates.next()
    repository.set(post("1", counts: PostCounts(likes: 9)))
    repository.tell(.lagged)
    #expect(await updates.next() == .current([post("1", counts: PostCounts(likes: 9)), post("2")]))
  }

  @Test("comes back to what it could not read")
  func unreachable() async throws {
    repository.fail(.offline)
    var updates = updates()
    #expect(try await eventually { repository.calls.count == 1 })
    repository.tell(.changed(ID("2")))
    #expect(await updates.next() == .current([post("1"), post("2")]))
  }

  @Test("leaves nothing behind when its reader is cancelled, or never reads")
  func ends() async throws {
    let reader = Task { [actions, shown] in
      for await _ in actions.updates(of: { shown }) {}
    }
    #expect(try await eventually { repository.listeners == 1 })
    reader.cancel()
    await reader.value
    #expect(try await eventually { repository.listeners == 0 })
    _ = actions.updates { [] }
    #expect(try await eventually { repository.listeners == 0 })
  }

  @Test("ends when the source has no more to tell")
  func sourceEnds() async {
    var updates = updates()
    _ = await updates.next()
    repository.endChanges()
    #expect(await updates.next() == nil)
  }
}
