import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("A profile")
struct ProfileContract {
  private let lines = [
    ProfileField(label: "Website", value: "https://example.org"), ProfileField(label: "場所", value: "函館 = 北"),
  ]

  @Test(
    "says to everybody what its owner has written, and keeps what no edit names",
    arguments: BackendKind.everywhere)
  func edit(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await bob.follow(alice)
      let edited = try await alice.can.editing.edit(
        ProfileEdit(name: "Alice 🐈", bio: "Gardens,\nmostly.", fields: lines, isBot: true))
      #expect(edited.name == "Alice 🐈" && edited.bio == "Gardens,\nmostly." && edited.fields == lines)
      #expect(edited.isBot && !edited.isLocked && !edited.hidesFollowers && edited.relationship.isSelf)
      _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
      for viewer in [bob.can, world.stranger] {
        let seen = try await viewer.profile.user(handle: "alice")
        #expect(seen.name == "Alice 🐈" && seen.bio == "Gardens,\nmostly." && seen.fields == lines)
        #expect(seen.isBot && seen.isLocked && seen.followerCount == 1)
      }
      let listed = try await bob.can.listing.people(.following(bob.id), PageRequest())
      #expect(listed.items.map(\.fields) == [lines])
      let emptied = try await alice.can.editing.edit(ProfileEdit(bio: "", fields: [], isBot: false))
      #expect(emptied.bio == "" && emptied.fields == [] && !emptied.isBot && emptied.isLocked)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.editing.edit(ProfileEdit(name: "Nobody"))
      }
    }
  }

  @Test("gives its owner one name everywhere, by which they are found", arguments: BackendKind.available)
  func name(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice", name: "Momo Tanaka")
      let bob = try await world.join("bob")
      let post = try await bob.post("hello @alice")
      try await alice.post("hi", on: post)
      try await alice.post("soup")
      _ = try await alice.can.editing.edit(ProfileEdit(name: "桃子 Suzuki"))
      let found = { (query: String) async throws in
        try await bob.can.search.people(matching: query, PageRequest()).items.map(\.handle)
      }
      #expect(try await found("桃子") == ["alice"])
      #expect(try await found("suzuki") == ["alice"])
      #expect(try await found("tanaka") == [])
      #expect(try await found("alice") == ["alice"])
      #expect(
        try await bob.can.notifications.list.page(.all, PageRequest()).items.map(\.from.name) == ["桃子 Suzuki"]
      )
      let posts = try await bob.can.timeline.page(of: .everyone, PageRequest()).items.map(\.post)
      #expect(Set(posts.map(\.author.name)) == ["桃子 Suzuki", "Bob"])
      #expect(posts.last?.mentions.map(\.name) == ["桃子 Suzuki"])
      // Who writes next writes under the new name, also by a way that knew the old one.
      #expect(try await alice.post("more").author.name == "桃子 Suzuki")
    }
  }

  @Test("tells everybody who looks at its owner's name when that changes", arguments: BackendKind.available)
  func news(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let seen = LockedValue<Set<String>>([])
      let person = try #require(bob.can.profile.changes(of: alice.id))
      let listening = [
        Task { for await _ in person { seen.change { $0.insert("person") } } },
        Task { for await _ in bob.can.notifications.list.changes() { seen.change { $0.insert("notices") } } },
        Task { for await _ in bob.can.postLookup.changes() { seen.change { $0.insert("posts") } } },
      ]
      var number = 0
      // A listener who starts a little later gets the next change.
      let isTold = try await eventually {
        number += 1
        _ = try await alice.can.editing.edit(ProfileEdit(name: "Alice \(number)"))
        return seen.value == ["person", "notices", "posts"]
      }
      #expect(isTold, "\(seen.value)")
      for task in listening {
        task.cancel()
        await task.value
      }
    }
  }

  @Test("shows who follows its owner to no one else when they hide it", arguments: BackendKind.everywhere)
  func hidden(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await bob.follow(alice)
      try await alice.follow(carol)
      _ = try await alice.can.editing.edit(ProfileEdit(hidesFollowers: true))
      let lists = { (viewer: Repositories) async throws in
        let followers = try await viewer.listing.people(.followers(alice.id), PageRequest())
        let following = try await viewer.listing.people(.following(alice.id), PageRequest())
        return [followers, following].map { $0.items.map(\.handle) }
      }
      #expect(try await lists(alice.can) == [["bob"], ["carol"]])
      for viewer in [bob.can, carol.can, world.stranger] {
        #expect(try await lists(viewer) == [[], []])
        let user = try await viewer.profile.user(alice.id)
        #expect(user.hidesFollowers && user.followerCount == 1 && user.followingCount == 1)
      }
      _ = try await alice.can.editing.edit(ProfileEdit(hidesFollowers: false))
      #expect(try await lists(world.stranger) == [["bob"], ["carol"]])
    }
  }

  @Test(
    "keeps the sites that may name its owner as an author, in their order", arguments: BackendKind.available)
  func attributionDomains(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      #expect(try await alice.can.editing.ownSettings().attributionDomains == [])
      _ = try await alice.can.editing.edit(ProfileEdit(attributionDomains: ["example.org", "a.example"]))
      _ = try await alice.can.editing.edit(ProfileEdit(bio: "Gardens"))
      #expect(try await alice.can.editing.ownSettings().attributionDomains == ["example.org", "a.example"])
      #expect(try await bob.can.editing.ownSettings().attributionDomains == [])
      _ = try await alice.can.editing.edit(ProfileEdit(attributionDomains: []))
      #expect(try await alice.can.editing.ownSettings().attributionDomains == [])
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.editing.ownSettings().attributionDomains
      }
    }
  }

  @Test("makes new posts as its owner chose, also a moment ago elsewhere", arguments: BackendKind.available)
  func defaultsOfMoment(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      try await world.opened { other in
        let elsewhere = other.person(alice.session)
        for visibility in [PostVisibility.everyone, .followers, .unlisted, .followers] {
          _ = try await elsewhere.can.editing.edit(ProfileEdit(visibility: visibility))
          let post = try await alice.publish {
            NewPost(PostContent("Only \($0.visibility)"), visibility: $0.visibility)
          }
          #expect(post.visibility == visibility && post.content.text == "Only \(visibility)")
          #expect(try await elsewhere.can.post.thread(of: post.id).post.visibility == visibility)
        }
        // What the former defaults would refuse isn't refused, and what the new ones refuse is.
        _ = try await elsewhere.can.editing.edit(ProfileEdit(visibility: .everyone))
        let refusal = AppError.invalid(.visibility, .outOfRange)
        @Sendable func open(_ defaults: WritingDefaults) throws(AppError) -> NewPost {
          if defaults.visibility != .everyone { throw refusal }
          return NewPost(PostContent("Open"))
        }
        #expect(try await alice.publish(open).visibility == .everyone)
        _ = try await elsewhere.can.editing.edit(ProfileEdit(visibility: .followers))
        await #expect(throws: refusal) { try await alice.publish(open) }
      }
    }
  }

  @Test("keeps what its owner chose for new posts, for no one else", arguments: BackendKind.available)
  func defaults(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let standard = WritingDefaults(accountLanguage: "en")
      #expect(try await alice.can.editing.ownSettings().defaults == standard)
      _ = try await alice.can.editing.edit(
        ProfileEdit(visibility: .followers, language: "ja", isSensitive: true))
      _ = try await alice.can.editing.edit(ProfileEdit(bio: "Gardens"))
      let chosen = WritingDefaults(
        visibility: .followers, language: "ja", isSensitive: true, accountLanguage: "en")
      #expect(try await alice.can.editing.ownSettings().defaults == chosen)
      #expect(try await alice.can.postWriting.orUnsupported().writingDefaults() == chosen)
      #expect(try await world.join("bob").can.postWriting.orUnsupported().writingDefaults() == standard)
      _ = try await alice.can.editing.edit(
        ProfileEdit(visibility: .everyone, language: "", isSensitive: false))
      #expect(try await alice.can.postWriting.orUnsupported().writingDefaults() == standard)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postWriting.orUnsupported().writingDefaults()
      }
    }
  }
}
