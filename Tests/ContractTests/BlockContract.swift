import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import Testing
import Timeline

@Suite("Blocks")
struct BlockContract {
  @Test("end follows and requests both ways, and none begins", arguments: BackendKind.everywhere)
  func follows(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob, carol)
      try await bob.follow(alice)
      _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
      try await carol.follow(alice)
      for person in [bob, carol] {
        let answer = try await alice.can.relating.block(person.id)
        #expect(answer.relationship == Relationship(isBlocking: true))
        #expect(answer.followerCount == 0 && answer.followingCount == 0)
        #expect(try await person.seen(alice) == Relationship(isBlockedBy: true))
        await #expect(throws: AppError.forbidden) { try await person.follow(alice) }
        await #expect(throws: AppError.forbidden) { try await alice.follow(person) }
      }
      _ = try await alice.can.relating.block(carol.id)
      #expect(try await alice.listed(.blocked) == ["carol", "bob"])
      #expect(try await bob.listed(.blocked) == [])
      #expect(try await alice.listed(.requests) == [])
      #expect(try await alice.notices() == [])
      #expect(try await bob.notices() == [])
      #expect(try await alice.can.relating.unblock(carol.id).relationship == Relationship())
      #expect(try await alice.listed(.blocked) == ["bob"])
      await #expect(throws: AppError.forbidden) { try await alice.can.relating.block(alice.id) }
      await #expect(throws: AppError.notFound) { try await alice.can.relating.block(ID("5")) }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.relating.block(bob.id)
      }
    }
  }

  @Test("hide each from the other on every path, and only for as long", arguments: BackendKind.everywhere)
  func hiding(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      for reader in [alice, bob] { try await reader.follow(carol) }
      let root = try await carol.post("carol's")
      for author in [alice, bob] {
        let post = try await author.post("by \(author.session.handle) @alice @bob", on: root)
        _ = try await carol.can.postActions.share(post.id)
      }
      let standing = try await author(alice, asSeenBy: bob, below: root)
      #expect(standing.values.allSatisfy { $0 })
      _ = try await alice.can.relating.block(bob.id)
      for (author, reader) in [(alice, bob), (bob, alice)] {
        let seen = try await self.author(author, asSeenBy: reader, below: root)
        #expect(seen.filter { $0.value } == [:], "of \(author.session.handle)")
        #expect(try await reader.can.profile.user(author.id).postCount == 1)
        #expect(try await reader.listed(.followers(author.id)) == [])
        let followers = try await reader.listed(.followers(carol.id))
        #expect(followers == [reader.session.handle])
      }
      for stranger in [carol, nil] {
        let seen = try await author(alice, asSeenBy: stranger, below: root, in: world)
        #expect(seen.filter { !$0.value } == [:])
      }
      _ = try await alice.can.relating.unblock(bob.id)
      #expect(try await author(alice, asSeenBy: bob, below: root) == standing)
    }
  }

  @Test("let nothing be done, keep what was, and tell no one", arguments: BackendKind.everywhere)
  func acting(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await alice.post("hello")
      _ = try await bob.can.postActions.like(post.id)
      try await bob.post("hi", on: post)
      #expect(try await alice.notices() == [.comment, .like])
      _ = try await alice.can.relating.block(bob.id)
      #expect(try await alice.notices() == [])
      for action in [bob.can.postActions.like, bob.can.postActions.unlike, bob.can.postActions.share] {
        await #expect(throws: AppError.notFound) { try await action(post.id) }
      }
      await #expect(throws: AppError.notFound) { try await bob.post("again", on: post) }
      let seen = try #require(try await alice.can.postLookup.posts([post.id]).first)
      #expect(seen.counts == PostCounts(likes: 1, comments: 1, shares: 0))
      let mention = try await bob.post("about @alice")
      #expect(mention.mentions.map(\.handle) == ["alice"])
      _ = try await alice.can.relating.unblock(bob.id)
      #expect(
        try await alice.notices() == [.comment, .like],
        "no one is notified about what was done during the block")
    }
  }

  @Test("are news to the screens of both", arguments: BackendKind.available)
  func news(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let profile = try #require(bob.can.profile.changes(of: alice.id))
      let posts = bob.can.postLookup.changes()
      let others = carol.can.postLookup.changes()
      for stream in [posts, others] { #expect(await nextSignal(stream) == .lagged) }
      #expect(await nextSignal(profile) != nil)
      _ = try await alice.can.relating.block(bob.id)
      #expect(await nextSignal(profile) == .changed)
      #expect(await nextSignal(posts) == .lagged)
      let post = try await alice.post("hello")
      _ = try await alice.can.postActions.like(post.id)
      #expect(await nextSignal(others) == .changed(post.id), "nothing before it")
    }
  }

  /// On which paths a reader comes across an author's only post, a comment, which Carol shared.
  private func author(
    _ author: Person, asSeenBy reader: Person?, below root: Post, in world: World? = nil
  ) async throws -> [String: Bool] {
    guard let can = reader?.can ?? world?.stranger else { return [:] }
    let name = "by \(author.session.handle)"
    let posts: [String: [Post]] = [
      "profile": try await can.timeline.page(of: .user(author.id), PageRequest()).items.map(\.post),
      "share": try await can.timeline.page(of: .user(root.author.id), PageRequest()).items.map(\.post),
      "comments": try await can.post.comments(on: root.id, PageRequest()).items.flatMap(\.posts),
      "search": try await can.search.posts(matching: PostQuery(name), PageRequest()).items,
    ]
    var seen = posts.mapValues { $0.contains { $0.text.hasPrefix(name) } }
    seen["people"] = try await can.search.people(matching: author.session.handle, PageRequest()).items
      .contains { $0.id == author.id }
    if let reader, reader.id != root.author.id {
      let home = try await can.timelines.page(.home, PageRequest()).items
      seen["home"] = home.contains { $0.post.text.hasPrefix(name) }
      let notices = try await can.notifications.list.page(.all, PageRequest()).items
      seen["notices"] = notices.contains { $0.from.id == author.id }
    }
    return seen
  }
}
