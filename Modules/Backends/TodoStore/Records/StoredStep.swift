import AppValues
import Foundation
import SocialDatabase
import Todo

/// How a step is taken back: each value that it set, what it was before, and what it was set to. Where it's another by
/// now, it stays.
struct StoredStep: Codable, Sendable {
  /// One value.
  struct Value: Codable, Hashable, Sendable {
    let todo: String
    let field: String
    /// As JSON; what is set again.
    let before: String
    /// As JSON; what the step set.
    let after: String
    /// A checksum of what the todo said, where taking the value back deletes it: it stays if it says something else by
    /// now. Nil for any other value, and in steps of earlier versions.
    var said: String?
  }

  /// For how long a step can be taken back, and what was deleted is listed, in milliseconds.
  static let kept: Int64 = 30 * 24 * 60 * 60 * 1000
  /// The most rows that are kept: of a step, one for each of its parts.
  static let most = 1000

  let values: [Value]

  init(_ taken: [AppliedChanges]) {
    var (order, all) = ([ID<TodoItem>](), [ID<TodoItem>: AppliedChanges]())
    for one in taken {
      let id = one.before.id
      if all[id] == nil { order.append(id) }
      all[id] = AppliedChanges(
        before: all[id]?.before ?? one.before, changes: (all[id]?.changes ?? []) + one.changes)
    }
    values = order.compactMap { all[$0] }.flatMap(Self.values)
  }

  private static func values(_ taken: AppliedChanges) -> [Value] {
    let (todo, after) = (taken.before.id.rawValue, taken.after)
    // What was added is deleted, and keeps what it says.
    if taken.before.fields.isEmpty {
      return [
        Value(
          todo: todo, field: TodoField.deleted.rawValue, before: "true", after: "false", said: after.checksum)
      ]
    }
    let fields = Set(taken.changes.map(\.field))
    return fields.sorted { $0.rawValue < $1.rawValue }.map { field in
      let isBack = field == .deleted && taken.before.isDeleted && !after.isDeleted
      return Value(
        todo: todo, field: field.rawValue, before: taken.before.json(of: field), after: after.json(of: field),
        said: isBack ? after.checksum : nil)
    }
  }
}

/// The rows of one step.
enum StepRows: Sendable {
  /// It was stored at once.
  case one(Int64)
  /// It was stored in parts.
  case run(String)

  fileprivate var condition: SQL {
    switch self {
    case .one(let id): "id = \(id)"
    case .run(let run): "run = \(run)"
    }
  }
}

extension TodoRecord {
  /// What a field holds, or stands for where nothing was ever set.
  fileprivate func json(of field: TodoField) -> String {
    fields[field]?.value.json ?? (field == .deleted ? FieldValue(false) : .none).json
  }

  /// The same for the same values, but for when it was added: of what repeats, each device that adds it says its own.
  fileprivate var checksum: String {
    let said = fields.filter { $0.key != .deleted && $0.key != .created && $0.value.value != .none }
    let lines = said.map { "\($0.key.rawValue)=\($0.value.value.json)\n" }.sorted()
    return Checksum(of: lines.joined().utf8).text
  }
}

extension SQLConnection {
  /// Remembers how to take back what was changed on this device; nothing where nothing was.
  ///
  /// - Parameters:
  ///   - kind: What was done.
  ///   - taken: What it changed: the todos that it was done to first, then others.
  ///   - count: To how many it was done; nil for all that it changed.
  ///   - run: Which step it is part of; nil for one by itself.
  func remember(
    _ kind: TodoStep.Kind, _ taken: [AppliedChanges], count: Int? = nil, in run: String? = nil,
    _ now: Timestamp
  ) throws(AppError) {
    guard let first = taken.first else { return }
    let description = first.after.content?.description ?? first.before.content?.description ?? ""
    let changes: String
    do {
      changes = String(decoding: try JSONEncoder().encode(StoredStep(taken)), as: UTF8.self)
    } catch {
      // Texts can always be written.
      throw .unexpected(reference: "todo-store-step")
    }
    try execute(
      """
      INSERT INTO todo_step (run, kind, description, count, changes, at)
      VALUES (\(run), \(kind.rawValue), \(description), \(count ?? taken.count), \(changes), \(now.milliseconds))
      """)
    try execute(
      """
      DELETE FROM todo_step
      WHERE at < \(now.milliseconds - StoredStep.kept) OR id <= (SELECT MAX(id) FROM todo_step) - \(StoredStep.most)
      """)
  }

  /// The last step, and which rows it has; nil where there is none.
  func lastStep(_ now: Timestamp) throws(AppError) -> (step: TodoStep, rows: StepRows)? {
    try first(
      """
      SELECT s.kind, s.description,
        CASE WHEN s.run IS NULL THEN s.count ELSE (SELECT SUM(p.count) FROM todo_step p WHERE p.run = s.run) END,
        s.run, s.id
      FROM todo_step s WHERE s.at >= \(now.milliseconds - StoredStep.kept) ORDER BY s.id DESC LIMIT 1
      """
    ) { row throws(AppError) in
      // Of what a newer version does, that something was changed is what can be said.
      let kind = TodoStep.Kind(rawValue: row.text(0)) ?? .edited
      let rows = row.optionalText(3).map { StepRows.run($0) } ?? .one(row.integer(4))
      return (TodoStep(kind, row.text(1), count: row.int(2)), rows)
    }
  }

  /// Takes back the last part of the last step, and forgets it; nil where there is none.
  ///
  /// Throws `conflict` where the last one isn't `expected`, if that is given.
  func takeLastBack(
    _ expected: TodoStep?, _ now: Timestamp
  ) throws(AppError) -> (undone: TodoUndone, rows: StepRows)? {
    guard let last = try lastStep(now) else { return nil }
    if let expected, expected != last.step { throw .conflict }
    return (TodoUndone(last.step, try takeBack(last.rows, now) ?? []), last.rows)
  }

  /// Takes back the last part of a step, and forgets it.
  ///
  /// - Returns: The todos that are as they were before; nil where the step has no part left.
  func takeBack(_ rows: StepRows, _ now: Timestamp) throws(AppError) -> [ID<TodoItem>]? {
    let part = try first(
      "SELECT id, changes FROM todo_step WHERE \(rows.condition) ORDER BY id DESC LIMIT 1"
    ) { row throws(AppError) in (id: row.integer(0), changes: row.text(1)) }
    guard let part else { return nil }
    let step: StoredStep
    do {
      step = try JSONDecoder().decode(StoredStep.self, from: Data(part.changes.utf8))
    } catch {
      throw .storage(.damaged)
    }
    let time = try tick(now)
    var (changes, records) = ([FieldChange](), [String: TodoRecord]())
    for value in step.values {
      let id = ID<TodoItem>(value.todo)
      guard let field = TodoField(rawValue: value.field) else { continue }
      if records[value.todo] == nil { records[value.todo] = try stored(id)?.record }
      guard let record = records[value.todo], record.json(of: field) == value.after else { continue }
      if let said = value.said, said != record.checksum { continue }
      changes.append(FieldChange(id, field, FieldValue(json: value.before), at: time))
    }
    try execute("DELETE FROM todo_step WHERE id = \(part.id)")
    return try take(changes, isShared: false, now).map(\.before.id)
  }
}
