import AppValues
import SocialDatabase

extension TodoStore {
  /// What makes the tables, and brings those of earlier versions up to date. A migration that has been released never
  /// changes: to change a table, add one at the end.
  static let migrations: [Migration] = [.baseline]
}

extension Migration {
  /// The tables as they were in version 0.2.0. The steps that led there are known by name only.
  ///
  /// What is known of todos is in `todo_field`; all other columns follow from it, but for the names.
  ///
  /// - `todo`: a row for each todo, also for those that are shown nowhere, whose `place` is null. `place` is its position
  ///   among all (`ListPosition`); `folded` is the description of an open one as it is compared with others; `repeats` is as
  ///   `TodoRepetition` has it.
  /// - `todo_words`: the words of those that are shown, folded and in hiragana, with a blank before and behind each. They're
  ///   in the order of the list, so that a page of what is found needs to look no further than its end.
  /// - `todo_field`: `value` as JSON, `time` and `device` of `HybridTime`, both as numbers of 64 bits.
  /// - `todo_count`: how many are shown, by category and whether they are done.
  /// - `todo_step`: what was changed on this device, to be taken back; see `StoredStep`. `run` is the same for parts of
  ///   one step that were stored one after another.
  /// - `sync_file`: how far each file of the shared folder was read, as JSON.
  /// - `setting`: what there is one of; see `StoreSetting`.
  fileprivate static let baseline = Migration(
    "0.2.0",
    replacing: ["todos", "words in order", "words in hiragana", "steps and repetition"]
  ) { connection throws(AppError) in
    for statement in tables { try connection.execute(statement) }
    try connection.set(.device, to: DeviceID.random().rawValue)
  }

  private static let tables: [SQL] = [
    """
    CREATE TABLE todo (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, place TEXT, description TEXT NOT NULL DEFAULT '',
      is_done INTEGER NOT NULL DEFAULT 0, category TEXT NOT NULL DEFAULT '', due TEXT,
      notes TEXT NOT NULL DEFAULT '', created_at BIGINT NOT NULL DEFAULT 0,
      updated_at BIGINT NOT NULL DEFAULT 0, folded TEXT, repeats TEXT)
    """,
    "CREATE INDEX todo_list ON todo (place, category) WHERE place IS NOT NULL",
    "CREATE INDEX todo_category ON todo (category, place) WHERE place IS NOT NULL",
    "CREATE INDEX todo_folded ON todo (folded) WHERE folded IS NOT NULL",
    """
    CREATE TABLE todo_words (place TEXT NOT NULL PRIMARY KEY, id INTEGER NOT NULL, words TEXT NOT NULL) WITHOUT ROWID
    """,
    """
    CREATE TABLE todo_field (
      todo_id INTEGER NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, time BIGINT NOT NULL,
      device BIGINT NOT NULL, is_shared INTEGER NOT NULL, PRIMARY KEY (todo_id, field)) WITHOUT ROWID
    """,
    "CREATE INDEX todo_field_unshared ON todo_field (is_shared) WHERE is_shared = 0",
    """
    CREATE INDEX todo_field_deleted ON todo_field (time, todo_id) WHERE field = 'deleted' AND value = 'true'
    """,
    """
    CREATE TABLE todo_count (
      category TEXT NOT NULL, is_done INTEGER NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (category, is_done)) WITHOUT ROWID
    """,
    """
    CREATE TABLE todo_step (
      id INTEGER PRIMARY KEY, run TEXT, kind TEXT NOT NULL, description TEXT NOT NULL, count INTEGER NOT NULL,
      changes TEXT NOT NULL, at BIGINT NOT NULL)
    """,
    "CREATE TABLE sync_file (name TEXT NOT NULL PRIMARY KEY, reading TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
  ]
}
