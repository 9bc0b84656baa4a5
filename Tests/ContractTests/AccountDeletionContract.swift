import AppValues
import Authentication
import Entities
import Hashtags
import Lists
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing
import Timeline

@testable import SocialLocalStore

@Suite("The deletion of an account")
struct AccountDeletionContract {
  private static let password = "correct horse alice"

  @Test("waits by the present where the network shows a time gone by", arguments: BackendKind.available)
  func demo(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let past = world.clock.clock.now()
      let present = Timestamp(milliseconds: past.milliseconds + 30 * 86_400_000)
      let backend = LocalBackend(
        database: world.database, passwords: world.passwords, media: world.media, clock: world.clock.clock,
        present: WallClock { present })
      let own = backend.repositories(for: .signedIn(alice.session))
      try await own.account.delete(with: Self.password)
      // It would go round and round.
      await backend.end(.milliseconds(500))
      let due = try await world.database.read { connection throws(AppError) in
        try connection.rows("SELECT due_at FROM due_work WHERE kind = 'account'") { row throws(AppError) in
          row.integer(0)
        }
      }
      #expect(due == [present.milliseconds + 60_000])
    }
  }

  @Test("takes everything along, and leaves others' things right", arguments: BackendKind.available)
  func everything(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      let bobs = try await live(alice, bob, carol, dave, in: world)
      let root = try await alice.post("A #cat for @bob")
      let answer = try await bob.post("How nice", on: root)
      try await alice.post("Thank you", on: answer)

      let other = try await world.signIn("alice")
      try await alice.can.account.delete(with: Self.password)
      await world.finish()

      for session in [alice, other] {
        await #expect(throws: AppError.unauthenticated) { try await session.post("too late") }
      }
      await #expect(throws: AppError.gone) { try await bob.can.profile.user(alice.id) }
      await #expect(throws: AppError.gone) { try await bob.can.profile.user(handle: "alice") }
      await #expect(throws: AppError.gone) { try await bob.follow(alice) }
      for person in [bob, carol, dave] {
        let user = try await person.can.profile.user(person.id)
        #expect(user.followerCount == 0 && user.followingCount == 0)
        let told = try await person.can.notifications.list.page(.all, PageRequest()).items
        #expect(told.map(\.from.handle) == (person.id == bob.id ? ["carol"] : []))
        #expect(try await person.can.notifications.marks.orUnsupported().unreadCount() == 0)
      }
      let seen = try #require(try await bob.can.postLookup.posts([bobs.id]).first)
      #expect(seen.counts == PostCounts(likes: 1, comments: 0, shares: 0), "Carol's like stays")
      let thread = try await bob.can.post.thread(of: answer.id)
      #expect(thread.ancestors == [.deleted(root.id)])
      #expect(thread.post.counts.comments == 0)
      #expect(try await world.stranger.timeline.page(of: .everyone, PageRequest()).texts == ["Bob's"])
      #expect(try await bob.can.search.people(matching: "alice", PageRequest()).items == [])
      #expect(try await bob.lists.lists().items.map(\.memberCount) == [0])
      #expect(world.media.names(olderThan: -60) == [])
      try await expectNothingLeft(of: alice, in: world)
      let empty = "bio || fields || avatar || header = '' AND name = 'alice'" as SQL
      #expect(try await world.count("SELECT COUNT(*) FROM person WHERE deleted_at > 0 AND \(empty)") == 1)
      #expect(try await world.count("SELECT COUNT(*) FROM account WHERE email LIKE 'alice%'") == 0)
    }
  }

  @Test("frees the address, and keeps the handle from everybody", arguments: BackendKind.available)
  func names(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      await #expect(throws: AppError.invalid(.password, .wrong)) {
        try await alice.can.account.delete(with: "wrong")
      }
      try await alice.post("unharmed")
      try await alice.can.account.delete(with: Self.password)
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.signIn("alice") }
      await #expect(throws: AppError.invalid(.handle, .taken)) { try await world.join("Alice") }
      let registration = Registration(
        email: "alice@example.com", password: "long enough", handle: "alicia", name: "Alicia", birthday: nil,
        language: "en")
      let again = world.person(
        try await world.stranger.authentication.signUps.orUnsupported().signUp(registration))
      try await again.post("new here")
      // What may have come behind the last step is looked for once more, some time.
      world.clock.advance(seconds: 120)
      await world.runOnce()
      #expect(try await world.count("SELECT COUNT(*) FROM account_removal") == 0)
      #expect(try await world.stranger.profile.user(again.id).postCount == 1)
    }
  }

  @Test("that was cut short goes on at the next start", arguments: BackendKind.available)
  func resumed(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await bob.post("Bob's")
      for number in 1...45 { try await alice.post("\(number)", on: number.isMultiple(of: 2) ? post : nil) }
      _ = try await alice.can.postActions.like(post.id)
      try await bob.follow(alice)
      // As a crash leaves it right behind the first transaction, and one in the middle of the way.
      let id = alice.id.rawValue
      try await world.database.write { connection throws(AppError) in
        let number = Int64(id) ?? 0
        try connection.execute("UPDATE person SET deleted_at = 1, name_folded = '' WHERE id = \(number)")
        try connection.execute("DELETE FROM account WHERE person_id = \(number)")
        try connection.execute("DELETE FROM session WHERE person_id = \(number)")
        try SearchIndex.people.remove(number, SearchIndex.tokens(handle: "alice", name: "Alice"), connection)
        try connection.execute("INSERT INTO account_removal (person_id, begun_at) VALUES (\(number), 1)")
        try connection.execute(
          """
          INSERT INTO due_work (kind, subject, state, due_at, tries, asked)
          VALUES ('account', \(number), 'due', 0, 0, 1)
          """)
      }
      #expect(try await world.backend.check() == [])
      await world.runOnce(until: .now)
      #expect(try await world.dueWork() > 0)
      #expect(try await world.backend.check() == [])
      let rest = try await world.count("SELECT COUNT(*) FROM post WHERE deleted_at IS NULL")
      #expect(rest > 1 && rest < 46)
      await world.runOnce()
      #expect(try await world.count("SELECT COUNT(*) FROM post WHERE deleted_at IS NULL") == 1)
      let seen = try #require(try await bob.can.postLookup.posts([post.id]).first)
      #expect(seen.counts == PostCounts())
      try await expectNothingLeft(of: alice, in: world)
    }
  }

  @Test("in the middle of what all are doing leaves nothing miscounted", arguments: BackendKind.available)
  func racing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let devices = [alice, try await world.signIn("alice"), try await world.signIn("alice")]
      var posts: [Post] = []
      for number in 1...30 { posts.append(try await (number < 16 ? alice : bob).post("\(number)")) }
      let all = posts
      let outcomes = await race(24) { number in
        switch number {
        case 8: try await alice.can.account.delete(with: Self.password)
        case 0..<6: for post in all { _ = try await devices[number % 3].can.postActions.like(post.id) }
        case 6..<12: for number in 1...8 { try await devices[number % 3].post("late \(number)", on: all[20]) }
        case 12..<16: for post in all.reversed() { _ = try await carol.can.postActions.share(post.id) }
        case 16..<20: for post in all { try await bob.post("and I say", on: post) }
        default:
          for _ in 1...8 {
            try await bob.follow(alice)
            _ = try await bob.can.relating.unfollow(alice.id)
          }
        }
      }
      #expect(outcomes.contains { $0 == .unauthenticated })
      #expect(outcomes.allSatisfy { [nil, .unauthenticated, .gone, .notFound].contains($0) }, "\(outcomes)")
      world.clock.advance(seconds: 120)
      await world.runOnce()
      try await expectNothingLeft(of: alice, in: world)
    }
  }

  /// Everything that a person can do and have done to them; answers a post of Bob's that Alice has to do with.
  private func live(
    _ alice: Person, _ bob: Person, _ carol: Person, _ dave: Person, in world: World
  ) async throws -> Post {
    try await alice.follow(bob, carol)
    try await bob.follow(alice)
    _ = try await carol.can.editing.edit(ProfileEdit(isLocked: true))
    try await dave.follow(alice)
    _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
    try await carol.follow(alice)
    _ = try await carol.can.relating.mute(alice.id, until: nil, notices: true)
    _ = try await alice.can.relating.mute(carol.id, until: nil, notices: false)
    let list = try await alice.lists.create("Friends")
    _ = try await alice.lists.add(bob.id, to: list.id)
    let bobsList = try await bob.lists.create("Mine")
    _ = try await bob.lists.add(alice.id, to: bobsList.id)
    _ = try await alice.hashtags.follow("cat")
    let app = try await world.register()
    _ = try await world.person(alice, through: app)
    _ = try await world.code(of: alice, for: app)

    let file = try TinyPhoto.write(to: world.folder)
    _ = try await alice.can.editing.edit(
      ProfileEdit(avatar: .file(LocalFile(path: file)), header: .file(LocalFile(path: file))))
    let photo = try await alice.photo(world)
    let kept = try await alice.post(NewPost(PostContent("With a #cat", photos: [photo.id])))
    _ = try await alice.photo(world)
    try await alice.edit(kept) { $0.text = "With a #dog" }
    for person in [bob, carol] {
      _ = try await person.can.postActions.like(kept.id)
      _ = try await person.can.postActions.bookmark(kept.id)
    }
    _ = try await bob.can.postActions.share(kept.id)
    _ = try await alice.can.postActions.pin(kept.id)
    _ = try await alice.can.postActions.share(kept.id)

    let post = try await bob.post("Bob's")
    for person in [alice, carol] { _ = try await person.can.postActions.like(post.id) }
    _ = try await alice.can.postActions.share(post.id)
    _ = try await alice.can.postActions.bookmark(post.id)
    _ = try await alice.can.postActions.muteConversation(of: post.id)
    try await alice.post("Mine below", on: post)
    _ = try await bob.can.notifications.marks.orUnsupported().markAllRead()
    _ = try await bob.can.notifications.list.page(.all, PageRequest())
    _ = try await carol.can.postActions.unlike(post.id)
    _ = try await carol.can.postActions.like(post.id)
    _ = try await alice.can.relating.block(dave.id)
    try await bob.can.notifications.marks.orUnsupported().markAllRead()
    return post
  }

  /// Looks for the person's number in every column of numbers of every table.
  private func expectNothingLeft(of person: Person, in world: World) async throws {
    let number = try #require(Int64(person.id.rawValue))
    let dialect = world.database.dialect
    let columns = try await world.database.read { connection throws(AppError) in
      let statement: SQL =
        switch dialect {
        case .sqlite:
          """
          SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c
          WHERE m.type = 'table' AND c.type IN ('BIGINT', 'INTEGER')
          """
        case .postgreSQL:
          """
          SELECT table_name, column_name FROM information_schema.columns
          WHERE table_schema = current_schema() AND data_type = 'bigint'
          """
        }
      return try connection.rows(statement) { row throws(AppError) in [row.text(0), row.text(1)] }
    }
    try #require(columns.count > 50)
    // Their empty row, the marks in conversations and whom others answered, what happened, and the word that
    // something may come yet.
    let staying: Set = [
      ["person", "id"], ["post", "author_id"], ["item", "reply_to_author_id"], ["change", "subject"],
      ["change", "object"],
      ["account_removal", "person_id"], ["due_work", "subject"],
    ]
    for column in columns where !staying.contains(column) {
      let table = try #require(SQLName(checking: column[0])),
        name = try #require(SQLName(checking: column[1]))
      let left = try await world.count("SELECT COUNT(*) FROM \(table) WHERE \(name) = \(number)")
      #expect(left == 0, "\(column[0]).\(column[1])")
    }
    #expect(
      try await world.count(
        "SELECT COUNT(*) FROM post WHERE author_id = \(number) AND (deleted_at IS NULL OR text <> '')") == 0)
  }
}

extension World {
  func count(_ statement: SQL) async throws -> Int {
    try await database.read { connection throws(AppError) in
      try connection.first(statement) { row throws(AppError) in row.int(0) } ?? 0
    }
  }
}

extension Person {
  fileprivate func photo(_ world: World) async throws -> Photo {
    try await can.postWriting.orUnsupported().addPhoto(
      NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: ""))
  }
}
