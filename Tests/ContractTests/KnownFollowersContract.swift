import AppValues
import Entities
import Profile
import SocialBackend
import Testing

@Suite("Followers whom one follows")
struct KnownFollowersContract {
  @Test("are named and listed, the latest to follow first", arguments: BackendKind.everywhere)
  func listed(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let star = try await world.join("star")
      let viewer = try await world.join("viewer")
      let fans = try await world.join((0..<6).map { "fan\($0)" })
      #expect(try await viewer.known(star) == [])
      for fan in fans { try await fan.follow(star) }
      for fan in [5, 2, 3, 0] { try await viewer.follow(fans[fan]) }
      // Read from whom the viewer follows, and then, as those are more, from who follows the star.
      for other in [nil, "quiet"] {
        if let other {
          for person in try await world.join((0..<5).map { "\(other)\($0)" }) {
            try await viewer.follow(person)
          }
        }
        #expect(try await viewer.known(star) == ["fan5", "fan3", "fan2", "fan0"])
        let line = try await viewer.can.listing.knownFollowers(of: star.id)
        #expect(line.people.map(\.handle) == ["fan5", "fan3"] && line.count == 4)
      }
      let user = try await viewer.can.listing.people(.knownFollowers(star.id), PageRequest(limit: 1)).items
        .first
      #expect(user?.relationship == Relationship(isFollowing: true))
      try await fans[3].follow(viewer)
      #expect(try await viewer.known(viewer) == ["fan3"], "of one's own followers, those one follows too")
    }
  }

  @Test("are no one's who keep to themselves whom they follow", arguments: BackendKind.available)
  func hidden(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["viewer", "star", "open", "closed"])
      let (viewer, star, closed) = (people[0], people[1], people[3])
      for fan in people[2...] {
        try await fan.follow(star, viewer)
        try await viewer.follow(fan)
      }
      #expect(try await viewer.known(star) == ["closed", "open"])
      _ = try await closed.can.editing.edit(ProfileEdit(hidesFollowers: true))
      #expect(try await viewer.known(star) == ["open"])
      #expect(try await viewer.known(viewer) == ["closed", "open"], "who follow the viewer themselves")
      _ = try await star.can.editing.edit(ProfileEdit(hidesFollowers: true))
      #expect(try await viewer.known(star) == [])
      _ = try await star.can.editing.edit(ProfileEdit(hidesFollowers: false))
      _ = try await star.can.relating.block(viewer.id)
      #expect(try await viewer.known(star) == [])
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.listing.knownFollowers(of: star.id)
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.listing.people(.knownFollowers(star.id), PageRequest())
      }
      await #expect(throws: AppError.notFound) { try await viewer.can.listing.knownFollowers(of: ID("5")) }
    }
  }
}

extension Person {
  /// The handles of those of someone's followers whom this person follows, and that the line says the same.
  fileprivate func known(_ person: Person) async throws -> [String] {
    let all = try await listed(.knownFollowers(person.id))
    let line = try await can.listing.knownFollowers(of: person.id)
    #expect(line.count == all.count)
    #expect(line.people.map(\.handle) == Array(all.prefix(KnownFollowers.names)))
    return all
  }
}
