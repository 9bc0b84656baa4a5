import AppValues
import Entities
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Being found")
struct DiscoveryContract {
  private static let day: Int64 = 24 * 3600

  @Test("lists in the directory who wants to be shown, page by page", arguments: BackendKind.available)
  func directory(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "eve", "frank"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      for person in [carol, alice, people[3], people[4]] { try await person.post("early") }
      world.clock.advance(seconds: Self.day)
      try await alice.post("late")
      try await bob.post("for me alone", for: .direct)
      _ = try await people[3].can.editing.edit(ProfileEdit(isDiscoverable: false))
      _ = try await world.backend.accountModeration.suspend(handle: "eve")
      let listed = { (order: DirectoryOrder, viewer: Repositories) async throws in
        try await everything(limit: 1) { try await viewer.listing.people(.directory(order), $0) }.map(
          \.handle)
      }
      for viewer in [world.stranger, people[5].can] {
        #expect(try await listed(.active, viewer) == ["alice", "carol"])
        #expect(try await listed(.newest, viewer) == ["frank", "carol", "bob", "alice"])
      }
      _ = try await carol.can.relating.block(alice.id)
      _ = try await alice.can.relating.mute(bob.id, until: nil, notices: true)
      #expect(try await listed(.newest, alice.can) == ["frank", "alice"])
      for order in DirectoryOrder.allCases {
        let read = { (request: PageRequest) async throws in
          try await world.stranger.listing.people(.directory(order), request)
        }
        let first = try await read(PageRequest(limit: 1))
        let second = try await read(PageRequest(.before(try #require(first.older)), limit: 1))
        let back = try await read(PageRequest(.justAbove(try #require(second.newer)), limit: 1))
        #expect(back.items == first.items)
        await #expect(throws: AppError.invalid(.cursor, .malformed)) {
          try await read(PageRequest(.before(Cursor("5"))))
        }
      }
    }
  }

  @Test("knows the day of the latest post that isn't direct", arguments: BackendKind.everywhere)
  func lastPosted(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let bob = try await world.join("bob")
      let day = { try await bob.can.profile.user(alice.id).lastPostedAt?.description }
      #expect(try await day() == nil)
      let first = try await alice.post("one")
      #expect(try await day() == "2026-01-01")
      world.clock.advance(seconds: Self.day)
      try await alice.post("for me alone", for: .direct)
      _ = try await alice.can.postActions.share(try await bob.post("Bob's").id)
      #expect(try await day() == "2026-01-01")
      let second = try await alice.post("two", for: .followers)
      #expect(try await day() == "2026-01-02")
      _ = try await alice.can.postActions.delete(second.id)
      #expect(try await day() == "2026-01-01")
      _ = try await alice.can.postActions.delete(first.id)
      #expect(try await day() == nil)
    }
  }

  @Test(
    "raises the version of a profile with each edit, and with nothing else", arguments: BackendKind.available
  )
  func version(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let before = try await bob.can.profile.user(alice.id).version
      try await bob.follow(alice)
      try await alice.post("one")
      #expect(try await bob.can.profile.user(alice.id).version == before)
      let edited = try await alice.can.editing.edit(ProfileEdit(name: "Alice B."))
      #expect(edited.version > before)
      #expect(try await alice.can.editing.edit(ProfileEdit(isBot: true)).version > edited.version)
    }
  }

  @Test("keeps whoever doesn't want to be shown out of the suggestions", arguments: BackendKind.everywhere)
  func suggestions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      for person in people { try await person.post("Hi") }
      let edited = try await people[1].can.editing.edit(ProfileEdit(isDiscoverable: false))
      #expect(!edited.isDiscoverable && edited.isIndexable)
      let suggested = try await people[0].can.listing.people(.suggested, PageRequest()).items
      #expect(suggested.map(\.handle) == ["carol"])
    }
  }

  @Test(
    "finds no posts of someone who doesn't want that, except for themselves",
    arguments: BackendKind.everywhere
  )
  func search(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      for person in people { try await person.post("harbour \(person.session.handle)") }
      let found = { (viewer: Repositories, query: PostQuery) async throws in
        try await viewer.search.posts(matching: query, PageRequest()).items.map(\.text)
      }
      let words = PostQuery("harbour")
      #expect(try await found(bob.can, words) == ["harbour bob", "harbour alice"])
      #expect(try await !alice.can.editing.edit(ProfileEdit(isIndexable: false)).isIndexable)
      for viewer in [bob.can, world.stranger] { #expect(try await found(viewer, words) == ["harbour bob"]) }
      #expect(try await found(bob.can, PostQuery("harbour", by: .handle("alice"))) == [])
      #expect(try await found(alice.can, words) == ["harbour bob", "harbour alice"])
      _ = try await alice.can.editing.edit(ProfileEdit(isIndexable: true))
      #expect(try await found(bob.can, words) == ["harbour bob", "harbour alice"])
    }
  }
}
