import SocialDatabase

/// The rows that give someone a trait. Triggers keep `person.traits`, in the transaction in which such a row comes or goes.
struct TraitSource: Sendable {
  private let trait: Traits
  private let table: SQLName
  /// The columns of whom a row gives the trait.
  private let people: [SQLName]
  /// The column that is 1 in rows that do; nil if all do.
  private let flag: SQLName?

  /// Those of the migration `traits`. One that comes later has a migration of its own.
  static let first = [
    TraitSource(trait: .blocks, table: "block", people: ["blocker_id", "blocked_id"], flag: nil),
    TraitSource(trait: .mutes, table: "mute", people: ["muter_id"], flag: nil),
    TraitSource(trait: .hidesShares, table: "follow", people: ["follower_id"], flag: "hides_shares"),
    TraitSource(trait: .keepsApart, table: "user_list", people: ["owner_id"], flag: "is_exclusive"),
    TraitSource(trait: .bookmarks, table: "bookmark", people: ["person_id"], flag: nil),
    TraitSource(trait: .mutedConversations, table: "conversation_mute", people: ["person_id"], flag: nil),
  ]

  /// The traits of the person `t`, as the rows say.
  static let found: SQL = first.reduce("0") { sum, source in
    "\(sum) + CASE WHEN \(source.applies(to: "t")) THEN \(source.bit) ELSE 0 END"
  }

  private var bit: SQL { "\(number: trait.rawValue)" }

  /// Whether a row gives the trait to the person in another row.
  private func applies(to person: SQL) -> SQL {
    let condition: SQL = flag.map { " AND x.\($0) = 1" } ?? ""
    let rows = people.map { column -> SQL in
      "EXISTS (SELECT 1 FROM \(table) x WHERE x.\(column) = \(person).id\(condition))"
    }
    return rows.dropFirst().reduce(rows[0]) { "\($0) OR \($1)" }
  }

  /// Gives the trait to those whom the new row names.
  private var gives: SQL {
    let applies: SQL = flag.map { " AND NEW.\($0) = 1" } ?? ""
    return """
      UPDATE person SET traits = traits + \(bit)
      WHERE id IN (\(SQL(list: people.map { "NEW.\($0)" }))) AND (traits & \(bit)) = 0\(applies)
      """
  }

  /// Takes it from those whom the old row named, if no other does.
  private var takes: SQL {
    """
    UPDATE person SET traits = traits - \(bit)
    WHERE id IN (\(SQL(list: people.map { "OLD.\($0)" }))) AND (traits & \(bit)) <> 0
      AND NOT (\(applies(to: "person")))
    """
  }

  /// The statements that create the triggers.
  func triggers(_ dialect: Dialect) -> [SQL] {
    let begun: SQL = flag.map { "WHEN (NEW.\($0) = 1)" } ?? ""
    let ended: SQL = flag.map { "WHEN (OLD.\($0) = 1)" } ?? ""
    let changed: SQL? = flag.map { "UPDATE OF \($0) ON \(table) FOR EACH ROW WHEN (NEW.\($0) <> OLD.\($0))" }
    switch dialect {
    case .sqlite:
      return [
        "CREATE TRIGGER \(table)_gives AFTER INSERT ON \(table) FOR EACH ROW \(begun) BEGIN \(gives); END",
        "CREATE TRIGGER \(table)_takes AFTER DELETE ON \(table) FOR EACH ROW \(ended) BEGIN \(takes); END",
      ]
        + (changed.map { ["CREATE TRIGGER \(table)_changes AFTER \($0) BEGIN \(takes); \(gives); END"] } ?? [])
    case .postgreSQL:
      let call: SQL = "EXECUTE FUNCTION keep_trait_of_\(table)()"
      return [
        """
        CREATE FUNCTION keep_trait_of_\(table)() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN
          IF TG_OP <> ''INSERT'' THEN \(takes); END IF;
          IF TG_OP <> ''DELETE'' THEN \(gives); END IF;
          RETURN NULL;
        END'
        """,
        "CREATE TRIGGER \(table)_gives AFTER INSERT ON \(table) FOR EACH ROW \(begun) \(call)",
        "CREATE TRIGGER \(table)_takes AFTER DELETE ON \(table) FOR EACH ROW \(ended) \(call)",
      ] + (changed.map { ["CREATE TRIGGER \(table)_changes AFTER \($0) \(call)"] } ?? [])
    }
  }

  /// Gives the trait to everyone who should have it.
  var backfill: [SQL] {
    people.map { column in
      let rows: SQL = flag.map { " WHERE x.\($0) = 1" } ?? ""
      return """
        UPDATE person SET traits = traits + \(bit)
        WHERE (traits & \(bit)) = 0 AND id IN (SELECT x.\(column) FROM \(table) x\(rows))
        """
    }
  }
}
