import AppValues
import Entities
import Notifications
import Post
import PostActions
import Search
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Editing")
struct EditingContract {
  @Test("changes what a post says, and nothing else of it", arguments: BackendKind.available)
  func edit(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob) = (people[0], people[1])
      let post = try await alice.post(
        NewPost(
          PostContent(
            "first #one @bob", warning: "old", language: "en",
            place: Place(name: "Here", latitude: 1, longitude: 2), isSensitive: true), visibility: .unlisted))
      #expect(post.isSensitive)
      _ = try await bob.can.postActions.like(post.id)
      try await bob.post("oh", on: post)
      world.clock.advance(seconds: 60)
      let edited = try await alice.edit(post) {
        $0.text = "second #二つ目 @carol"
        ($0.warning, $0.language) = (nil, "ja")
        $0.place = Place(name: "そこ", latitude: nil, longitude: nil)
        $0.isSensitive = false
      }
      #expect(edited.text == "second #二つ目 @carol")
      #expect(edited.hashtags == ["二つ目"])
      #expect(edited.mentions.map(\.handle) == ["carol"])
      #expect(edited.warning == nil && edited.language == "ja")
      #expect(edited.place == Place(name: "そこ", latitude: nil, longitude: nil))
      #expect(!edited.isSensitive)
      #expect(
        try await world.stranger.postHistory.orUnsupported().revisions(of: post.id).map(\.content.isSensitive)
          == [true, false])
      #expect(edited.id == post.id && edited.createdAt == post.createdAt && edited.visibility == .unlisted)
      #expect(edited.editedAt == world.clock.clock.now())
      #expect(edited.counts == PostCounts(likes: 1, comments: 1))
      #expect(try await alice.can.timelines.page(.home, PageRequest()).items.map(\.post) == [edited])
      #expect(try await bob.can.post.thread(of: post.id).post.text == edited.text)
    }
  }

  @Test("is found by what it says now, and by nothing it said", arguments: BackendKind.everywhere)
  func search(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("湖のボート")
      let edited = try await alice.edit(post) { $0.text = "山の小屋" }
      let search = world.stranger.search
      #expect(try await search.posts(matching: PostQuery("ボート"), PageRequest()).items.isEmpty)
      #expect(try await search.posts(matching: PostQuery("小屋"), PageRequest()).items == [edited])
      try await alice.edit(edited) { $0.warning = "high" }
      #expect(try await search.posts(matching: PostQuery("小屋"), PageRequest()).items.count == 1)
      try await alice.can.postActions.delete(post.id)
      #expect(try await search.posts(matching: PostQuery("小屋"), PageRequest()).items.isEmpty)
    }
  }

  @Test(
    "tells those newly mentioned once, and takes back what others were told",
    arguments: BackendKind.everywhere
  )
  func mentions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      var post = try await alice.post("@bob", for: .direct)
      post = try await alice.edit(post) { $0.text = "@bob and @carol" }
      #expect(try await bob.can.notifications.marks.orUnsupported().unreadCount() == 1)
      let told = try await carol.can.notifications.list.page(.all, PageRequest()).items
      #expect(told.map(\.kind) == [.mention])
      #expect(told.first?.post?.text == "@bob and @carol")
      try await carol.can.notifications.marks.orUnsupported().markAllRead()

      post = try await alice.edit(post) { $0.text = "@bob" }
      #expect(try await carol.can.notifications.list.page(.all, PageRequest()).items.isEmpty)
      await #expect(throws: AppError.notFound) { try await carol.can.post.thread(of: post.id) }
      post = try await alice.edit(post) { $0.text = "@carol, @bob" }
      #expect(try await carol.can.notifications.marks.orUnsupported().unreadCount() == 0)
      #expect(
        try await carol.can.notifications.list.page(.all, PageRequest()).items.map(\.id) == told.map(\.id))
      #expect(try await bob.can.notifications.marks.orUnsupported().unreadCount() == 1)
    }
  }

  @Test("does not tell again whom a comment answers", arguments: BackendKind.available)
  func answered(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let root = try await alice.post("root")
      let comment = try await bob.post("yes", on: root)
      try await alice.can.notifications.marks.orUnsupported().markAllRead()
      try await alice.can.postActions.delete(root.id)
      try await bob.edit(comment) { $0.text = "yes, @alice" }
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      #expect(
        try await alice.can.notifications.list.page(.all, PageRequest()).items.map(\.kind) == [.comment])

      let hidden = try await bob.post("not yet for you", on: try await alice.post("again"), for: .direct)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      let shown = try await bob.edit(hidden) { $0.text = "now, @alice" }
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 1)
      try await bob.edit(shown) { $0.text = "no more" }
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
    }
  }

  @Test(
    "keeps every version, for everyone who can see the post, until it is deleted",
    arguments: BackendKind.available
  )
  func history(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let place = Place(name: "Pier", latitude: -33.5, longitude: 18.25)
      var post = try await alice.post(NewPost(PostContent("1", warning: "w", language: "en", place: place)))
      #expect(
        try await world.stranger.postHistory.orUnsupported().revisions(of: post.id) == [Revision(of: post)])
      var expected = [Revision(of: post)]
      for number in 2...4 {
        if number == 3 { world.clock.advance(seconds: 1) }
        post = try await alice.edit(post) {
          $0.text = "\(number)"
          if number == 4 { ($0.warning, $0.place, $0.language) = (nil, nil, nil) }
        }
        expected.append(Revision(of: post))
      }
      let versions = try await world.stranger.postHistory.orUnsupported().revisions(of: post.id)
      #expect(versions == expected)
      #expect(versions.map(\.content.text) == ["1", "2", "3", "4"])
      #expect(versions[2].content.place == place && versions[3].content.place == nil)
      #expect(zip(versions, versions.dropFirst()).allSatisfy { $0.at < $1.at })
      try await alice.can.postActions.delete(post.id)
      await #expect(throws: AppError.gone) {
        try await alice.can.postHistory.orUnsupported().revisions(of: post.id)
      }
    }
  }

  @Test("refuses an edit of an earlier version, and loses neither", arguments: BackendKind.everywhere)
  func conflict(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("one")
      let edited = try await alice.edit(post) { $0.text = "two" }
      #expect(edited.editedAt != nil)
      await #expect(throws: AppError.conflict) { try await alice.edit(post) { $0.text = "three" } }
      // The clock stands still: the versions differ all the same.
      let again = try await alice.edit(edited) { $0.text = "four" }
      await #expect(throws: AppError.conflict) { try await alice.edit(edited) { $0.text = "five" } }
      #expect(
        try await alice.can.postHistory.orUnsupported().revisions(of: post.id).map(\.content.text) == [
          "one", "two", "four",
        ])
      #expect(try await alice.can.post.thread(of: post.id).post == again)
    }
  }

  @Test("lets one of several edits made at once through", arguments: BackendKind.everywhere)
  func atOnce(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("begun")
      let outcomes = await race(6) { number in
        try await alice.edit(post) { $0.text = "by \(number)" }
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(outcomes.count { $0 == .conflict } == 5)
      #expect(try await alice.can.postHistory.orUnsupported().revisions(of: post.id).count == 2)
    }
  }

  @Test("that changes nothing is none, also when it is sent twice", arguments: BackendKind.available)
  func nothing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("same")
      let same = try await alice.can.postWriting.orUnsupported().edit(post.id, PostEdit(of: post))
      #expect(same == post)
      let edited = try await alice.edit(post) { $0.text = "other" }
      world.clock.advance(seconds: 5)
      let repeated = try await alice.edit(post) { $0.text = "other" }
      #expect(repeated == edited)
      #expect(try await alice.can.postHistory.orUnsupported().revisions(of: post.id).count == 2)
    }
  }

  @Test("is for the author alone, and for what is there", arguments: BackendKind.available)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await alice.post("mine")
      await #expect(throws: AppError.forbidden) { try await bob.edit(post) { $0.text = "his" } }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postWriting.orUnsupported().edit(
          post.id, PostEdit(PostContent("x"), basedOn: nil))
      }
      for id in ["12345", "0", "abc", ""] {
        await #expect(throws: AppError.notFound) {
          try await alice.can.postWriting.orUnsupported().edit(
            ID(id), PostEdit(PostContent("x"), basedOn: nil))
        }
        await #expect(throws: AppError.notFound) {
          try await alice.can.postHistory.orUnsupported().revisions(of: ID(id))
        }
      }
      try await alice.can.postActions.delete(post.id)
      await #expect(throws: AppError.gone) { try await alice.edit(post) { $0.text = "late" } }
    }
  }

  @Test("is news for every screen that shows the post", arguments: BackendKind.available)
  func news(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("one")
      let changes = people[1].can.postLookup.changes()
      #expect(await nextSignal(changes) == .lagged)
      try await people[0].edit(post) { $0.text = "two" }
      #expect(await nextSignal(changes) { $0 == .edited(post.id) } != nil)
    }
  }
}
