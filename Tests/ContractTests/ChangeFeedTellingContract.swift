import AppValues
import Authentication
import Entities
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing

@testable import SocialLocalStore

@Suite("The feed of changes tells another process")
struct ChangeFeedTellingContract {
  @Test("whose session has ended, in whatever way it did", arguments: BackendKind.available)
  func sessions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let sessions = try alice.can.account.activeSessions.orUnsupported()
      try await world.opened { other in
        let ended = ChangeRecord.told(.session, alice.id.numberOrNil)
        var told = await Told(world, in: other)
        let second = try await world.again(alice)
        for expected in [[ended], []] {
          try await second.can.authentication.sessions.signOut(second.session)
          #expect(try await told.next([.session, .notice]) == expected)
        }
        try await sessions.revoke(world.again(alice).session.id)
        #expect(try await told.next([.session, .notice]) == [ended])
        _ = try await world.again(alice)
        for expected in [[ended], []] {
          _ = try await sessions.revokeOthers()
          #expect(try await told.next([.session, .notice]) == expected)
        }
        _ = try await world.again(alice)
        try await alice.can.account.setPassword("battery 9 staple", with: "correct horse alice")
        #expect(try await told.next([.session, .notice]) == [ended])
        _ = try await world.stranger.authentication.resets.orUnsupported().reset(
          email: "alice@example.com", code: world.code("alice@example.com"), password: "staple 9 battery")
        #expect(try await told.next([.session, .notice]) == [ended])
      }
    }
  }

  @Test("whose like and share it is, also where they take it back", arguments: BackendKind.available)
  func marks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("hello")
      let actions = people[1].can.postActions
      try await world.opened { other in
        let kinds: [ChangeKind] = [.changed, .liked, .shared, .unshared]
        var told = await Told(world, in: other)
        func bobs(_ kind: ChangeKind) -> ChangeRecord {
          .told(kind, post.id.numberOrNil, people[1].id.numberOrNil)
        }
        for (mark, isSet, kind) in [
          (.liked, true, .liked), (.liked, false, .liked), (.shared, true, .shared),
          (.shared, false, .unshared),
        ] as [(PostMark, Bool, ChangeKind)] {
          // The second time changes nothing.
          for expected in [[bobs(kind)], []] {
            _ = try await actions.set(mark, to: isSet, on: post.id)
            #expect(try await told.next(kinds) == expected)
          }
        }
        _ = try await actions.like(post.id)
        _ = try await actions.share(post.id)
        #expect(try await told.next(kinds) == [bobs(.liked), bobs(.shared)])
        try await people[1].can.account.delete(with: "correct horse bob")
        await world.finish()
        #expect(try await told.next(kinds) == [bobs(.unshared), bobs(.liked)])
      }
    }
  }

  @Test("whose profile is another now, and whose account is gone", arguments: BackendKind.available)
  func profiles(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let id = alice.id.numberOrNil
      try await world.opened { other in
        let kinds: [ChangeKind] = [.profile, .relation, .session]
        var told = await Told(world, in: other)
        _ = try await alice.can.editing.edit(ProfileEdit(name: "Alice B."))
        #expect(try await told.next(kinds) == [.told(.profile, id)])
        try await alice.can.account.delete(with: "correct horse alice")
        await world.finish()
        #expect(try await told.next(kinds) == [.told(.session, id), .told(.profile, id)])
      }
    }
  }
}

/// Listens as another process does.
private struct Told {
  private static let end = ChangeRecord(kind: "end", subject: 0, object: nil, at: 0)

  private let world: World
  /// The feed ends with those who hold it.
  private let feed: ChangeFeed
  private var events: AsyncStream<ChangeFeed.Event>.Iterator

  init(_ world: World, in other: World) async {
    self.world = world
    feed = ChangeFeed(database: other.database)
    events = feed.events().makeAsyncIterator()
    // The first says that the watch is in place.
    _ = await events.next()
  }

  /// What was told since the last time, without the time.
  mutating func next(_ kinds: [ChangeKind]) async throws -> [ChangeRecord] {
    try await world.database.write { connection throws(AppError) in try connection.appendChange(Self.end) }
    var told: [ChangeRecord] = []
    while case .changes(let changes, _) = await events.next() {
      told += changes
      if told.last == Self.end { break }
    }
    return told.compactMap { record in
      kinds.first { $0.rawValue == record.kind }.map { .told($0, record.subject, record.object) }
    }
  }
}

extension ChangeRecord {
  fileprivate static func told(_ kind: ChangeKind, _ subject: Int64?, _ object: Int64? = nil) -> Self {
    Self(kind: kind.rawValue, subject: subject ?? 0, object: object, at: 0)
  }
}
