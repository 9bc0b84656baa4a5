import AppValues
import SocialDatabase
import Testing

@testable import SocialLocalStore

@Suite("The feed of changes")
struct ChangeFeedContract {
  @Test("says so where changes were forgotten before it could read them", arguments: BackendKind.available)
  func forgotten(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.database.append(1...10)
      let feed = ChangeFeed(database: world.database)
      defer { withExtendedLifetime(feed) {} }
      var events = feed.events().makeAsyncIterator()
      #expect(await events.next()?.isLagged == true)
      try await world.database.append(1...3)
      #expect(await events.next()?.subjects == [1, 2, 3])
      // All at once, so that no one reads in between.
      try await world.database.append(1...200, skipping: 200_000, then: 1...64)
      #expect(await events.next()?.isLagged == true)
      try await world.database.append(7...7)
      #expect(await events.next()?.subjects == [7])
    }
  }

  @Test("misses nothing where numbers were skipped, as by what was undone", arguments: BackendKind.available)
  func skipped(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let feed = ChangeFeed(database: world.database)
      defer { withExtendedLifetime(feed) {} }
      var events = feed.events().makeAsyncIterator()
      #expect(await events.next()?.isLagged == true)
      try await world.database.append(0..<0, skipping: 90_000, then: 1...3)
      #expect(await events.next()?.subjects.suffix(3) == [1, 2, 3])
      try await world.database.append(0..<0, skipping: 300_000, then: 4...6)
      #expect(await events.next()?.subjects.suffix(3) == [4, 5, 6])
    }
  }
}

extension ChangeFeed.Event {
  fileprivate var isLagged: Bool {
    if case .lagged = self { true } else { false }
  }

  fileprivate var subjects: [Int64] {
    if case .changes(let changes, _) = self { changes.map(\.subject) } else { [] }
  }
}

extension SQLDatabase {
  fileprivate func append(_ subjects: some Sequence<Int64> & Sendable) async throws {
    try await write { connection throws(AppError) in
      for subject in subjects { try connection.appendChange(.test(subject)) }
    }
  }

  /// Appends changes before and after numbers that are left out.
  fileprivate func append(
    _ first: some Sequence<Int64> & Sendable, skipping number: Int64, then last: ClosedRange<Int64>
  ) async throws {
    try await write { connection throws(AppError) in
      for subject in first {
        try connection.submit("INSERT INTO change (kind, subject, at) VALUES ('test', \(subject), 0)")
      }
      switch connection.dialect {
      case .sqlite:
        try connection.execute(
          "INSERT INTO change (sequence, kind, subject, at) VALUES (\(number), 'test', 0, 0)")
      case .postgreSQL:
        _ = try connection.rows("SELECT setval(pg_get_serial_sequence('change', 'sequence'), \(number))") {
          _ throws(AppError) in
        }
      }
      for subject in last { try connection.appendChange(.test(subject)) }
    }
  }
}

extension ChangeRecord {
  fileprivate static func test(_ subject: Int64) -> ChangeRecord {
    ChangeRecord(kind: "test", subject: subject, object: nil, at: 0)
  }
}
