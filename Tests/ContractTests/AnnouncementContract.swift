import AppValues
import Authentication
import Entities
import Notifications
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialLocalStore

@Suite("Announcements")
struct AnnouncementContract {
  @Test(
    "are read by everyone until they end, and dismissed by each for themselves",
    arguments: BackendKind.everywhere)
  func reading(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let now = world.clock.clock.now()
      let first = try await world.announce("We move @alice #moving")
      world.clock.advance(seconds: 1)
      let second = try await world.announce(
        "Open day", from: now.adding(seconds: 3_600), until: now.adding(seconds: 7_200))
      #expect(first.publishedAt == now && first.editedAt == nil && !first.isRead && first.reactions.isEmpty)
      #expect(try await bob.announcements() == [second, first])

      let announcements = try alice.announcing
      for _ in 1...2 { try await announcements.dismiss(first.id) }
      #expect(try await alice.announcements().map(\.isRead) == [false, true])
      #expect(try await bob.announcements().map(\.isRead) == [false, false])

      world.clock.advance(seconds: 7_198)
      #expect(try await bob.announcements().count == 2)
      world.clock.advance(seconds: 1)
      #expect(try await bob.announcements() == [first])
      for id in [second.id, ID("7"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await announcements.dismiss(id) }
        await #expect(throws: AppError.notFound) { try await announcements.setReaction("🎉", true, to: id) }
      }
      let strangers = try world.stranger.notifications.announcements.orUnsupported()
      await #expect(throws: AppError.unauthenticated) { try await strangers.announcements() }
      await #expect(throws: AppError.unauthenticated) { try await strangers.dismiss(first.id) }
      await #expect(throws: AppError.unauthenticated) {
        try await strangers.setReaction("🎉", true, to: first.id)
      }
    }
  }

  @Test(
    "stay dismissed when they're changed, and take everything along when they're deleted",
    arguments: BackendKind.everywhere)
  func changes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let announced = try await world.announce("We moove")
      try await alice.announcing.dismiss(announced.id)
      try await alice.announcing.setReaction("🎉", true, to: announced.id)
      world.clock.advance(seconds: 60)
      let end = world.clock.clock.now().adding(seconds: 86_400)
      let changed = try await world.backend.announcing.change(
        announced.id, to: AnnouncementContent(text: " We move ", endsAt: end))
      #expect(changed.content == AnnouncementContent(text: "We move", endsAt: end))
      #expect(
        changed.publishedAt == announced.publishedAt && changed.editedAt == end.adding(seconds: -86_400))
      let read = try #require(try await alice.announcements().first)
      #expect(read.content == changed.content && read.isRead)
      #expect(read.reactions == [AnnouncementReaction(emoji: "🎉", count: 1, isOwn: true)])

      // One that has ended can be brought back.
      world.clock.advance(seconds: 86_400)
      #expect(try await alice.announcements().isEmpty)
      _ = try await world.backend.announcing.change(announced.id, to: AnnouncementContent(text: "We move"))
      #expect(try await alice.announcements().map(\.isRead) == [true])

      try await world.backend.announcing.delete(announced.id)
      #expect(try await alice.announcements().isEmpty)
      #expect(try await world.announcementRows() == 0)
      await #expect(throws: AppError.notFound) { try await world.backend.announcing.delete(announced.id) }
      await #expect(throws: AppError.notFound) {
        try await world.backend.announcing.change(announced.id, to: announced.content)
      }
    }
  }

  @Test(
    "are listed for the administrator in pages, also those that have ended", arguments: BackendKind.available)
  func paging(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let end = world.clock.clock.now().adding(seconds: 60)
      var texts: [String] = []
      for number in 1...5 {
        let announced = try await world.announce("\(number)", until: number == 2 ? end : nil)
        try await alice.announcing.dismiss(announced.id)
        try await alice.announcing.setReaction("🎉", true, to: announced.id)
        texts.insert("\(number)", at: 0)
      }
      world.clock.advance(seconds: 61)
      let all = try await everything(limit: 2) { try await world.backend.announcing.announcements($0) }
      #expect(all.map(\.content.text) == texts)
      #expect(all.allSatisfy { !$0.isRead && $0.reactions == [.init(emoji: "🎉", count: 1, isOwn: false)] })
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await world.backend.announcing.announcements(PageRequest(.before(Cursor("x"))))
      }
    }
  }

  @Test(
    "say how many people gave which emoji, in the order in which those were first given",
    arguments: BackendKind.everywhere)
  func reactions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let id = try await world.announce("We move").id
      for emoji in ["🎉", "👍🏽", "🎉"] { try await alice.announcing.setReaction(emoji, true, to: id) }
      try await bob.announcing.setReaction("👍🏽", true, to: id)
      #expect(try await alice.emoji() == ["🎉 1 own", "👍🏽 2 own"])
      #expect(try await bob.emoji() == ["🎉 1", "👍🏽 2 own"])

      for emoji in ["🎉", "🦉"] { try await bob.announcing.setReaction(emoji, false, to: id) }
      #expect(try await bob.emoji() == ["🎉 1", "👍🏽 2 own"])
      for _ in 1...2 { try await alice.announcing.setReaction("🎉", false, to: id) }
      try await bob.announcing.setReaction("🎉", true, to: id)
      #expect(try await bob.emoji() == ["👍🏽 2 own", "🎉 1 own"])
      await #expect(throws: AppError.invalid(.emoji, .malformed)) {
        try await alice.announcing.setReaction("x", true, to: id)
      }
    }
  }

  @Test("have eight different emoji at most, also when those come at once", arguments: BackendKind.everywhere)
  func emojiRace(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join((0..<3).map { "person\($0)" })
      let id = try await world.announce("We move").id
      let emoji = ["🍎", "🍐", "🍊", "🍋", "🍌", "🍉", "🍇", "🍓", "🫐", "🍒", "🍑", "🥭"]
      let outcomes = try await world.opened { other in
        await race(36) { number in
          let person = people[number % 3]
          let reader = number.isMultiple(of: 2) ? person : other.person(person.session)
          try await reader.announcing.setReaction(emoji[number / 3], true, to: id)
        }
      }
      #expect(outcomes.count { $0 == nil } == 24)
      #expect(outcomes.compactMap(\.self).allSatisfy { $0 == .invalid(.emoji, .outOfRange) })
      let given = try #require(try await people[0].announcements().first).reactions
      #expect(given.count == 8 && given.allSatisfy { $0.count == 3 && $0.isOwn })

      // What no one gives any longer leaves room for another.
      let left = try #require(emoji.first { one in !given.contains { $0.emoji == one } })
      for person in people { try await person.announcing.setReaction(given[0].emoji, false, to: id) }
      try await people[0].announcing.setReaction(left, true, to: id)
      #expect(try await people[1].emoji().last == "\(left) 1")
    }
  }

  @Test("are fifty at most that haven't ended, also when they come at once", arguments: BackendKind.available)
  func announcementRace(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let end = world.clock.clock.now().adding(seconds: 60)
      let ended = try await world.announce("ended", until: end)
      world.clock.advance(seconds: 60)
      for number in 1...46 { _ = try await world.announce("\(number)") }
      let outcomes = try await world.opened { other in
        await race(12) { number in
          _ = try await (number.isMultiple(of: 2) ? world : other).announce("at once \(number)")
        }
      }
      #expect(outcomes.count { $0 == nil } == 4)
      #expect(outcomes.compactMap(\.self).allSatisfy { $0 == .invalid(.announcements, .outOfRange) })
      let standing = try await alice.announcements()
      #expect(standing.count == 50)
      await #expect(throws: AppError.invalid(.announcements, .outOfRange)) {
        try await world.backend.announcing.change(ended.id, to: AnnouncementContent(text: "again"))
      }
      let newest = try #require(standing.first)
      _ = try await world.backend.announcing.change(newest.id, to: AnnouncementContent(text: "changed"))
      try await world.backend.announcing.delete(newest.id)
      _ = try await world.backend.announcing.change(ended.id, to: AnnouncementContent(text: "again"))
    }
  }

  @Test("lose what someone made of them who deletes their account", arguments: BackendKind.everywhere)
  func accountDeleted(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      for number in 1...7 {
        let id = try await world.announce("\(number)").id
        try await alice.announcing.dismiss(id)
        for emoji in ["🎉", "🦉"] { try await alice.announcing.setReaction(emoji, true, to: id) }
        try await bob.announcing.setReaction("🎉", true, to: id)
      }
      try await alice.can.account.delete(with: "correct horse alice")
      await world.finish()
      #expect(try await bob.announcements().allSatisfy { $0.reactions.map(\.emoji) == ["🎉"] })
      #expect(try await bob.announcements().allSatisfy { $0.reactions.map(\.count) == [1] })
      #expect(try await world.announcementRows() == 7 * 2)
    }
  }

  @Test("tell everyone who listens of themselves", arguments: BackendKind.everywhere)
  func signals(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let streams = try people.map { try $0.announcing.announcementChanges() }
      for stream in streams { #expect(await nextSignal(stream) == .lagged) }
      let announced = try await world.announce("We move")
      for stream in streams { #expect(await nextSignal(stream) == .changed) }
      _ = try await world.backend.announcing.change(announced.id, to: AnnouncementContent(text: "We stay"))
      for stream in streams { #expect(await nextSignal(stream) == .changed) }
      for isGiven in [true, false] {
        try await people[1].announcing.setReaction("🎉", isGiven, to: announced.id)
        for stream in streams { #expect(await nextSignal(stream) == .changed) }
      }
      try await world.backend.announcing.delete(announced.id)
      for stream in streams { #expect(await nextSignal(stream) == .changed) }
    }
  }

  @Test("tell everyone who listens when they have ended", arguments: BackendKind.everywhere)
  func endSignals(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let start = world.clock.clock.now()
      let announced = try await world.announce("We move", until: start.adding(seconds: 60))
      let gone = try await world.announce("We stay", until: start.adding(seconds: 60))
      // It's given more time, and the other has no end any more.
      _ = try await world.backend.announcing.change(
        announced.id, to: AnnouncementContent(text: "We move", endsAt: start.adding(seconds: 120)))
      _ = try await world.backend.announcing.change(gone.id, to: AnnouncementContent(text: "We stay"))
      let stream = try alice.announcing.announcementChanges()
      #expect(await nextSignal(stream) == .lagged)
      let before = try await world.announcementChanges()
      world.clock.advance(seconds: 60)
      await world.runOnce()
      #expect(try await world.announcementChanges() == before)
      #expect(try await alice.announcements().count == 2)
      world.clock.advance(seconds: 60)
      await world.runOnce()
      #expect(await nextSignal(stream) == .changed)
      #expect(try await world.announcementChanges() == before + 1)
      #expect(try await alice.announcements().map(\.id) == [gone.id])
      #expect(try await world.dueWork() == 0)
    }
  }

  @Test("tell no one else what someone dismissed", arguments: BackendKind.available)
  func dismissalSignals(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let announced = try await world.announce("We move")
      let feed = ChangeFeed(database: world.database)
      defer { withExtendedLifetime(feed) {} }
      func events(of person: Person) -> AsyncStream<ChangeFeed.Event>.Iterator {
        feed.events(.announcements, to: AccessToken.hash(person.session.token)).makeAsyncIterator()
      }
      var (own, others) = (events(of: people[0]), events(of: people[1]))
      _ = await (own.next(), others.next())
      try await people[0].announcing.dismiss(announced.id)
      #expect(await own.next()?.kinds == ["announcementDismissed"])
      try await people[0].announcing.setReaction("🎉", true, to: announced.id)
      #expect(await others.next()?.kinds == ["announcement"])
    }
  }
}

extension ChangeFeed.Event {
  fileprivate var kinds: [String] {
    if case .changes(let changes, _) = self { changes.map(\.kind) } else { [] }
  }
}

extension World {
  /// Announces something as the administrator.
  fileprivate func announce(
    _ text: String, from start: Timestamp? = nil, until end: Timestamp? = nil
  ) async throws(AppError) -> Announcement {
    try await backend.announcing.announce(AnnouncementContent(text: text, startsAt: start, endsAt: end))
  }

  /// How often it was said that an announcement changed.
  fileprivate func announcementChanges() async throws(AppError) -> Int {
    try await database.read { connection throws(AppError) in
      try connection.rows("SELECT 1 FROM change WHERE kind = 'announcement'") { _ throws(AppError) in true }
        .count
    }
  }

  /// How many rows there are of what people made of announcements.
  fileprivate func announcementRows() async throws(AppError) -> Int {
    try await database.read { connection throws(AppError) in
      var count = 0
      for table in ["announcement_dismissal", "announcement_emoji", "announcement_reaction"] as [SQL] {
        count += try connection.rows("SELECT 1 FROM \(table)") { _ throws(AppError) in true }.count
      }
      return count
    }
  }
}

extension Person {
  fileprivate var announcing: any AnnouncementsRepository {
    get throws(AppError) { try can.notifications.announcements.orUnsupported() }
  }

  fileprivate func announcements() async throws(AppError) -> [Announcement] {
    try await announcing.announcements().items
  }

  /// The emoji of the newest announcement: each with its number, and whether it's one's own, too.
  fileprivate func emoji() async throws(AppError) -> [String] {
    try await announcements().first?.reactions.map {
      "\($0.emoji) \($0.count)\($0.isOwn ? " own" : "")"
    } ?? []
  }
}
