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
    /// What was left out, in the order of the file.
    var leftOut: [LeftOut] = []
  }

  /// Something of the file that was left out: where it stands there, from 1, and why, as a sentence.
  struct LeftOut: Equatable {
    let number: Int
    let text: String
  }

  let store: TodoStore
  let rules: TodoInteractor
  let words: Words

  /// How many are brought in at once.
  private static let batch = 500

  /// A todo, or why it's none.
  private enum Reading {
    case item(TodoItem, number: Int)
    case none(LeftOut)
  }

  /// - Parameter items: As the file says them, nil for what is no todo.
  ///
  /// Throws what the store throws: what was brought in before then stays.
  func run(_ items: [TodoDocument.Item?]) async throws(AppError) -> Report {
    var (report, batch) = (Report(), [(item: TodoItem, number: Int)]())
    for (index, item) in items.enumerated() {
      switch reading(item, number: index + 1) {
      case .item(let item, let number): batch.append((item, number))
      case .none(let reason): report.leftOut.append(reason)
      }
      if batch.count == Self.batch || index == items.count - 1 {
        try await bringIn(batch, &report)
        batch = []
      }
    }
    report.leftOut.sort { $0.number < $1.number }
    return report
  }

  private func bringIn(
    _ batch: [(item: TodoItem, number: Int)], _ report: inout Report
  ) async throws(AppError) {
    if batch.isEmpty { return }
    let outcomes: [BroughtIn]
    do throws(AppError) {
      outcomes = try await store.bringIn(batch.map(\.item))
    } catch .storage(.full) where report != Report() {
      // Not nothing was changed.
      throw .storage(.partlyFull)
    }
    let strings = TodoImportStrings.of(words.language)
    for (outcome, (item, number)) in zip(outcomes, batch) {
      switch outcome {
      case .added: report.added += 1
      case .changed: report.changed += 1
      case .kept: report.kept += 1
      case .deleted: report.leftOut.append(leftOut(number, "\(strings.deleted) \(item.description)"))
      case .invalidID: report.leftOut.append(leftOut(number, strings.invalidID))
      }
    }
  }

  private func leftOut(_ number: Int, _ reason: String) -> LeftOut {
    LeftOut(number: number, text: TodoImportStrings.of(words.language).leftOut(number, reason))
  }

  // MARK: What a file says

  private func reading(_ item: TodoDocument.Item?, number: Int) -> Reading {
    let strings = TodoImportStrings.of(words.language)
    guard let item else { return .none(leftOut(number, strings.incomplete)) }
    do throws(AppError) {
      return .item(try todo(item), number: number)
    } catch .invalid(.time, _) {
      return .none(leftOut(number, strings.invalidTime))
    } catch .invalid(.due, _) {
      return .none(leftOut(number, strings.invalidDue))
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
      createdAt: created,
      updatedAt: try item.updatedAt.map { text throws(AppError) in try Self.time(text) } ?? created)
  }

  private static func day(_ text: String) throws(AppError) -> CalendarDate {
    guard let day = CalendarDate(text) else { throw .invalid(.due, .malformed) }
    return day
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
