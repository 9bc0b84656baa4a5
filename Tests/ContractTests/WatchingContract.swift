import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import Testing

@Suite("Watching someone")
struct WatchingContract {
  @Test("tells of each post that one may see, and of nothing else", arguments: BackendKind.available)
  func posts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await bob.post("before")
      try await carol.follow(bob)
      let answer = try await alice.watch(bob)
      #expect(answer.relationship == Relationship(isFollowing: true, isWatching: true))
      var posts: [Post] = []
      for visibility in [PostVisibility.everyone, .unlisted, .followers] {
        posts.append(try await bob.post("\(visibility)", for: visibility))
      }
      try await bob.post("to carol alone @carol", for: .direct)
      let comment = try await carol.post("carol's")
      for parent in [comment, posts[0]] { try await bob.post("a comment", on: parent) }
      _ = try await bob.can.postActions.share(comment.id)
      _ = try await bob.edit(posts[0]) { $0.text = "edited" }
      let told = try await alice.told()
      #expect(told.map(\.kind) == [.post, .post, .post])
      #expect(told.map(\.from.handle) == ["bob", "bob", "bob"] && told.allSatisfy { $0.others == 0 })
      #expect(told.map { $0.post?.id } == posts.reversed().map(\.id))
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 3)
      #expect(try await carol.notices() == [.share, .comment, .mention])
      try await bob.can.postActions.delete(posts[1].id)
      #expect(try await alice.told().map { $0.post?.id } == [posts[2].id, posts[0].id])
    }
  }

  @Test(
    "ends when one asks, and with the follow, and begins at nothing past", arguments: BackendKind.available)
  func ending(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let ends: [@Sendable () async throws -> Void] = [
        { _ = try await alice.can.relating.follow(bob.id, FollowTerms(notices: false)) },
        { _ = try await alice.can.relating.unfollow(bob.id) },
        { _ = try await bob.can.relating.removeFollower(alice.id) },
        {
          _ = try await bob.can.relating.block(alice.id)
          _ = try await bob.can.relating.unblock(alice.id)
        },
      ]
      for (number, end) in ends.enumerated() {
        _ = try await alice.watch(bob)
        try await bob.post("told \(number)")
        // Saying nothing of it changes nothing of it.
        #expect(try await alice.can.relating.follow(bob.id).relationship.isWatching)
        try await bob.post("told too \(number)")
        try await end()
        #expect(try await !alice.seen(bob).isWatching)
        try await alice.follow(bob)
        #expect(try await !alice.seen(bob).isWatching)
        try await bob.post("told to no one \(number)")
        #expect(try await alice.told().count == 2)
        _ = try await alice.can.notifications.marks.orUnsupported().dismissAll()
      }
    }
  }

  @Test("waits with a request to follow, and goes with it", arguments: BackendKind.available)
  func requests(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      _ = try await bob.can.editing.edit(ProfileEdit(isLocked: true))
      try await alice.follow(bob)
      #expect(
        try await alice.watch(bob).relationship == Relationship(isWatching: true, hasRequestedToFollow: true))
      #expect(try await bob.notices() == [.followRequest])
      try await bob.post("while she waits")
      _ = try await bob.can.relating.accept(alice.id)
      #expect(try await alice.seen(bob) == Relationship(isFollowing: true, isWatching: true))
      #expect(try await alice.notices() == [])
      try await bob.post("for followers", for: .followers)
      #expect(try await alice.notices() == [.post])
      _ = try await bob.can.relating.removeFollower(alice.id)
      #expect(try await alice.notices() == [], "what was for followers is no more to be seen")
      _ = try await alice.watch(bob)
      _ = try await bob.can.relating.reject(alice.id)
      try await alice.follow(bob)
      _ = try await bob.can.editing.edit(ProfileEdit(isLocked: false))
      #expect(try await alice.can.relating.follow(bob.id).relationship == Relationship(isFollowing: true))
    }
  }

  @Test(
    "notifies the people a post mentions once, and no one who doesn't want it",
    arguments: BackendKind.available)
  func wishes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["named", "muting", "hearing", "settled", "bob"])
      let bob = people[4]
      for person in people.dropLast() { _ = try await person.watch(bob) }
      _ = try await people[1].can.relating.mute(bob.id, until: nil, notices: false)
      _ = try await people[2].can.relating.mute(bob.id, until: nil, notices: true)
      _ = try await people[3].can.notifications.settings.orUnsupported().change(
        NoticeSettingsChange(audiences: [.post: .nobody]))
      try await bob.post("hello @named")
      var told: [[NoticeKind]] = []
      for person in people.dropLast() { told.append(try await person.notices()) }
      #expect(told == [[.mention], [], [.post], []])
    }
  }

  @Test("rings where the list is open, and when the post goes", arguments: BackendKind.available)
  func live(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      _ = try await alice.watch(bob)
      let (news, others) = (alice.can.notifications.list.changes(), carol.can.notifications.list.changes())
      for stream in [news, others] { #expect(await nextSignal(stream) == .lagged) }
      let post = try await bob.post("hello")
      #expect(await nextSignal(news) == .changed)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 1)
      try await bob.can.postActions.delete(post.id)
      #expect(await nextSignal(news) == .changed)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      _ = try await carol.watch(alice)
      try await alice.post("good morning")
      #expect(await nextSignal(others) == .changed)
      #expect(try await carol.can.notifications.marks.orUnsupported().unreadCount() == 1)
    }
  }

  @Test("tells everybody once, however many watch, also after a crash", arguments: BackendKind.available)
  func many(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (bob, first) = (try await world.join("bob"), try await world.join("first"))
      _ = try await first.watch(bob)
      try await world.addWatchers(428, of: bob)
      let last = try await world.join("last")
      _ = try await last.watch(bob)
      let post = try await bob.post("hello")
      await world.finish()
      let all = try await world.told(of: post)
      #expect(all.count == 430 && Set(all).count == 430)
      for fan in [first, last] { #expect(try await fan.notices() == [.post]) }
      try await world.forgetTelling("watchers", of: post, behind: all[214])
      #expect(try await last.notices() == [])
      #expect(try await world.backend.check() == [])
      await world.runOnce()
      await world.finish()
      #expect(try await world.told(of: post) == all)
      #expect(try await last.notices() == [.post])
      // Deleted while some are still to be told, maybe.
      let second = try await bob.post("again")
      try await bob.can.postActions.delete(second.id)
      await world.finish()
      #expect(try await world.told(of: second) == [])
      #expect(try await first.notices() == [.post])
    }
  }
}

extension World {
  /// Adds people who watch someone and do nothing else.
  fileprivate func addWatchers(_ count: Int, of person: Person) async throws {
    let number = Int64(person.id.rawValue) ?? 0
    let people = try await addPeople(count, like: person)
    try await database.write { connection throws(AppError) in
      for id in people {
        try connection.submit(
          """
          INSERT INTO follow (follower_id, followee_id, id, watched_since)
          VALUES (\(id), \(number), \(id), \(id))
          """)
        try connection.submit("UPDATE person SET following_count = 1 WHERE id = \(id)")
      }
      try connection.submit(
        "UPDATE person SET follower_count = follower_count + \(count) WHERE id = \(number)")
    }
  }
}

extension Person {
  /// Follows someone, and wants to be told of each of their posts.
  func watch(_ person: Person) async throws -> User {
    try await can.relating.follow(person.id, FollowTerms(notices: true))
  }

  /// The list of notices, newest first.
  fileprivate func told() async throws -> [Notice] {
    try await everything { try await can.notifications.list.page(.all, $0) }
  }
}
