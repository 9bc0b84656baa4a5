import AppValues
import Entities
import Notifications
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing

@Suite("Notices as they come")
struct NoticeStreamContract {
  @Test("come each by itself, once, the oldest first", arguments: BackendKind.all)
  func arrivals(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      for withHistory in [false, true] {
        let post = try await alice.post("hello \(withHistory)")
        let interactor = NotificationsInteractor(
          ports: alice.can.notifications, viewer: .signedIn(alice.session), alerts: nil)
        var arrivals = try interactor.arrivals().makeAsyncIterator()
        try await arrivals.begin()
        _ = try await bob.can.postActions.like(post.id)
        _ = try await carol.can.postActions.like(post.id)
        try await bob.post("hi", on: post)
        var seen: [Notice] = []
        while seen.count < 3, let more = try await arrivals.next() { seen += more }
        #expect(seen.map(\.kind) == [.like, .like, .comment])
        #expect(seen.map(\.from.handle) == ["bob", "carol", "bob"])
        #expect(seen.allSatisfy { $0.others == 0 && !$0.isRead })

        // What comes back was told before.
        _ = try await bob.can.postActions.unlike(post.id)
        _ = try await bob.can.postActions.like(post.id)
        _ = try await people[3].can.postActions.like(post.id)
        // Someone sets the clock back: what comes then is the newest all the same.
        world.clock.advance(seconds: -3600)
        #expect(try await arrivals.next()?.map(\.from.handle) == ["dave"])
        _ = try await bob.can.postActions.share(post.id)
        world.clock.advance(seconds: -86_400)
        _ = try await carol.can.postActions.share(post.id)
        seen = []
        while seen.count < 2, let more = try await arrivals.next() { seen += more }
        #expect(seen.map(\.from.handle) == ["bob", "carol"])
      }
    }
  }
}
