import AppValues
import Archive
import Entities
import Foundation
import Hashtags
import Lists
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Archives")
struct ArchiveContract {
  private let start = Timestamp(milliseconds: 1_577_836_800_000)

  private func post(
    _ key: String, _ text: String, second: Int64 = 0, on parent: String? = nil,
    visibility: PostVisibility = .everyone
  ) -> ArchivedPost {
    ArchivedPost(
      key: SourceKey(key), content: PostContent(text), createdAt: start.adding(seconds: second),
      visibility: visibility, replyTo: parent.map { PostReference(key: SourceKey($0), author: nil) })
  }

  private func texts(of person: Person, as viewer: Person) async throws -> [String] {
    try await everything { try await viewer.can.timeline.page(of: .user(person.id), $0) }.map(\.post.text)
  }

  @Test(
    "let old posts stand where their dates put them, once, and tell no one", arguments: BackendKind.available)
  func oldPosts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await bob.follow(alice)
      try await alice.post("new")
      let archive = try alice.imports
      for (key, second) in [("c", 30), ("a", 10), ("b", 20)] as [(String, Int64)] {
        #expect(
          try await archive.importRecord(.post(post(key, "old \(key) @bob #tag", second: second)))
            == .imported)
      }
      #expect(try await archive.importRecord(.post(post("a", "old a again", second: 10))) == .alreadyPresent)
      let expected = ["new", "old c @bob #tag", "old b @bob #tag", "old a @bob #tag"]
      #expect(try await texts(of: alice, as: bob) == expected)
      let home = try await everything { try await bob.can.timelines.page(.home, $0) }
      #expect(home.map(\.post.text) == expected)
      #expect(home.last?.post.createdAt == start.adding(seconds: 10))
      #expect(home.last?.post.hashtags == ["tag"] && home.last?.post.mentions == [])
      #expect(try await bob.can.profile.user(alice.id).postCount == 4)
      let notices = try await bob.can.notifications.list.page(.all, PageRequest())
      #expect(notices.items.isEmpty)
      let found = try await world.stranger.search.posts(matching: PostQuery("old"), PageRequest())
      #expect(found.items.count == 3)
    }
  }

  @Test("find a place for a thousand posts of one moment", arguments: BackendKind.available)
  func oneMoment(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let now = world.clock.clock.now()
      for number in 0..<300 {
        #expect(try await alice.imports.importRecord(.post(post("k\(number)", "\(number)"))) == .imported)
      }
      // Of this very moment, which new posts have too.
      var latest = post("now", "now")
      latest.createdAt = now
      #expect(try await alice.imports.importRecord(.post(latest)) == .imported)
      try await alice.post("after")
      let texts = try await texts(of: alice, as: alice)
      #expect(texts == ["after", "now"] + (0..<300).reversed().map { "\($0)" })
    }
  }

  @Test("keep threads", arguments: BackendKind.available)
  func threads(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let archive = try people[0].imports
      let bobs = try await people[1].post("by bob")
      let key = SourceKey.native(bobs.id, bobs.createdAt)
      #expect(try await archive.importRecord(.post(post("a", "first"))) == .imported)
      #expect(try await archive.importRecord(.post(post("b", "second", second: 5, on: "a"))) == .imported)
      var comment = post("c", "to bob", second: 9)
      comment.replyTo = PostReference(key: key, author: "bob")
      #expect(
        try await archive.present([
          PostReference(key: SourceKey("a"), author: nil), PostReference(key: key, author: "bob"),
          PostReference(key: key, author: "alice"), PostReference(key: SourceKey("x"), author: nil),
        ]) == [SourceKey("a"), key])
      #expect(try await archive.importRecord(.post(comment)) == .imported)
      #expect(try await people[1].can.notifications.list.page(.all, PageRequest()).items.isEmpty)
      let comments = try await people[1].can.post.comments(on: bobs.id, PageRequest())
      #expect(comments.items.map { $0.comment.post?.text } == ["to bob"])
      let second = try await everything { try await people[0].can.timeline.page(of: .user(people[0].id), $0) }
      let thread = try await people[0].can.post.thread(
        of: try #require(second.first { $0.post.text == "second" }).post.id)
      #expect(thread.ancestors.map { $0.post?.text } == ["first"])
    }
  }

  @Test(
    "refuse dates that cannot be, and show no one what was for some only", arguments: BackendKind.available)
  func privacy(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let archive = try people[0].imports
      for milliseconds in [0, -5, world.clock.clock.now().milliseconds + 1, .max] as [Int64] {
        var bad = post("bad", "bad")
        bad.createdAt = Timestamp(milliseconds: milliseconds)
        #expect(try await archive.importRecord(.post(bad)) == .skipped(.date))
      }
      // Another bob was meant, on the server where this was written.
      #expect(try await archive.importRecord(.post(post("d", "psst @bob", visibility: .direct))) == .imported)
      #expect(
        try await archive.importRecord(.post(post("f", "friends", visibility: .followers))) == .imported)
      #expect(try await texts(of: people[0], as: people[1]) == [])
      #expect(try await texts(of: people[0], as: people[0]).count == 2)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.archiveImports.orUnsupported().importRecord(.post(post("s", "stranger")))
      }
    }
  }

  @Test("bring marks and people quietly", arguments: BackendKind.available)
  func marks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "locked", "bad"])
      let (alice, bob) = (people[0], people[1])
      _ = try await people[2].can.editing.edit(ProfileEdit(isLocked: true))
      let bobs = try await bob.post("by bob")
      world.clock.advance(seconds: 100)
      let mark = ArchivedMark(
        post: PostReference(key: .native(bobs.id, bobs.createdAt), author: "bob"), at: world.clock.clock.now()
      )
      let gone = ArchivedMark(post: PostReference(key: SourceKey("gone"), author: nil), at: nil)
      let archive = try alice.imports
      for record in [
        .like(mark), .share(mark), .follow(ArchivedFollow(handle: "BOB")), .block(handle: "bad"),
      ]
        as [ArchiveRecord]
      {
        #expect(try await archive.importRecord(record) == .imported, "\(record)")
        #expect(try await archive.importRecord(record) == .alreadyPresent, "\(record)")
      }
      #expect(try await archive.importRecord(.like(gone)) == .skipped(.postNotHere))
      #expect(
        try await archive.importRecord(.follow(ArchivedFollow(handle: "ben@b.example")))
          == .skipped(.personNotHere))
      #expect(
        try await archive.importRecord(.follow(ArchivedFollow(handle: "locked")))
          == .skipped(.requiresApproval))
      #expect(
        try await archive.importRecord(.follow(ArchivedFollow(handle: "alice"))) == .skipped(.notAllowed))
      let seen = try await bob.can.postLookup.posts([bobs.id])
      #expect(seen.map(\.counts) == [PostCounts(likes: 1, comments: 0, shares: 1)])
      for person in people {
        #expect(try await person.can.notifications.list.page(.all, PageRequest()).items.isEmpty)
      }
    }
  }

  @Test(
    "give out what came in, so that it comes into another account the same", arguments: BackendKind.available)
  func roundTrip(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "ann"])
      let (alice, bob) = (people[0], people[1])
      let bobs = try await bob.post("by bob")
      for number in 0..<3 {
        let parent = number == 0 ? nil : "k\(number - 1)"
        _ = try await alice.imports.importRecord(
          .post(post("k\(number)", "old \(number)", second: Int64(number), on: parent)))
      }
      world.clock.advance(seconds: 10)
      let own = try await alice.post("new")
      try await alice.post("comment", on: bobs)
      // The newer post first: likes come in the order in which they were given.
      _ = try await alice.can.postActions.like(own.id)
      _ = try await alice.can.postActions.like(bobs.id)
      try await alice.follow(bob, people[2])
      let list = try await alice.lists.create("Friends")
      _ = try await alice.lists.add(bob.id, to: list.id)
      _ = try await alice.hashtags.follow("写真")
      _ = try await alice.can.postActions.bookmark(bobs.id)
      _ = try await alice.can.postActions.pin(own.id)
      let out = try await records(of: alice)
      #expect(try await records(of: alice, intoAccount: alice).isEmpty)
      let another = try await world.join("another")
      let came = try await records(of: alice, intoAccount: another)
      #expect(came.count == out.count)
      let back = try await records(of: another)
      #expect(dated(back) == dated(out))
      for kind in [ArchiveKind.follows, .lists, .tags] {
        #expect(back.filter { $0.kind == kind } == out.filter { $0.kind == kind })
      }
      #expect(back.count { $0.kind == .bookmarks } == 1)
      #expect(try await another.can.timeline.page(of: .likes, PageRequest()).texts == ["by bob", "new"])
      #expect(try await another.can.postLookup.pinned(by: another.id).map(\.text) == ["new"])
      #expect(try await texts(of: another, as: bob) == ["comment", "new", "old 2", "old 1", "old 0"])
    }
  }

  @Test(
    "bring along what an account said of itself, where another says nothing yet",
    arguments: BackendKind.available)
  func profiles(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1].can)
      let file = try TinyPhoto.write(to: world.folder)
      let fields = [ProfileField(label: "Web", value: "https://example.org")]
      _ = try await alice.can.editing.edit(
        ProfileEdit(
          avatar: .file(LocalFile(path: file)), header: .file(LocalFile(path: file)), bio: "Gardens",
          fields: fields, isBot: true, hidesFollowers: true))
      let records = try await alice.can.exporting.records(of: .profile, after: nil).records
      #expect(records.count == 3)
      var parts: [ImportOutcome] = []
      for record in records {
        parts.append(try await bob.archiveImports.orUnsupported().importRecord(record))
      }
      #expect(
        parts == [
          .profileImported([.bio, .fields, .bot, .hidesFollowers]), .profileImported([.avatar]),
          .profileImported([.header]),
        ])
      for record in records {
        #expect(try await bob.archiveImports.orUnsupported().importRecord(record) == .alreadyPresent)
      }
      let user = try await bob.profile.user(people[1].id)
      #expect(user.bio == "Gardens" && user.fields == fields && user.isBot && user.hidesFollowers)
      #expect(!user.isLocked && user.name == "Bob" && user.avatar != nil && user.header != nil)

      _ = try await alice.can.editing.edit(ProfileEdit(bio: "Seas", isLocked: true, isBot: false))
      let later = try await alice.can.exporting.records(of: .profile, after: nil).records
      #expect(
        try await bob.archiveImports.orUnsupported().importRecord(later[0]) == .profileImported([.locked]))
      // What is on stays on, whatever an archive says.
      #expect(try await bob.archiveImports.orUnsupported().importRecord(records[0]) == .alreadyPresent)
      let locked = try await bob.profile.user(people[1].id)
      #expect(locked.isLocked && locked.isBot && locked.bio == "Gardens")

      let letter = world.folder.path("letter.txt")
      try Data("Dear Bob".utf8).write(to: URL(filePath: letter))
      _ = try await bob.editing.edit(ProfileEdit(avatar: .remove, bio: "Seas"))
      #expect(
        try await bob.archiveImports.orUnsupported().importRecord(
          .picture(ArchivedPicture(.avatar, file: letter)))
          == .skipped(.photo))
      for record in records { _ = try await bob.archiveImports.orUnsupported().importRecord(record) }
      #expect(try await bob.profile.user(people[1].id).bio == "Seas")
    }
  }

  @Test("bring how people were followed, from then on", arguments: BackendKind.available)
  func follows(kind: BackendKind) async throws {
    var out: [ArchiveRecord] = []
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "ann", "ben", "cleo", "dora", "locked"])
      let (alice, relations) = (people[0], people[0].can.relating)
      _ = try await people[5].can.editing.edit(ProfileEdit(isLocked: true))
      try await alice.follow(people[1])
      _ = try await relations.follow(people[2].id, FollowTerms(notices: true))
      _ = try await relations.follow(people[3].id, FollowTerms(shares: false))
      for person in people[4...] {
        _ = try await relations.follow(person.id, FollowTerms(notices: true, shares: false))
      }
      out = try await records(of: alice)
    }
    #expect(
      out == [
        .follow(ArchivedFollow(handle: "ann")), .follow(ArchivedFollow(handle: "ben", isWatched: true)),
        .follow(ArchivedFollow(handle: "cleo", hidesShares: true)),
        .follow(ArchivedFollow(handle: "dora", isWatched: true, hidesShares: true)),
      ], "who was only asked is followed by no one")
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "ann", "ben", "cleo", "dora"])
      let (alice, ben) = (people[0], people[2])
      try await ben.post("before")
      // What is wished of a follow that is here already is added; what is wished here stays.
      _ = try await alice.can.relating.follow(people[1].id, FollowTerms(shares: false))
      _ = try await alice.can.relating.follow(people[4].id, FollowTerms(shares: false))
      _ = try await people[4].can.editing.edit(ProfileEdit(isLocked: true))
      for record in out {
        let isHere = record == out.first
        #expect(
          try await alice.imports.importRecord(record)
            == (isHere ? .alreadyPresent : .imported),
          "\(record)")
        #expect(
          try await alice.imports.importRecord(record) == .alreadyPresent,
          "\(record)")
      }
      // Who was asked and has not answered is not asked again, but the wishes wait there, too.
      let erin = try await world.join("erin")
      _ = try await erin.can.editing.edit(ProfileEdit(isLocked: true))
      _ = try await alice.can.relating.follow(erin.id)
      for (follow, arrival) in [
        (ArchivedFollow(handle: "erin"), ImportOutcome.alreadyPresent),
        (ArchivedFollow(handle: "erin", isWatched: true), .imported),
        (ArchivedFollow(handle: "erin", isWatched: true), .alreadyPresent),
      ] {
        #expect(try await alice.imports.importRecord(.follow(follow)) == arrival)
      }
      #expect(try await alice.seen(erin) == Relationship(isWatching: true, hasRequestedToFollow: true))
      var relations: [Relationship] = []
      for person in people.dropFirst() { relations.append(try await alice.seen(person)) }
      #expect(
        relations == [
          Relationship(isFollowing: true, isHidingShares: true),
          Relationship(isFollowing: true, isWatching: true),
          Relationship(isFollowing: true, isHidingShares: true),
          Relationship(isFollowing: true, isWatching: true, isHidingShares: true),
        ])
      #expect(try await alice.notices() == [])
      #expect(
        try await ben.imports.importRecord(.post(post("old", "long ago")))
          == .imported)
      #expect(try await alice.notices() == [], "what is of the past is no news")
      try await ben.post("after")
      #expect(try await alice.notices() == [.post])
      #expect(try await world.backend.check() == [])
    }
  }

  @Test(
    "send no one to ask themselves, or people with a block between them", arguments: BackendKind.available)
  func impossibleFollows(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "blocker", "blocked", "locked"])
      for person in people { _ = try await person.can.editing.edit(ProfileEdit(isLocked: true)) }
      _ = try await people[1].can.relating.block(people[0].id)
      _ = try await people[0].can.relating.block(people[2].id)
      for (handle, reason) in [
        ("alice", SkipReason.notAllowed), ("blocker", .notAllowed), ("blocked", .notAllowed),
        ("locked", .requiresApproval),
      ] {
        let follow = ArchiveRecord.follow(ArchivedFollow(handle: handle, isWatched: true))
        #expect(
          try await people[0].imports.importRecord(follow) == .skipped(reason),
          "\(handle)"
        )
      }
    }
  }

  @Test("bring how people were muted, and for how long", arguments: BackendKind.available)
  func mutes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "another", "ann", "ben"])
      let (alice, another) = (people[0], people[1])
      let end = world.clock.clock.now().adding(seconds: 3600)
      _ = try await alice.can.relating.mute(people[2].id, until: end, notices: true)
      _ = try await alice.can.relating.mute(people[3].id, until: nil, notices: false)
      #expect(try await records(of: alice, intoAccount: another).count == 2)
      #expect(
        try await another.seen(people[2])
          == Relationship(isMuting: true, mutedUntil: end, isMutingNotices: false))
      #expect(try await another.seen(people[3]) == Relationship(isMuting: true, isMutingNotices: true))
      let ended = ArchivedMute(handle: "alice", until: world.clock.clock.now())
      #expect(
        try await another.imports.importRecord(.mute(ended)) == .skipped(.expired))
      #expect(try await !another.seen(alice).isMuting)
    }
  }

  @Test("bring what was noted about people, beside what is noted already", arguments: BackendKind.available)
  func notes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "another", "ann", "ben"])
      let (alice, another) = (people[0], people[1])
      _ = try await alice.can.relating.setNote("met in Kyoto\nlikes tea", about: people[2].id)
      _ = try await alice.can.relating.setNote("from work", about: people[3].id)
      _ = try await another.can.relating.setNote("a neighbour", about: people[3].id)
      let came = try await records(of: alice, intoAccount: another)
      #expect(came == [.note(ArchivedNote(handle: "ann", text: "met in Kyoto\nlikes tea"))])
      #expect(try await another.seen(people[2]).note == "met in Kyoto\nlikes tea")
      #expect(try await another.seen(people[3]).note == "a neighbour")
    }
  }

  private func dated(_ records: [ArchiveRecord]) -> [String] {
    records.compactMap {
      if case .post(let post) = $0 {
        "\(post.content.text) \(post.createdAt) \(post.replyTo != nil)"
      } else {
        nil
      }
    }
  }
}
