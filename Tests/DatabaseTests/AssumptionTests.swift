import AppValues
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// What a write takes for true is looked at before it ends.
@Suite struct AssumptionTests {
  @Test(arguments: DatabaseKind.available)
  func whoIsRightRunsOnce(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1, "one")
      let runs = try await database.add(2, assuming: "one", of: 1)
      #expect(runs == [true])
      #expect(try await database.ids() == [1, 2])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func whoIsWrongRunsAgainWithoutAssuming(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1, "one")
      #expect(try await database.add(2, assuming: "two", of: 1) == [true, false])
      #expect(try await database.add(3, assuming: "nothing", of: 9) == [true, false])
      #expect(try await database.ids() == [1, 2, 3])
      #expect(try await database.changes() == [.numbered(2), .numbered(3)])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func whoIsRefusedRunsAgainWithoutAssuming(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1)
      let isStored = try await database.write { connection throws(AppError) in
        if !connection.mayAssume { return false }
        try connection.submit("INSERT INTO item (id) VALUES (1)")
        return true
      }
      #expect(!isStored)
    }
  }

  @Test(arguments: DatabaseKind.available)
  func whoIsWrongLeavesTheOthersOfTheGroup(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1, "one")
      let held = try await HeldWriter(database)
      let right = Task { try await database.add(2, assuming: "one", of: 1) }
      let wrong = Task { try await database.add(3, assuming: "two", of: 1) }
      let thrown = Task {
        try await database.write { connection throws(AppError) in
          try connection.assume("SELECT 1") { $0.integer(0) == 2 }
          throw .gone
        }
      }
      try await held.release(whenWaiting: 3)
      for adding in [right, wrong] { #expect(try await adding.value.last == false) }
      await #expect(throws: AppError.gone) { try await thrown.value }
      #expect(try await database.ids() == [1, 2, 3])
      #expect(Set(try await database.changes()) == [.numbered(2), .numbered(3)])
    }
  }

  /// What an earlier write of the group did counts.
  @Test(arguments: DatabaseKind.available)
  func whatTheGroupHasWrittenIsSeen(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(1, "one")
      let held = try await HeldWriter(database)
      let renaming = Task {
        try await database.write { connection throws(AppError) in
          try connection.submit("UPDATE item SET name = 'two' WHERE id = 1")
        }
      }
      #expect(try await eventually { database.waitingWrites == 1 })
      let adding = Task { try await database.add(2, assuming: "one", of: 1) }
      try await held.release(whenWaiting: 2)
      try await renaming.value
      #expect(try await adding.value.last == false)
    }
  }
}

extension SQLDatabase {
  /// Adds an item as if another had a certain name.
  ///
  /// - Returns: Of each run, whether it was allowed to assume that.
  fileprivate func add(_ id: Int64, assuming name: String, of other: Int64) async throws -> [Bool] {
    let runs = LockedValue<[Bool]>([])
    try await write { connection throws(AppError) in
      let mayAssume = connection.mayAssume
      runs.change { $0.append(mayAssume) }
      if mayAssume {
        try connection.assume("SELECT name FROM item WHERE id = \(other)") { $0.text(0) == name }
      }
      try connection.submit("INSERT INTO item (id) VALUES (\(id))")
      try connection.appendChange(.numbered(id))
    }
    return runs.value
  }
}
