import Entities
import Lists
import Post
import PostActions
import Profile
import SocialBackend
import Testing
import Timeline

@Suite("Hidden shares")
struct HiddenSharesContract {
  @Test(
    "stay out of home and lists, also those made before, and nowhere else", arguments: BackendKind.everywhere)
  func hiding(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      try await alice.follow(bob, carol)
      let list = try await alice.lists.create("friends")
      _ = try await alice.lists.add(bob.id, to: list.id)
      let before = try await dave.post("shared before")
      _ = try await bob.can.postActions.share(before.id)
      let answer = try await alice.can.relating.follow(bob.id, FollowTerms(shares: false))
      #expect(answer.relationship == Relationship(isFollowing: true, isHidingShares: true))
      let (after, both) = (try await dave.post("shared after"), try await dave.post("shared by both"))
      for post in [after, both] { _ = try await bob.can.postActions.share(post.id) }
      _ = try await carol.can.postActions.share(both.id)
      _ = try await bob.can.postActions.share(try await bob.post("bob's").id)
      let (home, friends) = (TimelineKind.home, TimelineKind.list(list.id))
      #expect(try await alice.read(home) == ["bob's", "shared by both"])
      #expect(try await alice.read(friends) == ["bob's"])
      let page = ["bob's", "bob's", "shared by both", "shared after", "shared before"]
      #expect(try await alice.read(.user(bob.id)) == page)
      #expect(try await alice.can.postLookup.posts([after.id]).count == 1)
      #expect(try await carol.read(home) == ["shared by both"], "no one else's home is other than it was")
      // For someone who follows many people, home is read another way.
      for person in try await world.join((0..<70).map { "quiet\($0)" }) { try await alice.follow(person) }
      #expect(try await alice.read(home) == ["bob's", "shared by both"])
      _ = try await alice.can.relating.follow(bob.id, FollowTerms(shares: true))
      #expect(try await alice.read(friends) == page)
      #expect(try await alice.read(home) == Array(page[..<3] + page[2...]), "shared by both comes twice")
    }
  }

  @Test("wait with a request, and are forgotten with the follow", arguments: BackendKind.available)
  func forgetting(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      _ = try await bob.can.editing.edit(ProfileEdit(isLocked: true))
      let asked = try await alice.can.relating.follow(bob.id, FollowTerms(shares: false))
      #expect(asked.relationship == Relationship(isHidingShares: true, hasRequestedToFollow: true))
      _ = try await bob.can.relating.accept(alice.id)
      _ = try await bob.can.postActions.share(try await carol.post("carol's").id)
      #expect(try await alice.seen(bob) == Relationship(isFollowing: true, isHidingShares: true))
      #expect(try await alice.read(.home) == [])
      _ = try await alice.can.relating.unfollow(bob.id)
      try await alice.follow(bob)
      _ = try await bob.can.relating.accept(alice.id)
      #expect(try await alice.seen(bob) == Relationship(isFollowing: true))
      #expect(try await alice.read(.home) == ["carol's"])
    }
  }
}

extension Person {
  /// What stands in a timeline, in one page.
  fileprivate func read(_ kind: TimelineKind) async throws -> [String] {
    try await everything(limit: 1) { try await can.timeline.page(of: kind, $0) }.map(\.post.text)
  }
}
