import AppValues
import Logging
import SocialConnectTesting
import SocialDatabase
import Testing

@testable import SocialLocalStore

@Suite("The feed of changes")
struct ChangeFeedTests {
  @Test("continues for a listener that begins as the last one leaves")
  func handover() async throws {
    try await Self.with { store in
      let feed = ChangeFeed(database: store)
      for round in 0..<100 {
        do {
          var left = feed.events().makeAsyncIterator()
          #expect(await left.next() != nil)
        }
        var stays = feed.events().makeAsyncIterator()
        #expect(await stays.next() != nil)
        try await store.write { connection throws(AppError) in
          try connection.appendChange(ChangeRecord(kind: "profile", subject: 1, object: nil, at: 0))
        }
        guard await stays.next() != nil else {
          Issue.record("Nothing was heard in round \(round).")
          return
        }
      }
    }
  }

  @Test("says that the source is back, also where nothing has happened", .timeLimit(.minutes(2)))
  func back() async throws {
    try await Self.with { store in
      let database = TroubledDatabase(store)
      let feed = ChangeFeed(database: database)
      var events = feed.events(.notices).makeAsyncIterator()
      database.signal(.changed)
      #expect(await events.next()?.isLagged == true)
      for _ in 0..<3 {
        database.signal(.disconnected)
        guard case .disconnected = await events.next() else {
          Issue.record("It didn't say that the source is away.")
          return
        }
        database.signal(.changed)
        #expect(await events.next()?.isLagged == true)
      }
    }
  }

  @Test("ends with the database, also while that can't be read", .timeLimit(.minutes(1)))
  func end() async throws {
    try await Self.with { store in
      let database = TroubledDatabase(store)
      let feed = ChangeFeed(database: database)
      var events = feed.events().makeAsyncIterator()
      database.isOut.change { $0 = true }
      database.signal(.changed)
      guard case .disconnected = await events.next() else {
        Issue.record("It didn't say that the source is away.")
        return
      }
      database.end()
      if let next = await events.next() { Issue.record("It said \(next).") }
    }
  }

  @Test("tries again by itself what it couldn't read", .timeLimit(.minutes(2)))
  func again() async throws {
    try await Self.with { store in
      let database = TroubledDatabase(store)
      let feed = ChangeFeed(database: database, patience: .milliseconds(20))
      var events = feed.events().makeAsyncIterator()
      database.signal(.changed)
      #expect(await events.next()?.isLagged == true)
      database.isOut.change { $0 = true }
      try await database.write { connection throws(AppError) in
        try connection.appendChange(ChangeRecord(kind: "profile", subject: 1, object: nil, at: 0))
      }
      // No other signal comes.
      database.signal(.changed)
      guard case .disconnected = await events.next() else {
        Issue.record("It didn't say that the source is away.")
        return
      }
      database.isOut.change { $0 = false }
      #expect(await events.next()?.isLagged == true)
      try await database.write { connection throws(AppError) in
        try connection.appendChange(ChangeRecord(kind: "profile", subject: 2, object: nil, at: 0))
      }
      database.signal(.changed)
      guard case .changes(let changes, _) = await events.next() else {
        Issue.record("It didn't go on.")
        return
      }
      #expect(changes.map(\.subject) == [2])
    }
  }

  @Test("tells a listener that comes while it finds out whom changes concern")
  func late() async throws {
    try await Self.with { store in
      let heard = LockedValue<[Int]>([])
      func listener(_ viewer: Int64) -> ChangeListener {
        ChangeListener(interest: .timeline(.home), tokenHash: "\(viewer)", viewer: viewer) { _ in
          heard.change { $0.append(Int(viewer)) }
        }
      }
      var listeners = ChangeListeners()
      listeners.add(listener(1), as: 1)
      let questions = listeners.questions
      for number in 2...3 { listeners.add(listener(Int64(number)), as: number) }
      listeners.remove(3)
      let reach = try await store.read { connection throws(AppError) in
        try ChangeReach(
          of: [ChangeRecord(kind: "published", subject: 1, object: 9, at: 0)], answering: questions,
          connection)
      }
      // No one follows the author, but of the second no one asked.
      for listener in listeners.concerned(by: reach) { listener.hear(.lagged) }
      #expect(heard.value == [2])
      let next = listeners.questions
      let again = try await store.read { connection throws(AppError) in
        try ChangeReach(of: reach.changes, answering: next, connection)
      }
      #expect(listeners.concerned(by: again).isEmpty)
    }
  }

  private static func with(_ body: (any SQLDatabase) async throws -> Void) async throws {
    var log = Logger(label: "tests")
    log.logLevel = .error
    let store = try await SQLiteDatabase.open(path: nil, migrations: Migrations.all, log: log)
    try await body(store)
    await store.close()
  }
}

extension ChangeFeed.Event {
  fileprivate var isLagged: Bool {
    if case .lagged = self { true } else { false }
  }
}
