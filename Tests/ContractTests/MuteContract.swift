import AppValues
import Entities
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Mutes")
struct MuteContract {
  @Test("keep a person out of the way, not out of reach", arguments: BackendKind.everywhere)
  func hiding(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob, carol)
      let own = try await alice.post("own")
      let post = try await bob.post("by bob")
      let comment = try await bob.post("bob to alice", on: own)
      _ = try await carol.can.postActions.share(post.id)
      _ = try await bob.can.postActions.share(try await carol.post("by carol", on: own).id)
      let answer = try await alice.can.relating.mute(bob.id, until: nil, notices: false)
      #expect(
        answer.relationship == Relationship(isFollowing: true, isMuting: true, isMutingNotices: true))
      let can = alice.can
      #expect(try await can.timelines.page(.home, PageRequest()).texts == ["by carol", "own"])
      #expect(try await can.timeline.page(of: .everyone, PageRequest()).texts == ["own"])
      #expect(
        try await can.post.comments(on: own.id, PageRequest()).items.flatMap(\.posts).map(\.text) == [
          "by carol"
        ])
      #expect(try await can.search.posts(matching: PostQuery("bob"), PageRequest()).items == [])
      let bobs = try await can.timeline.page(of: .user(bob.id), PageRequest())
      #expect(bobs.texts == ["by carol", "bob to alice", "by bob"])
      #expect(
        try await can.timeline.page(of: .user(carol.id), PageRequest()).texts == ["by carol", "by bob"])
      #expect(try await can.post.thread(of: comment.id).post.text == "bob to alice")
      #expect(try await can.postActions.like(post.id).marks.isLiked)
      #expect(try await bob.seen(alice) == Relationship(isFollowedBy: true), "and is not told")
      #expect(try await can.relating.unmute(bob.id).relationship == Relationship(isFollowing: true))
      #expect(
        try await can.timelines.page(.home, PageRequest()).texts
          == ["by carol", "bob to alice", "by bob", "own"])
    }
  }

  @Test("end by themselves", arguments: BackendKind.everywhere)
  func expiry(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await bob.post("by bob")
      let end = world.clock.clock.now().adding(seconds: 60)
      let muted = try await alice.can.relating.mute(bob.id, until: end, notices: false)
      #expect(muted.relationship.mutedUntil == end)
      _ = try await alice.can.relating.mute(carol.id, until: nil, notices: true)
      #expect(try await alice.listed(.muted) == ["carol", "bob"])
      #expect(try await alice.can.timeline.page(of: .everyone, PageRequest()).texts == [])
      world.clock.advance(seconds: 60)
      #expect(try await alice.seen(bob) == Relationship())
      #expect(try await alice.seen(carol) == Relationship(isMuting: true))
      #expect(try await alice.listed(.muted) == ["carol"])
      #expect(try await alice.can.timeline.page(of: .everyone, PageRequest()).texts == ["by bob"])
      _ = try await alice.can.relating.unmute(carol.id)
      _ = try await alice.can.relating.unmute(carol.id)
      #expect(try await alice.listed(.muted) == [])
      await #expect(throws: AppError.forbidden) {
        try await alice.can.relating.mute(alice.id, until: nil, notices: false)
      }
      await #expect(throws: AppError.notFound) {
        try await alice.can.relating.mute(ID("3"), until: nil, notices: false)
      }
    }
  }

  @Test("let notices through only where that is wanted", arguments: BackendKind.available)
  func notices(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let posts = [try await alice.post("1"), try await alice.post("2"), try await alice.post("3")]
      _ = try await bob.can.postActions.like(posts[0].id)
      _ = try await alice.can.relating.mute(bob.id, until: nil, notices: false)
      _ = try await bob.can.postActions.like(posts[1].id)
      #expect(try await alice.notices() == [])
      let changed = try await alice.can.relating.mute(bob.id, until: nil, notices: true)
      #expect(changed.relationship == Relationship(isMuting: true))
      try await bob.post("@alice", on: posts[2])
      #expect(try await alice.notices() == [.comment, .like])
      _ = try await alice.can.relating.unmute(bob.id)
      #expect(try await alice.notices() == [.comment, .like], "what was muted is not told later")
    }
  }
}
