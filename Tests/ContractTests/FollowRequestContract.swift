import AppValues
import Entities
import Notifications
import Profile
import SocialBackend
import SocialDatabase
import Testing

@testable import SocialLocalBackend

@Suite("Requests to follow")
struct FollowRequestContract {
  @Test("are asked of a locked person, who is told, and accepts", arguments: BackendKind.everywhere)
  func accepted(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      #expect(try await alice.can.editing.edit(ProfileEdit(isLocked: true)).isLocked)
      let asked = try await bob.can.relating.follow(alice.id)
      #expect(asked.relationship == Relationship(hasRequestedToFollow: true) && asked.followerCount == 0)
      _ = try await bob.can.relating.follow(alice.id)
      #expect(try await alice.notices() == [.followRequest])
      #expect(try await alice.listed(.requests) == ["bob"])
      #expect(try await bob.listed(.requests) == [])
      #expect(try await alice.seen(bob) == Relationship(hasFollowRequest: true))
      let follower = try await alice.can.relating.accept(bob.id)
      #expect(follower.relationship == Relationship(isFollowedBy: true) && follower.followingCount == 1)
      _ = try await alice.can.relating.accept(bob.id)
      #expect(try await alice.notices() == [])
      #expect(try await bob.notices() == [])
      #expect(try await alice.listed(.requests) == [])
      #expect(try await bob.seen(alice) == Relationship(isFollowing: true))
      #expect(try await alice.can.profile.user(alice.id).followerCount == 1)
      // A follower needn't ask again.
      #expect(try await bob.can.relating.follow(alice.id).relationship == Relationship(isFollowing: true))
    }
  }

  @Test("are refused, taken back, and no more there to be accepted", arguments: BackendKind.everywhere)
  func ended(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
      try await bob.follow(alice)
      #expect(try await alice.can.relating.reject(bob.id).relationship == Relationship())
      #expect(try await alice.notices() == [])
      try await bob.follow(alice)
      #expect(try await alice.notices() == [.followRequest])
      #expect(try await bob.can.relating.unfollow(alice.id).relationship == Relationship())
      #expect(try await alice.notices() == [])
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      await #expect(throws: AppError.conflict) { try await alice.can.relating.accept(bob.id) }
      _ = try await alice.can.relating.reject(bob.id)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.listing.people(.requests, PageRequest())
      }
    }
  }

  @Test("are all accepted when the person stops choosing", arguments: BackendKind.everywhere)
  func unlocked(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
      try await bob.follow(alice)
      try await carol.follow(alice)
      // Other changes accept no one.
      _ = try await alice.can.editing.edit(ProfileEdit(bio: "hello"))
      #expect(try await alice.listed(.requests) == ["carol", "bob"])
      let unlocked = try await alice.can.editing.edit(ProfileEdit(isLocked: false))
      #expect(!unlocked.isLocked && unlocked.followerCount == 2)
      #expect(try await alice.listed(.requests) == [])
      #expect(try await alice.listed(.followers(alice.id)) == ["carol", "bob"])
      #expect(try await bob.seen(alice) == Relationship(isFollowing: true))
      #expect(try await alice.notices() == [], "as when each is accepted")
    }
  }

  @Test("are accepted by and by where there are many", arguments: BackendKind.available)
  func many(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
      let count = 2 * RequestAcceptance.atOnce + 5
      let fans = try await world.addPeople(count, like: bob)
      let target = Int64(alice.id.rawValue) ?? 0
      try await world.database.write { connection throws(AppError) in
        for fan in fans {
          let id = try connection.nextNumber(of: "item", earliest: 1)
          try connection.submit(
            """
            INSERT INTO follow_request (requester_id, target_id, id, watches, hides_shares)
            VALUES (\(fan), \(target), \(id), 0, 0)
            """)
        }
      }
      let first = try await alice.can.editing.edit(ProfileEdit(isLocked: false))
      #expect(first.followerCount >= RequestAcceptance.atOnce)
      await world.finish()
      #expect(try await alice.can.profile.user(alice.id).followerCount == count)
      #expect(try await alice.listed(.requests) == [])
    }
  }

  @Test("a follower is removed without a word", arguments: BackendKind.everywhere)
  func removed(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await bob.follow(alice)
      try await alice.follow(bob)
      for _ in 1...2 {
        let answer = try await alice.can.relating.removeFollower(bob.id)
        #expect(answer.relationship == Relationship(isFollowing: true))
        #expect(answer.followingCount == 0 && answer.followerCount == 1)
      }
      #expect(try await alice.notices() == [])
      #expect(try await bob.notices() == [.follow])
    }
  }

  @Test("count exactly when everything happens at once", arguments: BackendKind.everywhere)
  func races(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let star = try await world.join("star")
      let fans = try await world.join((0..<8).map { "fan\($0)" })
      _ = try await star.can.editing.edit(ProfileEdit(isLocked: true))
      for round in 0..<6 {
        _ = await race(8 * 7) { number in
          let fan = fans[number % 8]
          switch (number / 8 + round) % 7 {
          case 0, 1: _ = try await fan.can.relating.follow(star.id)
          case 2: _ = try await star.can.relating.accept(fan.id)
          case 3: _ = try await star.can.relating.block(fan.id)
          case 4: _ = try await star.can.relating.unblock(fan.id)
          case 5: _ = try await star.can.relating.reject(fan.id)
          default: _ = try await star.can.relating.follow(fan.id)
          }
        }
        // No one whom one blocks follows, is followed, or asks to be let in.
        let blocked = Set(try await star.listed(.blocked))
        for fan in fans where blocked.contains(fan.session.handle) {
          #expect(try await star.seen(fan) == Relationship(isBlocking: true))
        }
        #expect(try await world.backend.check() == [])
      }
    }
  }
}

extension Person {
  /// What a person is to this one.
  func seen(_ person: Person) async throws -> Relationship {
    try await can.profile.user(person.id).relationship
  }

  /// The handles of a list of people.
  func listed(_ list: PeopleList) async throws -> [String] {
    try await everything { try await can.listing.people(list, $0) }.map(\.handle)
  }

  /// What this person is told of, newest first, and that the count says the same.
  func notices() async throws -> [NoticeKind] {
    let notices = try await everything { try await can.notifications.list.page(.all, $0) }
    let marks = try can.notifications.marks.orUnsupported()
    let unread = notices.filter { !$0.isRead }
    #expect(try await marks.unreadCount() == unread.count)
    if marks.noticeMarkCapabilities.filtersUnread {
      let listed = try await everything { try await can.notifications.list.page(.unread, $0) }
      #expect(listed.map(\.id) == unread.map(\.id))
    }
    return notices.map(\.kind)
  }
}
