import AppValues
import Entities
import Profile
import SocialBackend
import Testing

@Suite("People")
struct PeopleContract {
  @Test("follow and unfollow, and both sides show it", arguments: BackendKind.everywhere)
  func follow(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await alice.follow(bob, bob)
      let seen = try await alice.can.profile.user(handle: "BOB")
      #expect(seen.relationship == Relationship(isFollowing: true))
      #expect(seen.followerCount == 1 && seen.followingCount == 0)
      let own = try await alice.can.profile.user(alice.id)
      #expect(own.relationship == Relationship(isSelf: true) && own.followingCount == 1)
      let byBob = try await bob.can.profile.user(alice.id)
      #expect(byBob.relationship == Relationship(isFollowedBy: true))
      #expect(try await world.stranger.profile.user(bob.id).relationship == Relationship())
      let left = try await alice.can.relating.unfollow(bob.id)
      #expect(left.followerCount == 0 && left.relationship == Relationship())
      _ = try await alice.can.relating.unfollow(bob.id)
      await #expect(throws: AppError.forbidden) { try await alice.follow(alice) }
      await #expect(throws: AppError.notFound) { try await alice.can.relating.follow(ID("5")) }
      await #expect(throws: AppError.notFound) {
        try await alice.can.profile.user(handle: "nobody")
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.relating.follow(bob.id)
      }
    }
  }

  @Test(
    "are suggested whom those follow that one follows, then who posted recently",
    arguments: BackendKind.everywhere)
  func suggestions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join([
        "alice", "quiet", "few", "many", "known", "asked", "bad", "loud", "shy",
      ])
      let alice = people[0]
      for person in people where !["quiet", "shy"].contains(person.session.handle) {
        try await person.post("Hi")
      }
      try await people[8].post("for friends", for: .followers)
      for fan in people[1...2] { try await fan.follow(people[3]) }
      try await people[4].follow(people[2])
      try await alice.follow(people[4])
      _ = try await people[5].can.editing.edit(ProfileEdit(isLocked: true))
      try await alice.follow(people[5])
      _ = try await people[6].can.relating.block(alice.id)
      _ = try await alice.can.relating.mute(people[7].id, until: nil, notices: false)
      let suggested = { (person: Person) async throws in
        try await person.can.listing.people(.suggested, PageRequest()).items.map(\.handle)
      }
      // The only one whom alice follows follows few.
      #expect(try await suggested(alice) == ["few", "many"])
      let first = try await alice.can.listing.people(.suggested, PageRequest(limit: 1))
      #expect(first.items.map(\.handle) == ["few"] && first.older == nil)
      #expect(try await suggested(people[1]).count == 5)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.listing.people(.suggested, PageRequest())
      }
    }
  }

  @Test(
    "are suggested by how many follow them of those one follows, unless they don't want to be found",
    arguments: BackendKind.everywhere)
  func followsOfFollowed(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join([
        "alice", "bob", "carol", "secret", "one", "two", "shy", "hidden", "bad", "muted",
      ])
      let (alice, bob, carol, secret, one, two) = (
        people[0], people[1], people[2], people[3], people[4], people[5]
      )
      try await alice.follow(bob, carol, secret)
      // None of them has posted anything.
      try await bob.follow(alice, carol, one, two, people[6], people[8], people[9])
      try await carol.follow(bob, two, people[6])
      try await secret.follow(people[7])
      for fan in [people[6], people[7], people[8]] { try await fan.follow(one) }
      func suggested() async throws -> [String] {
        try await alice.can.listing.people(.suggested, PageRequest()).items.map(\.handle)
      }
      #expect(Set(try await suggested().prefix(2)) == ["two", "shy"])
      _ = try await people[6].can.editing.edit(ProfileEdit(isDiscoverable: false))
      _ = try await secret.can.editing.edit(ProfileEdit(hidesFollowers: true))
      _ = try await people[8].can.relating.block(alice.id)
      _ = try await alice.can.relating.mute(people[9].id, until: nil, notices: false)
      #expect(try await suggested() == ["two", "one"])
      try await alice.follow(two)
      #expect(try await suggested() == ["one"])
      // Who is dismissed isn't suggested again, by anyone's follow, but is shown elsewhere, and to others.
      try await alice.can.relating.dismissSuggestion(one.id)
      try await alice.can.relating.dismissSuggestion(one.id)
      #expect(try await suggested() == [])
      #expect(
        try await bob.can.listing.people(.following(bob.id), PageRequest()).items.contains { $0.id == one.id }
      )
      let others = try await secret.can.listing.people(.suggested, PageRequest()).items
      #expect(others.contains { $0.id == one.id })
      await #expect(throws: AppError.forbidden) { try await alice.can.relating.dismissSuggestion(alice.id) }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.relating.dismissSuggestion(one.id)
      }
      // What someone follows who is muted says nothing.
      _ = try await alice.can.relating.mute(bob.id, until: nil, notices: false)
      #expect(try await suggested() == [])
    }
  }

  @Test("list followers and followed, the latest first", arguments: BackendKind.everywhere)
  func lists(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let star = try await world.join("star")
      let fans = try await world.join((0..<7).map { "fan\($0)" })
      for fan in fans {
        try await fan.follow(star)
        try await star.follow(fan)
      }
      let latestFirst = fans.reversed().map(\.session.handle)
      for list in [PeopleList.followers(star.id), .following(star.id)] {
        let read = { (request: PageRequest) async throws in
          try await fans[0].can.listing.people(list, request)
        }
        #expect(try await everything(read).map(\.handle) == latestFirst)
        let first = try await read(PageRequest(limit: 2))
        let second = try await read(PageRequest(.before(try #require(first.older)), limit: 2))
        #expect(second.items.map(\.handle) == ["fan4", "fan3"])
        let back = try await read(PageRequest(.justAbove(try #require(second.newer)), limit: 2))
        #expect(back.items.map(\.handle) == first.items.map(\.handle))
        let newest = try await read(PageRequest(until: second.newer, limit: 1))
        #expect(newest.items.map(\.handle) == ["fan6"])
        #expect(newest.older != nil)
      }
      await #expect(throws: AppError.notFound) {
        try await star.can.listing.people(.followers(ID("9")), PageRequest())
      }
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await star.can.listing.people(
          .followers(star.id), PageRequest(.before(Cursor("x"))))
      }
    }
  }
}
