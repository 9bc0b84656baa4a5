import AppValues
import SocialDatabase
import Testing

/// Listeners learn of changes from everywhere.
@Suite struct WakeUpTests {
  private static func change(_ subject: Int64) -> ChangeRecord {
    ChangeRecord(kind: "post", subject: subject, object: subject * 10, at: 99)
  }

  private static func append(_ subject: Int64, to database: any SQLDatabase) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      try connection.appendChange(change(subject))
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: DatabaseKind.available)
  func aListenerHearsOfChangesOfItsOwnProcess(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await expectNews(of: database, writtenTo: database)
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: DatabaseKind.shared)
  func aListenerHearsOfChangesMadeThroughOthers(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let reader = try await test.open()
    let writer = try await test.open()
    try await expectNews(of: reader, writtenTo: writer)
    await reader.close()
    await writer.close()
  }

  /// Follows the changes as a live screen does: reads after each signal, from where it stands.
  private func expectNews(
    of reader: any SQLDatabase, writtenTo writer: any SQLDatabase
  ) async throws {
    var signals = reader.wakeUps().makeAsyncIterator()
    #expect(await signals.next() == .changed)
    for subject in Int64(1)...3 {
      try await Self.append(subject, to: writer)
      while try await reader.changes().count < subject {
        #expect(await signals.next() == .changed)
      }
    }
    let changes = try await reader.changes()
    #expect(changes == (1...3).map(Self.change))
  }

  @Test(.timeLimit(.minutes(5)), arguments: DatabaseKind.available)
  func allListenersHearAndThoseThatLeaveDisturbNobody(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      let listeners = (0..<3).map { _ in
        Task { await database.wakeUps().prefix(2).reduce(into: []) { $0.append($1) } }
      }
      var stays = database.wakeUps().makeAsyncIterator()
      #expect(await stays.next() == .changed)
      let leaves = Task { for await _ in database.wakeUps() {} }
      leaves.cancel()
      await leaves.value
      // Each may begin to listen only now, so it is told again until all have heard.
      let heard = Task { for listener in listeners { #expect(await listener.value.count == 2) } }
      let isDone = Task {
        await heard.value
        return true
      }
      let teller = Task {
        for subject in Int64(1)... {
          try await Self.append(subject, to: database)
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      #expect(await isDone.value)
      teller.cancel()
      #expect(await stays.next() == .changed)
    }
  }

  @Test(arguments: DatabaseKind.available)
  func sequencesGrowAndOldChangesAreForgottenInTime(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.write { connection throws(AppError) in
        try connection.execute(
          """
          INSERT INTO change (kind, subject, at)
          WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 100100)
          SELECT 'old', i, 0 FROM n
          """)
      }
      for subject in Int64(1)...130 { try await Self.append(subject, to: database) }
      let (count, newest) = try await database.read { connection throws(AppError) in
        let count = try connection.first("SELECT count(*) FROM change") { row throws(AppError) in
          row.int(0)
        }
        let newest = try connection.changes(after: 100_100, limit: 1000)
        return (count ?? 0, newest.map(\.sequence))
      }
      #expect((100_000..<100_100).contains(count))
      #expect(newest == newest.sorted() && newest.count == 130)
    }
  }
}
