import SocialDatabase

extension Columns {
  /// The database as a whole, and its background work.
  static let database = [migration, change, idClock, setting, dueWork]

  private static let migration = Columns("migration", key: ["name"], source: ["name"])

  private static let change = Columns(
    "change", key: ["sequence"], source: ["sequence", "kind", "subject", "object", "at"])

  /// The clocks that ids come from. Every id of a clock is compared with it.
  private static let idClock = Columns("id_clock", key: ["name"], source: ["name"], derived: [.found("last")])

  /// The settings of the database; see `Setting`.
  private static let setting = Columns(
    "setting",
    as: { _ in ["CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)"] },
    key: ["name"], source: ["name", "value"])

  /// The background work that is due, and when; see `WorkState`. There is one row for each subject of a kind.
  private static let dueWork = Columns(
    "due_work",
    as: { dialect in
      [
        """
        CREATE TABLE due_work (
          kind TEXT NOT NULL, subject BIGINT NOT NULL, state TEXT NOT NULL, due_at BIGINT NOT NULL,
          tries BIGINT NOT NULL, asked BIGINT NOT NULL, PRIMARY KEY (kind, subject)) \(dialect.clustered)
        """
      ]
    },
    key: ["kind", "subject"], source: ["kind", "subject", "state", "due_at", "tries", "asked"])
}
