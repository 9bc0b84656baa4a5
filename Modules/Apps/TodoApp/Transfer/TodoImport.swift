import AppScreens
import AppValues
import Foundation
import SocialTodoStore
import Todo

/// Brings the todos of a file in.
struct TodoImport {
  /// What became of them.
  struct Report: Equatable {
    var added = 0
    var changed = 0
    var kept = 0
    var restored = 0
    /// Those that were deleted here since, and stay so.
    var deleted: [TodoItem] = []
    /// What was left out, in the order of the file.
    var leftOut: [SkippedItem] = []

    /// Whether nothing was done so far.
    fileprivate var isEmpty: Bool { added + changed + restored == 0 }
  }

  /// Something of the file that was left out: where it stands there, from 1, and why, as a sentence.
  struct SkippedItem: Equatable {
    let number: Int
    let text: String
  }

  let store: TodoStore
  let rules: TodoInteractor
  let words: Words
  /// Whether nothing is brought in where anything would be left out.
  let isStrict: Bool
  /// Names all that is brought in as one step.
  private let step = UUID().uuidString

  init(store: TodoStore, rules: TodoInteractor, words: Words, isStrict: Bool = false) {
    self.store = store
    self.rules = rules
    self.words = words
    self.isStrict = isStrict
  }

  /// How many are brought in at once.
  private static let batch = 500

  /// Brings in todos.
  ///
  /// - Parameters:
  ///   - items: As the file says them, nil for what is no todo.
  ///   - restores: Whether those that were deleted here since come back.
  ///
  /// Throws what the store throws: what was brought in before then stays.
  func run(
    _ items: [TodoDocument.Item?], restoring restores: Bool = false
  ) async throws(AppError) -> Report {
    var (report, todos) = (Report(), [TodoItem]())
    for (index, item) in items.enumerated() {
      switch reading(item, number: index + 1) {
      case .item(let item): todos.append(item)
      case .none(let reason): report.leftOut.append(reason)
      }
    }
    if isStrict, !report.leftOut.isEmpty { return report }
    try await importItems(todos, restoring: restores, &report)
    return report
  }

  /// Brings back those that were deleted here since.
  func restore(_ report: Report) async throws(AppError) -> Report {
    var report = report
    let deleted = report.deleted
    report.deleted = []
    try await importItems(deleted, restoring: true, &report)
    return report
  }

  private func importItems(
    _ items: [TodoItem], restoring restores: Bool, _ report: inout Report
  ) async throws(AppError) {
    var rest = items[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.batch))
      rest = rest.dropFirst(Self.batch)
      let outcomes: [TodoImportOutcome]
      do throws(AppError) {
        outcomes = try await store.importItems(batch, in: step, restoring: restores)
      } catch .storage(.full) where !report.isEmpty {
        // Not nothing was changed.
        throw .storage(.partlyFull)
      }
      for (outcome, item) in zip(outcomes, batch) {
        switch outcome {
        case .added: report.added += 1
        case .changed: report.changed += 1
        case .restored: report.restored += 1
        // What has another id was left out before.
        case .kept, .invalidID: report.kept += 1
        case .deleted: report.deleted.append(item)
        }
      }
    }
  }

  private func leftOut(_ number: Int, _ reason: String) -> SkippedItem {
    SkippedItem(number: number, text: TodoImportStrings.of(words.language).leftOut(number, reason))
  }

  // MARK: What a file says

  /// A todo, or why it's none.
  private enum Reading {
    case item(TodoItem)
    case none(SkippedItem)
  }

  private func reading(_ item: TodoDocument.Item?, number: Int) -> Reading {
    let strings = TodoImportStrings.of(words.language)
    guard let item else { return .none(leftOut(number, strings.incomplete)) }
    do throws(AppError) {
      let todo = try todo(item)
      return TodoStore.accepts(todo.id) ? .item(todo) : .none(leftOut(number, strings.invalidID))
    } catch .invalid(.time, _) {
      return .none(leftOut(number, strings.invalidTime))
    } catch .invalid(.due, _) {
      return .none(leftOut(number, strings.invalidDue))
    } catch .invalid(.repetition, _) {
      return .none(leftOut(number, strings.invalidRepetition))
    } catch {
      return .none(leftOut(number, words.explain(error)))
    }
  }

  private func todo(_ item: TodoDocument.Item) throws(AppError) -> TodoItem {
    let created = try Self.time(item.createdAt)
    return TodoItem(
      id: ID(item.id), description: try rules.description(item.description), isDone: item.done ?? false,
      category: try item.category.map { text throws(AppError) in try rules.category(text) } ?? .personal,
      due: try item.due.map { text throws(AppError) in try Self.day(text) },
      notes: try rules.notes(item.notes ?? ""),
      repetition: try item.repeats.map { text throws(AppError) in try Self.repetition(text) },
      createdAt: created,
      updatedAt: try item.updatedAt.map { text throws(AppError) in try Self.time(text) } ?? created)
  }

  private static func day(_ text: String) throws(AppError) -> CalendarDate {
    guard let day = CalendarDate(text) else { throw .invalid(.due, .malformed) }
    return day
  }

  private static func repetition(_ text: String) throws(AppError) -> TodoRepetition {
    guard let repetition = TodoRepetition(rawValue: text) else { throw .invalid(.repetition, .malformed) }
    return repetition
  }

  /// An instant in ISO 8601, with a fraction of the second or without.
  static func time(_ text: String) throws(AppError) -> Timestamp {
    for style in [Date.ISO8601FormatStyle(includingFractionalSeconds: true), .iso8601] {
      // The other form is tried, too.
      guard let date = try? style.parse(text) else { continue }
      return Timestamp(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded()))
    }
    throw .invalid(.time, .malformed)
  }
}

extension InputField {
  fileprivate static let time = InputField("time")
}
