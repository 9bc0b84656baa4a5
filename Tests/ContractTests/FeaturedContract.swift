import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import Testing

@Suite("What people feature on their profiles")
struct FeaturedContract {
  @Test("is hashtags with what they posted with each", arguments: BackendKind.available)
  func hashtags(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await alice.post("one #Tea")
      let second = try await alice.post("two #tea #写真")
      try await bob.post("three #tea")
      try await alice.post("for my followers #tea", for: .followers)
      let featured = try alice.can.featured.orUnsupported()
      let tea = try await featured.feature(hashtag: "TEA")
      #expect(tea.name == "Tea" && tea.postCount == 3 && tea.lastUsedAt?.description == "2026-01-01")
      #expect(try await featured.feature(hashtag: "tea") == tea)
      let unused = try await featured.feature(hashtag: "Unused")
      #expect(unused.postCount == 0 && unused.lastUsedAt == nil && unused.id != tea.id)
      #expect(try await featured.hashtags(featuredBy: alice.id) == [tea, unused])
      for viewer in [bob.can, world.stranger] {
        let shown = try await viewer.featured?.hashtags(featuredBy: alice.id)
        #expect(shown?.map(\.name) == ["Tea", "Unused"] && shown?.map(\.postCount) == [2, 0])
      }
      #expect(try await bob.can.featured?.hashtags(featuredBy: bob.id) == [])
      _ = try await alice.can.postActions.delete(second.id)
      #expect(try await featured.hashtags(featuredBy: alice.id).map(\.postCount) == [2, 0])
      try await featured.unfeature(hashtag: "unused")
      try await featured.unfeature(hashtag: "never")
      #expect(try await featured.hashtags(featuredBy: alice.id).map(\.name) == ["Tea"])
      _ = try await alice.can.relating.block(bob.id)
      #expect(try await bob.can.featured?.hashtags(featuredBy: alice.id) == [])
      await #expect(throws: AppError.notFound) { try await featured.hashtags(featuredBy: ID("5")) }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.featured?.feature(hashtag: "tea")
      }
    }
  }

  @Test("is up to ten hashtags", arguments: BackendKind.everywhere)
  func limit(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let featured = try alice.can.featured.orUnsupported()
      let names = (0..<FeaturedHashtag.maximumCount).map { "tag\($0)" }
      for name in names { _ = try await featured.feature(hashtag: name) }
      await #expect(throws: AppError.invalid(.hashtags, .tooLong(maximum: 10, excess: 1))) {
        try await featured.feature(hashtag: "more")
      }
      #expect(try await featured.hashtags(featuredBy: alice.id).map(\.name) == names)
      #expect(try await featured.feature(hashtag: "tag3").name == "tag3")
    }
  }

  @Test("can be the hashtags they use most", arguments: BackendKind.everywhere)
  func suggestions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let alice = people[0]
      for text in ["#one", "#two #one", "#two", "#three", "#two"] { try await alice.post(text) }
      for _ in 0..<4 { try await people[1].post("#others") }
      let featured = try alice.can.featured.orUnsupported()
      #expect(try await featured.suggestedHashtags().map(\.name) == ["two", "one", "three"])
      #expect(try await featured.suggestedHashtags().map(\.postCount) == [3, 2, 1])
      _ = try await featured.feature(hashtag: "two")
      #expect(try await featured.suggestedHashtags().map(\.name) == ["one", "three"])
      for number in 0..<12 { try await alice.post("#more\(number)") }
      #expect(try await featured.suggestedHashtags().count == FeaturedHashtag.maximumCount)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.featured?.suggestedHashtags()
      }
    }
  }

  @Test("is people they follow, for as long as they do", arguments: BackendKind.everywhere)
  func endorsements(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      let featured = try alice.can.featured.orUnsupported()
      let listed = { (viewer: Repositories) async throws in
        try await everything(limit: 1) {
          try await viewer.featured.orUnsupported().people(featuredBy: alice.id, $0)
        }.map(\.handle)
      }
      await #expect(throws: AppError.forbidden) { try await featured.feature(bob.id) }
      await #expect(throws: AppError.forbidden) { try await featured.feature(alice.id) }
      await #expect(throws: AppError.notFound) { try await featured.feature(ID<User>("5")) }
      try await alice.follow(bob, carol, dave)
      for person in [bob, carol, dave, bob] {
        #expect(try await featured.feature(person.id).relationship.isFeaturing)
      }
      for viewer in [alice.can, bob.can, world.stranger] {
        #expect(try await listed(viewer) == ["dave", "carol", "bob"])
      }
      #expect(try await alice.can.profile.user(bob.id).relationship.isFeaturing)
      #expect(try await !bob.can.profile.user(alice.id).relationship.isFeaturing)

      #expect(try await !featured.unfeature(carol.id).relationship.isFeaturing)
      _ = try await featured.unfeature(carol.id)
      #expect(try await !alice.can.relating.unfollow(dave.id).relationship.isFeaturing)
      #expect(try await listed(alice.can) == ["bob"])
      try await alice.follow(dave)
      #expect(try await listed(alice.can) == ["bob"], "following again doesn't feature again")
      _ = try await bob.can.relating.block(alice.id)
      #expect(try await listed(alice.can) == [])
      await #expect(throws: AppError.unauthenticated) { try await world.stranger.featured?.feature(bob.id) }
    }
  }
}
