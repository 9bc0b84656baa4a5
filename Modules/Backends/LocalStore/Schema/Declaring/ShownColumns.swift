import SocialDatabase

/// The columns of a table that everyone is shown of a post or a person, and that raise its `version` whenever one of them
/// gets another value. The database raises it by itself, in the transaction of the change, whoever makes it: what was made
/// of an ID and a version stays true. Columns that count, and what differs between readers, aren't among them.
struct ShownColumns: Sendable {
  /// Whose version is raised.
  private enum Owner {
    /// That of the row.
    case row
    /// That of the post in `post_id`.
    case post
  }

  private let table: SQLName
  private let owner: Owner
  private let columns: [SQLName]

  /// Columns of posts or people themselves.
  static func own(_ table: SQLName, _ columns: [SQLName]) -> ShownColumns {
    ShownColumns(table: table, owner: .row, columns: columns)
  }

  /// Columns of what belongs to a post.
  static func ofPost(_ table: SQLName, _ columns: [SQLName]) -> ShownColumns {
    ShownColumns(table: table, owner: .post, columns: columns)
  }

  /// The functions of PostgreSQL that the triggers call.
  static func functions(_ dialect: Dialect) -> [SQL] {
    switch dialect {
    case .sqlite: []
    case .postgreSQL:
      [
        """
        CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN NEW.version := OLD.version + 1; RETURN NEW; END'
        """,
        """
        CREATE FUNCTION raise_post_version() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN UPDATE post SET version = version + 1 WHERE id IN (OLD.post_id, NEW.post_id); RETURN NULL; END'
        """,
      ]
    }
  }

  /// The statement that makes the trigger. It costs nothing where none of the columns is written.
  func trigger(_ dialect: Dialect) -> SQL {
    let names = SQL(list: columns.map { "\($0)" })
    let (new, old) = (SQL(list: columns.map { "NEW.\($0)" }), SQL(list: columns.map { "OLD.\($0)" }))
    let condition: SQL = "((\(new)) IS DISTINCT FROM (\(old)))"
    switch (dialect, owner) {
    case (.sqlite, .row):
      return """
        CREATE TRIGGER \(table)_version AFTER UPDATE OF \(names) ON \(table) WHEN \(condition)
        BEGIN UPDATE \(table) SET version = version + 1 WHERE id = NEW.id; END
        """
    case (.sqlite, .post):
      return """
        CREATE TRIGGER \(table)_version AFTER UPDATE OF \(names) ON \(table) WHEN \(condition)
        BEGIN UPDATE post SET version = version + 1 WHERE id IN (OLD.post_id, NEW.post_id); END
        """
    case (.postgreSQL, .row):
      return """
        CREATE TRIGGER \(table)_version BEFORE UPDATE OF \(names) ON \(table) FOR EACH ROW WHEN \(condition)
        EXECUTE FUNCTION raise_version()
        """
    case (.postgreSQL, .post):
      return """
        CREATE TRIGGER \(table)_version AFTER UPDATE OF \(names) ON \(table) FOR EACH ROW WHEN \(condition)
        EXECUTE FUNCTION raise_post_version()
        """
    }
  }
}
