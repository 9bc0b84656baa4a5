import AppValues
import Entities
import Lists
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalStore
import Testing

/// What pages leave out of their questions has to be right for everyone at any moment: a trait that is missing shows a person
/// whom the viewer blocks.
@Suite("What reading for someone has to heed")
struct TraitContract {
  @Test("begins with the first such row, and ends with the last", arguments: BackendKind.available)
  func traits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let relating = alice.can.relating
      func traits(_ person: Person) async throws -> Traits {
        let number = try #require(person.id.numberOrNil)
        let found = try await world.database.read { connection throws(AppError) in
          try connection.first("SELECT traits FROM person WHERE id = \(number)") {
            row throws(AppError) in row.integer(0)
          }
        }
        #expect(try await world.backend.check() == [])
        return Traits(rawValue: try #require(found))
      }
      // A block concerns both, until the last in either direction is gone.
      for (person, other) in [(alice, bob), (bob, alice), (alice, carol)] {
        _ = try await person.can.relating.block(other.id)
      }
      #expect(try await [traits(alice), traits(bob), traits(carol)] == [.blocks, .blocks, .blocks])
      _ = try await relating.unblock(bob.id)
      #expect(try await [traits(alice), traits(bob)] == [.blocks, .blocks])
      _ = try await relating.unblock(carol.id)
      #expect(try await [traits(alice), traits(carol)] == [.blocks, []])
      _ = try await bob.can.relating.unblock(alice.id)
      #expect(try await [traits(alice), traits(bob)] == [[], []])

      _ = try await relating.mute(bob.id, until: nil, notices: true)
      _ = try await relating.mute(carol.id, until: nil, notices: true)
      _ = try await relating.mute(carol.id, until: nil, notices: false)
      _ = try await relating.unmute(bob.id)
      #expect(try await [traits(alice), traits(bob)] == [.mutes, []])
      _ = try await relating.unmute(carol.id)
      #expect(try await traits(alice) == [])

      _ = try await relating.follow(bob.id, FollowTerms(shares: false))
      #expect(try await traits(alice) == .hidesShares)
      _ = try await relating.follow(bob.id, FollowTerms(shares: true))
      #expect(try await traits(alice) == [])
      _ = try await relating.follow(bob.id, FollowTerms(shares: false))
      _ = try await relating.unfollow(bob.id)
      #expect(try await traits(alice) == [])

      let lists = try alice.can.lists.orUnsupported()
      let apart = try await lists.create("Apart", ListSettings(isExclusive: true))
      #expect(try await traits(alice) == .keepsApart)
      _ = try await lists.change(apart.id, ListChange(isExclusive: false))
      #expect(try await traits(alice) == [])
      _ = try await lists.change(apart.id, ListChange(isExclusive: true))
      try await lists.delete(apart.id)
      #expect(try await traits(alice) == [])

      let posts = [try await bob.post("one"), try await carol.post("two")]
      for (mark, trait) in [
        (.bookmarked, .bookmarks), (.conversationMuted, .mutedConversations),
      ] as [(PostMark, Traits)] {
        for post in posts { _ = try await alice.can.postActions.set(mark, to: true, on: post.id) }
        _ = try await alice.can.postActions.set(mark, to: false, on: posts[0].id)
        #expect(try await traits(alice) == trait)
        _ = try await alice.can.postActions.set(mark, to: false, on: posts[1].id)
        #expect(try await traits(alice) == [])
      }

      // What someone is part of goes with their account.
      _ = try await bob.can.relating.block(alice.id)
      _ = try await relating.follow(carol.id, FollowTerms(shares: false))
      #expect(try await traits(alice) == [.blocks, .hidesShares])
      try await bob.can.account.delete(with: "correct horse bob")
      try await carol.can.account.delete(with: "correct horse carol")
      await world.finish()
      #expect(try await traits(alice) == [])
    }
  }
}
