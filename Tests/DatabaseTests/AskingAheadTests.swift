import AppValues
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// Writes of a group ask before the first of them changes anything, and none goes by an answer that is no longer true.
@Suite struct AskingAheadTests {
  @Test(arguments: DatabaseKind.available)
  func whatAnotherOfTheGroupHasChangedIsAskedAgain(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      for id in Int64(1)...2 { try await database.add(id, "") }
      let names = try await database.together([
        .init(adds: "a", to: 1), .init(adds: "b", to: 2), .init(adds: "c", to: 1),
        .init(adds: "d", to: 1, within: .anything), .init(adds: "e", to: 1), .init(adds: "f", to: 2),
      ])
      #expect(names == ["a", "b", "ac", "acd", "acde", "bf"])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func whoFailsLeavesTheOthers(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      for id in Int64(1)...2 { try await database.add(id, "") }
      // It has written when it fails, so all others run once more.
      let names = try await database.together([
        .init(adds: "a", to: 1), .init(adds: "b", to: 1, fails: true), .init(adds: "c", to: 9),
        .init(adds: "d", to: 1), .init(adds: "e", to: 2),
      ])
      #expect(names == ["a", nil, nil, "ad", "e"])
    }
  }

  @Test(arguments: DatabaseKind.available)
  func allAnswersAreWaitedForAtOnce(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      for id in Int64(1)...8 { try await database.add(id, "") }
      let held = try await HeldWriter(database)
      let one = Task { try await database.add("a", to: 1, within: .only([1])) }
      try await held.release(whenWaiting: 1)
      _ = try await one.value
      let before = database.writeWaitCount
      _ = try await database.add("b", to: 1, within: .only([1]))
      let alone = database.writeWaitCount - before
      #expect(alone == (kind == .postgreSQL ? 3 : 0))

      let names = try await database.together((1...8).map { Addition(adds: "c", to: $0) }) {
        #expect(database.writeWaitCount - $0 == alone)
      }
      #expect(names == ["abc"] + Array(repeating: "c", count: 7))
    }
  }
}

/// Something to be added to the name of an item, which is read first.
private struct Addition {
  var adds: String
  var to: Int64
  var within: WriteScope?
  var fails = false
}

extension SQLDatabase {
  /// - Returns: The name as it then is.
  fileprivate func add(
    _ text: String, to id: Int64, within scope: WriteScope, fails: Bool = false
  ) async throws(AppError) -> String {
    try await write(within: scope) { connection throws(AppError) in
      let asked = try connection.ask("SELECT name FROM item WHERE id = \(id)") { $0.text(0) }
      return { () throws(AppError) in
        guard let name = try asked.answer().first else { throw .notFound }
        try connection.submit("UPDATE item SET name = \(name + text) WHERE id = \(id)")
        if fails { throw .conflict }
        return name + text
      }
    }
  }

  /// Makes additions in one group, in their order.
  ///
  /// - Parameter check: Given how often was waited before the group began.
  /// - Returns: The name that each made; nil for those that failed.
  fileprivate func together(
    _ additions: [Addition], check: (Int) -> Void = { _ in }
  ) async throws -> [String?] {
    let held = try await HeldWriter(self)
    var tasks: [Task<String?, Never>] = []
    for addition in additions {
      tasks.append(
        Task {
          // Who fails has no name to tell.
          try? await add(
            addition.adds, to: addition.to, within: addition.within ?? .only([addition.to]),
            fails: addition.fails)
        })
      let count = tasks.count
      #expect(try await eventually { waitingWrites == count })
    }
    let before = writeWaitCount
    try await held.release(whenWaiting: tasks.count)
    var names: [String?] = []
    for task in tasks { names.append(await task.value) }
    check(before)
    return names
  }
}
