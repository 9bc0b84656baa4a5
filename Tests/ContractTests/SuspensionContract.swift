import AppValues
import Authentication
import Entities
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("A suspended account")
struct SuspensionContract {
  @Test("is hidden from all, and comes back as it was", arguments: BackendKind.available)
  func hiding(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await alice.follow(bob)
      let post = try await bob.post("harbour at dawn #sea")
      let mine = try await alice.post("mine")
      _ = try await bob.can.postActions.set(.liked, to: true, on: mine.id)
      let anonymous = world.backend.repositories(for: .anonymous)
      let viewers = [alice.can, anonymous]
      let moderation = world.backend.accountModeration
      let seen = try await world.seen(by: alice.can)
      #expect(seen == Seen(home: [mine.id, post.id], found: [post.id], people: ["bob"], notices: 1))

      #expect(try await moderation.suspend(handle: "Bob") == "bob")
      #expect(try await moderation.suspend(handle: "bob") == "bob")
      for viewer in viewers {
        await #expect(throws: AppError.notFound) { try await viewer.profile.user(bob.id) }
        await #expect(throws: AppError.notFound) { try await viewer.profile.user(handle: "bob") }
        await #expect(throws: AppError.notFound) { try await viewer.post.thread(of: post.id) }
        let everyone = try await viewer.timeline.page(of: .everyone, PageRequest()).items
        #expect(everyone.map(\.post.id) == [mine.id])
      }
      #expect(
        try await world.seen(by: alice.can) == Seen(home: [mine.id], found: [], people: [], notices: 0))
      #expect(
        try await alice.can.post.thread(of: mine.id).post.counts.likes == 1, "what they did still counts")
      await #expect(throws: AppError.unauthenticated) { try await bob.post("still here") }
      await #expect(throws: AppError.unauthenticated) {
        try await bob.can.timelines.page(.home, PageRequest())
      }

      let suspensions = world.backend.suspensions
      #expect(try await suspensions.account(bob.id)?.handle == "bob")
      #expect(try await suspensions.account(handle: "BOB")?.id == bob.id)
      #expect(try await suspensions.account(alice.id) == nil)
      for viewer in viewers {
        #expect(try await viewer.timeline.page(of: .user(bob.id, .all), PageRequest()).items == [])
        for list in [PeopleList.followers(bob.id), .following(bob.id)] {
          #expect(try await viewer.listing.people(list, PageRequest()).items == [])
        }
        #expect(try await viewer.featured.orUnsupported().hashtags(featuredBy: bob.id) == [])
        #expect(try await viewer.postLookup.pinned(by: bob.id) == [])
      }

      for _ in 1...2 { #expect(try await moderation.reinstate(handle: "bob") == "bob") }
      #expect(try await world.seen(by: alice.can) == seen)
      #expect(try await anonymous.profile.user(handle: "bob").id == bob.id)
      await #expect(throws: AppError.notFound) { try await moderation.suspend(handle: "carol") }
    }
  }

  @Test("has its files withheld as long as it lasts, on every node", arguments: BackendKind.available)
  func files(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      var files: [[String]] = []
      for person in people {
        let file = LocalFile(path: try TinyPhoto.write(to: world.folder))
        let edited = try await person.can.editing.edit(
          ProfileEdit(avatar: .file(file), header: .file(file)))
        let photo = try await person.can.postWriting.orUnsupported().addPhoto(NewPhoto(file: file, alt: ""))
        let paths = [edited.avatar?.location, edited.header?.location, photo.location, photo.thumbnail]
        files.append(paths.compactMap { $0?.split(separator: "/").suffix(2).joined(separator: "/") })
      }
      try #require(Set(files.flatMap(\.self)).count == 8)
      let moderation = world.backend.accountModeration
      let nodes = [world.backend, world.program()].map(\.suspensions)
      func withheld() async throws -> [Set<String>] {
        var withheld: [Set<String>] = []
        for node in nodes {
          var found: Set<String> = []
          for file in files.flatMap(\.self) where try await node.withholds(file: file) { found.insert(file) }
          withheld.append(found)
        }
        return withheld
      }
      #expect(try await withheld() == [[], []])
      _ = try await moderation.suspend(handle: "bob")
      #expect(try await withheld() == [Set(files[1]), Set(files[1])])
      _ = try await moderation.suspend(handle: "alice")
      _ = try await moderation.reinstate(handle: "bob")
      #expect(try await withheld() == [Set(files[0]), Set(files[0])])
      _ = try await moderation.reinstate(handle: "alice")
      // What she adds before the next suspension is withheld, too, although no one has looked in between.
      let photo = NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: "")
      let path = try await world.again(people[0]).can.postWriting.orUnsupported().addPhoto(photo).location
      files[0].append(try #require(path).split(separator: "/").suffix(2).joined(separator: "/"))
      _ = try await moderation.suspend(handle: "alice")
      #expect(try await withheld() == [Set(files[0]), Set(files[0])])
      _ = try await moderation.reinstate(handle: "alice")
      #expect(try await withheld() == [[], []])
    }
  }

  @Test("can't sign in, and only its owner learns why", arguments: BackendKind.available)
  func signingIn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join(["alice"])
      let accounts = world.backend.repositories(for: .anonymous).authentication
      let moderation = world.backend.accountModeration
      _ = try await moderation.suspend(handle: "alice")
      let signIn = { (password: String) async throws(AppError) in
        try await accounts.passwords.orUnsupported().signIn(
          email: "alice@example.com", password: password)
      }
      await #expect(throws: AppError.invalid(.account, .suspended)) {
        try await signIn("correct horse alice")
      }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await signIn("wrong password") }
      _ = try await moderation.reinstate(handle: "alice")
      #expect(try await signIn("correct horse alice").handle == "alice")
    }
  }

  @Test("disappears from timelines that are open", arguments: BackendKind.available)
  func telling(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      _ = try await people[1].post("here")
      let stream = try #require(people[0].can.timeline.news(of: .everyone))
      var signals = stream.makeAsyncIterator()
      _ = try await world.backend.accountModeration.suspend(handle: "bob")
      #expect(await signals.next() != nil)
    }
  }
}

/// What a viewer sees of the two.
private struct Seen: Equatable {
  let home: [ID<Post>]
  let found: [ID<Post>]
  let people: [String]
  let notices: Int
}

extension World {
  fileprivate func seen(by viewer: Repositories) async throws -> Seen {
    Seen(
      home: try await viewer.timelines.page(.home, PageRequest()).items.map(\.post.id),
      found: try await viewer.search.posts(matching: PostQuery("harbour"), PageRequest()).items.map(\.id),
      people: try await viewer.search.people(matching: "bob", PageRequest()).items.map(\.handle),
      notices: try await viewer.notifications.list.page(.all, PageRequest()).items.count)
  }
}
