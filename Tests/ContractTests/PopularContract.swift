import AppValues
import Entities
import Hashtags
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("What is popular")
struct PopularContract {
  @Test(
    "are hashtags by how many people used them lately, not by how often", arguments: BackendKind.available)
  func hashtags(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      for person in people { try await person.post("#old") }
      world.clock.advance(seconds: 3 * 86_400 + 1)
      for number in 0..<5 { try await alice.post("#mine \(number)") }
      try await alice.post("#Cats")
      try await bob.post("#cats #tea")
      try await carol.post("#tea #CATS")
      for person in [alice, bob] { try await person.post("#hidden", for: .followers) }
      try await alice.post("#late")
      try await bob.post("#late")
      _ = try await carol.hashtags.follow("late")
      let popular = try await carol.hashtags.popular().items
      #expect(popular.map(\.name) == ["Cats", "late", "tea"])
      #expect(popular.map(\.isFollowed) == [false, true, false])
      let strangers = try #require(world.stranger.hashtags)
      #expect(try await strangers.popular().items.map(\.name) == ["Cats", "late", "tea"])
    }
  }

  @Test(
    "are posts by how many others liked or shared them, which the viewer may come across",
    arguments: BackendKind.available)
  func posts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "shy", "loud"])
      let (alice, bob, carol, dave, shy, loud) = (
        people[0], people[1], people[2], people[3], people[4], people[5]
      )
      func like(_ post: Post, _ fans: Person...) async throws {
        for fan in fans { _ = try await fan.can.postActions.set(.liked, to: true, on: post.id) }
      }
      try await like(try await alice.post("old"), bob, carol, dave)
      world.clock.advance(seconds: 3 * 86_400 + 1)
      let (two, three) = (try await alice.post("two"), try await alice.post("three"))
      try await like(two, bob, carol)
      try await like(three, bob, carol)
      _ = try await dave.can.postActions.share(three.id)
      // Who likes and shares counts once, and authors don't count.
      let one = try await bob.post("one")
      try await like(one, bob, carol)
      for sharer in [bob, carol] { _ = try await sharer.can.postActions.share(one.id) }
      try await like(try await bob.post("a comment", on: two), alice, carol, dave)
      try await like(try await bob.post("quiet", for: .unlisted), alice, carol, dave)
      let hidden = try await shy.post("of one who isn't found")
      try await like(hidden, alice, bob, carol, dave)
      _ = try await shy.can.editing.edit(ProfileEdit(isDiscoverable: false))
      try await like(try await loud.post("muted"), alice, bob, carol)
      _ = try await dave.can.relating.mute(loud.id, until: nil, notices: false)
      func popular(_ can: Repositories, _ request: PageRequest = PageRequest()) async throws -> [String] {
        let page = try await can.timeline.page(of: .popular, request)
        #expect(page.older == nil && page.newer == nil)
        return page.texts
      }
      #expect(try await popular(dave.can) == ["three", "two"])
      #expect(try await popular(world.stranger) == ["muted", "three", "two"])
      #expect(try await popular(alice.can, PageRequest(limit: 1)) == ["muted"])
      _ = try await loud.can.relating.block(alice.id)
      #expect(try await popular(alice.can) == ["three", "two"])
      #expect(alice.can.timeline.news(of: .popular) == nil)
      world.clock.advance(seconds: 3 * 86_400 + 1)
      #expect(try await popular(dave.can) == [])
    }
  }
}
