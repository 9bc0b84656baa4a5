import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing

@Suite("The inbox of direct posts")
struct ConversationContract {
  @Test("has each conversation once for the same people, the newest first", arguments: BackendKind.everywhere)
  func inbox(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.post("for everyone @bob")
      try await alice.post("for followers @bob", for: .followers)
      #expect(try await alice.inbox().isEmpty)
      let first = try await alice.post("@bob hello", for: .direct)
      let answer = try await bob.post("@alice hi", on: first, for: .direct)
      let wider = try await alice.post("@bob and @carol", on: answer, for: .direct)
      try await alice.post("to myself", for: .direct)
      try await bob.post("@alice something else", for: .direct)
      #expect(
        try await alice.inbox() == [
          "new bob: @alice something else", "read : to myself", "read bob carol: @bob and @carol",
          "new bob: @alice hi",
        ])
      #expect(
        try await bob.inbox() == [
          "read alice: @alice something else", "new alice carol: @bob and @carol", "read alice: @alice hi",
        ])
      #expect(try await carol.inbox() == ["new alice bob: @bob and @carol"])
      try await carol.post("@alice @bob fine", on: wider, for: .direct)
      #expect(
        try await bob.inbox() == [
          "new alice carol: @alice @bob fine", "read alice: @alice something else", "read alice: @alice hi",
        ])
      #expect(try await carol.inbox() == ["read alice bob: @alice @bob fine"])
      #expect(
        try await everything(limit: 1) { try await bob.conversations.directPosts($0) }.map(\.text) == [
          "@alice @bob fine", "@alice something else", "@bob and @carol", "@alice hi", "@bob hello",
        ])
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.conversations.orUnsupported().conversations(PageRequest())
      }
    }
  }

  @Test("is read, unread and cleared by its owner alone", arguments: BackendKind.everywhere)
  func marks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let first = try await bob.post("@alice one", for: .direct)
      try await bob.post("@alice two", on: first, for: .direct)
      let id = try #require(try await alice.conversations.conversations(PageRequest()).items.first?.id)
      for id in [id, ID("7"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await bob.conversations.setRead(true, id) }
        await #expect(throws: AppError.notFound) { try await bob.conversations.remove(id) }
      }
      #expect(try await !alice.conversations.setRead(true, id).isUnread)
      #expect(try await alice.inbox() == ["read bob: @alice two"])
      #expect(try await alice.conversations.setRead(false, id).isUnread)
      #expect(try await alice.inbox() == ["new bob: @alice two"])

      try await alice.conversations.remove(id)
      #expect(try await alice.inbox().isEmpty)
      await #expect(throws: AppError.notFound) { try await alice.conversations.setRead(true, id) }
      await #expect(throws: AppError.notFound) { try await alice.conversations.remove(id) }
      #expect(try await bob.inbox() == ["read alice: @alice two"])
      try await bob.edit(first) { $0.text = "@alice one, edited" }
      #expect(try await alice.inbox().isEmpty)
      try await bob.post("@alice three", on: first, for: .direct)
      let back = try await alice.conversations.conversations(PageRequest()).items
      #expect(back.map(\.id) == [id] && back[0].isUnread && back[0].lastPost.text == "@alice three")
    }
  }

  @Test("follows what is edited, deleted, hidden and shown again", arguments: BackendKind.everywhere)
  func changes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let first = try await bob.post("@alice one", for: .direct)
      let second = try await bob.post("@alice two", on: first, for: .direct)
      _ = try await bob.can.postActions.delete(second.id)
      #expect(try await alice.inbox() == ["new bob: @alice one"])
      let edited = try await bob.edit(first) { $0.text = "@carol one" }
      #expect(try await alice.inbox().isEmpty)
      #expect(try await carol.inbox() == ["new bob: @carol one"])
      #expect(try await bob.inbox() == ["read carol: @carol one"])
      try await bob.edit(edited) { $0.text = "@carol @alice one" }
      #expect(try await alice.inbox() == ["new bob carol: @carol @alice one"])

      _ = try await alice.can.relating.mute(bob.id, until: nil, notices: true)
      #expect(try await alice.inbox().isEmpty)
      try await carol.post("@alice @bob yes", on: first, for: .direct)
      #expect(try await alice.inbox() == ["new bob carol: @alice @bob yes"])
      _ = try await alice.can.relating.block(carol.id)
      #expect(try await alice.inbox().isEmpty)
      #expect(try await carol.inbox() == ["read bob: @alice @bob yes"])
      _ = try await alice.can.relating.unmute(bob.id)
      #expect(try await alice.inbox() == ["new bob: @carol @alice one"])
      _ = try await alice.can.relating.unblock(carol.id)
      #expect(try await alice.inbox() == ["new bob carol: @alice @bob yes"])
      try await bob.can.account.delete(with: "correct horse bob")
      await world.finish()
      #expect(try await alice.inbox() == ["new carol: @alice @bob yes"])
    }
  }

  @Test("is unread exactly when something came after it was read", arguments: BackendKind.available)
  func races(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let alice = people[0]
      let first = try await alice.post("@bob @carol @dave", for: .direct)
      let id = try #require(try await alice.conversations.conversations(PageRequest()).items.first?.id)
      let read = try await withThrowingTaskGroup(of: Conversation?.self) { group in
        for (number, person) in people.dropFirst().enumerated() {
          let others = people.filter { $0.id != person.id }.map { "@\($0.session.handle)" }
          group.addTask {
            try await person.post("\(others.joined(separator: " ")) \(number)", on: first, for: .direct)
            return nil
          }
        }
        for _ in 1...4 { group.addTask { try await alice.conversations.setRead(true, id) } }
        return try await group.reduce(into: [Conversation]()) { read, found in
          if let found { read.append(found) }
        }
      }
      #expect(read.count == 4)
      let found = try await alice.conversations.conversations(PageRequest()).items
      #expect(found.map(\.id) == [id])
      let lastRead = read.filter { !$0.isUnread }.map { Int64($0.lastPost.id.rawValue) ?? 0 }.max() ?? 0
      #expect(found[0].isUnread == ((Int64(found[0].lastPost.id.rawValue) ?? 0) > lastRead))
      for person in people.dropFirst() { #expect(try await person.inbox().count == 1) }
    }
  }

  @Test("says when something comes into it", arguments: BackendKind.everywhere)
  func news(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let changes = alice.can.conversations?.conversationChanges()
      #expect(await nextSignal(try #require(changes)) == .lagged)
      try await bob.post("@carol not for Alice", for: .direct)
      try await carol.post("@alice in public")
      try await bob.post("@alice for her", for: .direct)
      #expect(await nextSignal(try #require(changes)) == .changed)
      #expect(try await alice.inbox() == ["new bob: @alice for her"])
    }
  }

  @Test("is made of the direct posts that were there before, as read", arguments: BackendKind.available)
  func migration(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      try await alice.post("for everyone @bob")
      let first = try await alice.post("@bob hello", for: .direct)
      let answer = try await bob.post("@alice hi", on: first, for: .direct)
      try await alice.post("@bob @carol @dave", on: answer, for: .direct)
      try await carol.post("to myself, @carol", for: .direct)
      _ = try await alice.can.postActions.delete(try await alice.post("@bob gone", for: .direct).id)
      try await dave.can.account.delete(with: "correct horse dave")
      await world.finish()
      let before = try await world.database.inboxes()
      try await world.database.write { connection throws(AppError) in
        for table in ["direct_post", "conversation"] as [SQL] {
          try connection.execute("DROP TABLE \(table)")
        }
        try connection.execute("DELETE FROM migration WHERE name = 'conversations'")
      }
      let (after, findings) = try await world.opened { other in
        (try await other.database.inboxes(), try await other.backend.check())
      }
      #expect(after == before && before.count == 8)
      #expect(findings == [])
      #expect(
        try await bob.inbox() == ["read alice carol: @bob @carol @dave", "read alice: @alice hi"])
      try await bob.post("@alice more", on: answer, for: .direct)
      #expect(try await alice.inbox().first == "new bob: @alice more")
    }
  }
}

extension Person {
  fileprivate var conversations: any ConversationsRepository {
    get throws(AppError) { try can.conversations.orUnsupported() }
  }

  /// The conversations, read two at a time, as `new bob carol: the last words`.
  fileprivate func inbox() async throws -> [String] {
    try await everything(limit: 2) { try await conversations.conversations($0) }.map { conversation in
      let people = conversation.people.map(\.handle).joined(separator: " ")
      return "\(conversation.isUnread ? "new" : "read") \(people): \(conversation.lastPost.text)"
    }
  }
}

extension SQLDatabase {
  /// The direct posts of everyone, with the conversations that they are in, without what these are called.
  fileprivate func inboxes() async throws -> [String] {
    try await read { connection throws(AppError) in
      try connection.rows(
        """
        SELECT d.person_id, d.post_id, c.thread_id, c.people FROM direct_post d
        JOIN conversation c ON c.id = d.conversation_id ORDER BY d.person_id, d.post_id
        """
      ) { row throws(AppError) in
        "\(row.integer(0)) \(row.integer(1)) \(row.integer(2)): \(row.text(3))"
      }
    }
  }
}
