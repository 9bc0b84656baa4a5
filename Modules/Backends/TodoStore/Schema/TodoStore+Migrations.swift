import AppValues
import SocialDatabase

extension TodoStore {
  /// The tables, as they came to be.
  static let migrations: [Migration] = [.todos, .wordsInOrder, .wordsInHiragana, .stepsAndRepetition]
}

extension Migration {
  /// What is known of todos is in `todo_field`; all other columns follow from it, but for the names.
  ///
  /// - `todo`: a row for each todo, also for those that are shown nowhere, whose `place` is null. `place` is where it
  ///   stands among all (`ListPlace`); `folded` is the description of an open one as it is compared with others.
  /// - `todo_words`: the words of those that are shown, folded, with a blank before and behind each; see
  ///   `wordsInOrder`.
  /// - `todo_field`: `value` as JSON, `time` and `device` of `HybridTime`, both as numbers of 64 bits.
  /// - `todo_count`: how many are shown, by category and whether they are done.
  /// - `sync_file`: how far each file of the shared folder was read, as JSON.
  /// - `setting`: what there is one of; see `StoreSetting`.
  static let todos = Migration("todos") { connection throws(AppError) in
    for statement in tables { try connection.execute(statement) }
    try connection.set(.device, to: DeviceID.random().rawValue)
  }

  private static let tables: [SQL] = [
    """
    CREATE TABLE todo (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, place TEXT, description TEXT NOT NULL DEFAULT '',
      is_done INTEGER NOT NULL DEFAULT 0, category TEXT NOT NULL DEFAULT '', due TEXT,
      notes TEXT NOT NULL DEFAULT '', created_at BIGINT NOT NULL DEFAULT 0,
      updated_at BIGINT NOT NULL DEFAULT 0, folded TEXT)
    """,
    "CREATE INDEX todo_list ON todo (place, category) WHERE place IS NOT NULL",
    "CREATE INDEX todo_category ON todo (category, place) WHERE place IS NOT NULL",
    "CREATE INDEX todo_folded ON todo (folded) WHERE folded IS NOT NULL",
    "CREATE TABLE todo_words (id INTEGER PRIMARY KEY, words TEXT NOT NULL)",
    """
    CREATE TABLE todo_field (
      todo_id INTEGER NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, time BIGINT NOT NULL,
      device BIGINT NOT NULL, is_shared INTEGER NOT NULL, PRIMARY KEY (todo_id, field)) WITHOUT ROWID
    """,
    "CREATE INDEX todo_field_unshared ON todo_field (is_shared) WHERE is_shared = 0",
    """
    CREATE TABLE todo_count (
      category TEXT NOT NULL, is_done INTEGER NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (category, is_done)) WITHOUT ROWID
    """,
    "CREATE TABLE sync_file (name TEXT NOT NULL PRIMARY KEY, reading TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
  ]

  /// Puts `todo_words` in the order of the list, so that a page of what is found needs to look no further than its end.
  static let wordsInOrder = Migration("words in order", through: "todo_words_before") {
    connection throws(AppError) in
    try connection.execute("ALTER TABLE todo_words RENAME TO todo_words_before")
    try connection.execute(
      """
      CREATE TABLE todo_words (place TEXT NOT NULL PRIMARY KEY, id INTEGER NOT NULL, words TEXT NOT NULL) WITHOUT ROWID
      """)
  } part: { connection, ids throws(AppError) in
    try connection.execute(
      """
      INSERT INTO todo_words (place, id, words)
      SELECT t.place, t.id, w.words FROM todo_words_before w JOIN todo t ON t.id = w.id
      WHERE t.place IS NOT NULL AND w.id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
      """)
  } last: { connection throws(AppError) in
    try connection.execute("DROP TABLE todo_words_before")
  }

  /// Has what is in katakana found by hiragana, and the other way round: `todo_words` is in hiragana from here on.
  static let wordsInHiragana = Migration("words in hiragana", through: "todo") { _ throws(AppError) in
  } part: { connection, ids throws(AppError) in
    let rows = try connection.rows(
      """
      SELECT w.place, w.words FROM todo t JOIN todo_words w ON w.place = t.place
      WHERE t.id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
      """
    ) { row throws(AppError) in (place: row.text(0), words: row.text(1)) }
    for row in rows {
      let words = SearchText.searchable(row.words)
      if words == row.words { continue }
      try connection.execute("UPDATE todo_words SET words = \(words) WHERE place = \(row.place)")
    }
  }

  /// - `todo_step`: what was changed on this device, to be taken back; see `StoredStep`. `run` is the same for parts of
  ///   one step that were stored one after another.
  /// - `todo.repeats`: as `TodoRepetition` has it. A newer version on another device may have sent some already.
  static let stepsAndRepetition = Migration("steps and repetition") { connection throws(AppError) in
    for statement in stepTables { try connection.execute(statement) }
  }

  private static let stepTables: [SQL] = [
    """
    CREATE TABLE todo_step (
      id INTEGER PRIMARY KEY, run TEXT, kind TEXT NOT NULL, description TEXT NOT NULL, count INTEGER NOT NULL,
      changes TEXT NOT NULL, at BIGINT NOT NULL)
    """,
    """
    CREATE INDEX todo_field_deleted ON todo_field (time, todo_id) WHERE field = 'deleted' AND value = 'true'
    """,
    "ALTER TABLE todo ADD COLUMN repeats TEXT",
    """
    UPDATE todo SET repeats = (
      SELECT NULLIF(trim(f.value, '"'), 'null') FROM todo_field f WHERE f.todo_id = todo.id AND f.field = 'repeats')
    WHERE place IS NOT NULL AND id IN (SELECT todo_id FROM todo_field WHERE field = 'repeats')
    """,
  ]
}
