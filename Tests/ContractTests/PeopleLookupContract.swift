import AppValues
import Entities
import Profile
import SocialBackend
import SocialLocalBackend
import Testing

@Suite("People read by their ids")
struct PeopleLookupContract {
  @Test("are as the viewer sees them, in the order asked for", arguments: BackendKind.everywhere)
  func users(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "erin"])
      let (alice, bob, carol, dave, erin) = (people[0], people[1], people[2], people[3], people[4])
      try await alice.follow(bob)
      _ = try await carol.can.relating.block(alice.id)
      _ = try await world.backend.accountModeration.suspend(handle: "erin")
      try await dave.can.account.delete(with: "correct horse dave")

      let ids = [carol.id, ID("x"), erin.id, dave.id, bob.id, ID("42"), alice.id]
      let shown = try await alice.can.listing.users(ids)
      #expect(shown.map(\.handle) == ["carol", "bob", "alice"])
      for user in shown { #expect(try await alice.can.profile.user(user.id) == user) }
      #expect(shown.map(\.relationship.isFollowing) == [false, true, false])
      #expect(shown[0].relationship.isBlockedBy && shown[2].relationship.isSelf)
      let strangers = try await world.stranger.listing.users(ids)
      #expect(strangers.map(\.handle) == ["carol", "bob", "alice"])
      #expect(try await alice.can.listing.users([]).isEmpty)
    }
  }
}
