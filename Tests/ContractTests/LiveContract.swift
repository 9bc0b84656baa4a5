import AppValues
import Authentication
import Entities
import Lists
import Notifications
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing
import Timeline

@Suite("News")
struct LiveContract {
  @Test("reaches whom it concerns", arguments: BackendKind.all)
  func news(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob)
      let home = try alice.news(of: .home)
      let notices = alice.can.notifications.list.changes()
      let profile = try #require(carol.can.profile.changes(of: alice.id))
      let posts = bob.can.postLookup.changes()
      // The first signal says that the watch is in place.
      #expect(await nextSignal(home) != nil)
      #expect(await nextSignal(notices) != nil)
      #expect(await nextSignal(profile) != nil)
      #expect(await nextSignal(posts) == .lagged)

      let post = try await carol.post("not for alice")
      try await bob.post("for alice")
      #expect(await nextSignal(home) == .changed)
      _ = try await alice.can.postActions.like(post.id)
      #expect(await nextSignal(posts) == .changed(post.id))
      _ = try await carol.can.relating.follow(alice.id)
      #expect(await nextSignal(notices) == .changed)
      #expect(await nextSignal(profile) == .changed)
      try await carol.can.postActions.delete(post.id)
      #expect(await nextSignal(posts) == .deleted(post.id))
    }
  }

  @Test("leaves alone whom it does not concern", arguments: BackendKind.all)
  func irrelevant(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let heard = LockedValue<[LiveSignal]>([])
      let streams = try [
        people[0].news(of: .home), people[0].can.notifications.list.changes(),
        people[0].news(of: .user(people[0].id)),
      ]
      for stream in streams { #expect(await nextSignal(stream) != nil) }
      let listeners = streams.map { stream in
        Task { for await signal in stream { heard.change { $0.append(signal) } } }
      }
      let all = try people[1].news(of: .everyone)
      #expect(await nextSignal(all) != nil)
      for number in 0..<5 {
        try await people[1].post("\(number)")
        #expect(await nextSignal(all) == .changed)
      }
      #expect(heard.value == [])
      for listener in listeners { listener.cancel() }
    }
  }

  @Test("is asked for once, however many listen", arguments: BackendKind.available)
  func cost(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await alice.follow(bob)
      let list = try await alice.lists.create("List").id
      _ = try await alice.lists.add(bob.id, to: list)
      try await world.opened { other in
        func cost(_ count: Int) async throws -> Int {
          let streams = try (0..<count).flatMap { _ in
            let listener = other.person(alice.session)
            return try [TimelineKind.home, .list(list), .user(bob.id)].map { try listener.news(of: $0) }
          }
          for stream in streams { #expect(await nextSignal(stream) == .lagged) }
          try await bob.post("Who listens is found out with this one.")
          for stream in streams { #expect(await nextSignal(stream) == .changed) }
          let before = other.database.statementCount
          try await bob.post("news")
          for stream in streams { #expect(await nextSignal(stream) == .changed) }
          return other.database.statementCount - before
        }
        let (few, many) = (try await cost(1), try await cost(30))
        // What is asked as time goes by comes on top.
        #expect(many < few + 15, "\(few), \(many)")
      }
    }
  }

  @Test("comes from other processes", arguments: BackendKind.available)
  func otherProcess(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      try await people[0].follow(people[1])
      try await world.opened { other in
        let news = try other.person(people[0].session).news(of: .home)
        #expect(await nextSignal(news) != nil)
        try await people[1].post("from the other side")
        #expect(await nextSignal(news) == .changed)
        let page = try await other.person(people[0].session).can.timelines.page(.home, PageRequest())
        #expect(page.texts == ["from the other side"])
      }
    }
  }

  @Test(
    "of a session's end reaches all who listen with it, and no one else", arguments: BackendKind.available)
  func sessionEnd(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await world.opened { other in
        let (elsewhere, bystander) = (other.person(alice.session), other.person(bob.session))
        let streams = try [
          elsewhere.news(of: .home), elsewhere.news(of: .everyone), elsewhere.news(of: .user(bob.id)),
          elsewhere.can.notifications.list.changes(), #require(elsewhere.can.profile.changes(of: bob.id)),
        ]
        let posts = elsewhere.can.postLookup.changes()
        let bobs = try bystander.news(of: .everyone)
        for stream in streams + [bobs] { #expect(await nextSignal(stream) != nil) }
        #expect(await nextSignal(posts) == .lagged)
        let heard = LockedValue(0)
        let listener = Task { for await _ in bobs { heard.change { $0 += 1 } } }
        try await alice.can.authentication.sessions.signOut(alice.session)
        for stream in streams { #expect(await nextSignal(stream) == .changed) }
        #expect(await nextSignal(posts) == .lagged)
        #expect(heard.value == 0)
        listener.cancel()
      }
    }
  }

  @Test("of what is taken back reaches whom it concerned", arguments: BackendKind.available)
  func takenBack(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob)
      let list = try await alice.lists.create("List").id
      _ = try await alice.lists.add(bob.id, to: list)
      let (liked, shared) = (try await carol.post("liked"), try await carol.post("shared"))
      let own = try await bob.post("deleted")
      let actions = bob.can.postActions
      _ = try await actions.like(liked.id)
      _ = try await actions.share(shared.id)
      try await world.opened { other in
        let likes = try other.person(bob.session).news(of: .likes)
        let timelines = try [
          other.person(alice.session).news(of: .home), other.person(alice.session).news(of: .list(list)),
          other.person(carol.session).news(of: .user(bob.id)),
        ]
        for stream in timelines + [likes] { #expect(await nextSignal(stream) == .lagged) }
        _ = try await actions.unlike(liked.id)
        #expect(await nextSignal(likes) == .changed)
        _ = try await actions.unshare(shared.id)
        for stream in timelines { #expect(await nextSignal(stream) == .changed) }
        try await actions.delete(own.id)
        for stream in timelines { #expect(await nextSignal(stream) == .changed) }
      }
    }
  }

  @Test("of a deleted account reaches everyone who may see its name", arguments: BackendKind.available)
  func deletedAccount(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      try await world.opened { other in
        let bob = other.person(people[1].session)
        let posts = bob.can.postLookup.changes()
        let streams = [
          bob.can.notifications.list.changes(), try #require(bob.can.profile.changes(of: people[0].id)),
        ]
        for stream in streams { #expect(await nextSignal(stream) == .lagged) }
        #expect(await nextSignal(posts) == .lagged)
        try await people[0].can.account.delete(with: "correct horse alice")
        for stream in streams { #expect(await nextSignal(stream) == .changed) }
        #expect(await nextSignal(posts) == .lagged)
      }
    }
  }
}
