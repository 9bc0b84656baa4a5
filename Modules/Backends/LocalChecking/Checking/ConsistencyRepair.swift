package import AppValues
package import SocialBackend
package import SocialDatabase
import SocialLocalStore

/// Rebuilds derived data that was found to be wrong, in small transactions, each of which checks again. What people have
/// written stays as it is.
package struct ConsistencyRepair {
  let database: any SQLDatabase
  let now: Timestamp
  private var counts: [String: Int] = [:]

  package init(_ database: any SQLDatabase, now: Timestamp) {
    self.database = database
    self.now = now
  }

  /// What was repaired so far.
  package var repairs: [RepairOutcome.Repair] {
    counts.sorted { $0.key < $1.key }.map { RepairOutcome.Repair(in: $0.key, count: $0.value) }
  }

  /// Repairs what it can of some findings. A count that was wrong because of another fault is found the next time.
  ///
  /// - Returns: Whether anything was repaired.
  package mutating func repair(_ findings: [CheckFinding]) async throws(AppError) -> Bool {
    let (locations, before) = (Set(findings.map(\.location)), counts)
    for table in CheckedTable.all {
      if table.foldings.contains(where: { locations.contains("\(table.name).\($0.column)") }) {
        try await go(from: .min) { last, connection throws(AppError) in
          try TextRepair.foldings(of: table, after: last, connection)
        }
      }
    }
    try await repairTexts(locations)
    for table in CheckedTable.all {
      for rule in table.rules where rule.repair != nil && locations.contains(table.location(of: rule)) {
        let (repair, location) = (
          RowRepair(table: table, rule: rule, now: now), rule.repairedLocation(in: table)
        )
        try await go(from: .min) { last, connection throws(AppError) in
          let step = try repair.step(after: last, connection)
          return (step.count > 0 ? [location: step.count] : [:], step.next)
        }
      }
    }
    return counts != before
  }

  private mutating func repairTexts(_ locations: Set<String>) async throws(AppError) {
    let wrong = SearchIndex.allCases.filter { locations.contains("\($0.name).tokens") }
    var derived: Set = ["post.hashtags", "post_tag", "mention.position"]
    switch database.dialect {
    case .sqlite:
      for index in wrong {
        try await database.write { connection throws(AppError) in
          try TextRepair.rebuild(index, connection)
        }
        counts["\(index.name).tokens", default: 0] += 1
      }
    case .postgreSQL:
      if wrong.contains(.people) {
        try await go(from: 0) { last, connection throws(AppError) in
          try TextRepair.people(after: last, connection)
        }
      }
      derived.insert("\(SearchIndex.posts.name).tokens")
    }
    if locations.isDisjoint(with: derived) { return }
    try await go(from: 0) { last, connection throws(AppError) in
      try TextRepair.posts(after: last, connection)
    }
  }

  /// Takes one step after another, each in a transaction of its own.
  private mutating func go(
    from begin: Int64,
    _ step: @escaping @Sendable (Int64, any SQLConnection) throws(AppError) -> TextRepair.Step
  ) async throws(AppError) {
    var last: Int64? = begin
    while let from = last {
      let done = try await database.write { [now] connection throws(AppError) in
        let done = try step(from, connection)
        // Others may be reading meanwhile.
        if !done.counts.isEmpty {
          try connection.appendChange(
            ChangeRecord(
              kind: ChangeKind.repaired.rawValue, subject: 0, object: nil, at: now.milliseconds))
        }
        return done
      }
      counts.merge(done.counts, uniquingKeysWith: +)
      last = done.next
    }
  }
}

extension CheckRule {
  /// The location that a repair of the rule changes.
  fileprivate func repairedLocation(in table: CheckedTable) -> String {
    if case .advance = repair { "id_clock.last" } else { table.location(of: self) }
  }
}
