import AppValues
import Entities
import Lists
import Notifications
import Post
import Profile
import Search
import SocialBackend
import SocialLocalBackend
import Testing

@Suite("People by the network's host")
struct OwnHostContract {
  @Test(
    "are those with the same handle, for every program and in whatever case",
    arguments: BackendKind.available
  )
  func mentions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob, carol) = (
        try await world.join("alice"), try await world.join("bob"), try await world.join("carol")
      )
      let text = "@carol@social.example, @Bob@Social.Example, @bob and @alice@other.example"
      #expect(try await alice.post(text).mentions.map(\.handle) == ["bob"])
      await world.program().answer(to: "social.example")
      await world.program().answer(to: "new.example:8080")
      let post = try await alice.post(text, for: .direct)
      #expect(post.mentions.map(\.handle) == ["carol", "bob"])
      #expect(try await carol.can.post.thread(of: post.id).post.text == text)
      let notices = try await bob.can.notifications.list.page(.all, PageRequest()).items
      #expect(notices.map(\.kind) == [.mention, .mention])
      let edited = try await alice.edit(post) { $0.text = "@bob@new.example:8080 @carol@new.example" }
      #expect(edited.mentions.map(\.handle) == ["bob"])
      let unknown = try await alice.writing.unknownPeople(
        in: "@bob@social.example @bob@other.example @dave@social.example @Carol @dave")
      #expect(unknown == ["bob@other.example", "dave@social.example", "dave"])
    }
  }

  @Test("are looked up, listed and searched by it", arguments: BackendKind.everywhere)
  func lookups(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      await world.program().answer(to: "social.example")
      try await bob.post("hello")
      #expect(try await world.stranger.profile.user(handle: "Bob@SOCIAL.example").id == bob.id)
      #expect(try await alice.lists.person(handle: "bob@social.example").id == bob.id)
      let query = PostQuery("hello", by: .handle("bob@social.example"))
      #expect(try await alice.can.search.posts(matching: query, PageRequest()).items.count == 1)
      for handle in ["bob@other.example", "bob@", "@social.example"] {
        await #expect(throws: AppError.notFound) { try await world.stranger.profile.user(handle: handle) }
        await #expect(throws: AppError.notFound) { try await alice.lists.person(handle: handle) }
      }
    }
  }
}
