import AppValues
import Foundation
import SocialMenuShell
import Todo

/// A file of todos, as `todo export` writes it and `todo import` reads it: JSON (RFC 8259) in UTF-8.
///
/// ```json
/// {"format":"todo","version":1,"todos":[
/// {"category":"shopping","createdAt":"2026-11-23T08:15:30.120Z","description":"Buy milk","done":false,
///  "due":"2026-11-30","id":"7h2kx0fq1m3v","notes":"","updatedAt":"2026-11-23T08:15:30.120Z"}
/// ]}
/// ```
///
/// | key | value |
/// |---|---|
/// | `id` | which todo it is, the same on every device: up to 100 letters (a to z), digits, `-` and `_`, a letter or digit first |
/// | `description` | what is to be done: one line of 1 to 500 characters |
/// | `done` | true or false; false where it's missing |
/// | `category` | `personal`, `work`, `shopping`, `other`, or a name of up to 40 characters; `personal` where it's missing |
/// | `due` | the day by which it's to be done, `YYYY-MM-DD`; null, or missing, for any time |
/// | `repeats` | how often it comes again once it's done, an ISO 8601 duration of one unit: `P1D`, `P2W`, `P1M`, `P1Y`; null, or missing, for once. `P1M-31` where the 31st is meant and the due date can't say it |
/// | `notes` | up to 5,000 characters; empty where it's missing |
/// | `createdAt`, `updatedAt` | when it was added, and changed last, in ISO 8601; `createdAt` where `updatedAt` is missing |
///
/// Keys in any order, and keys that aren't known are passed over. A version that is higher than ours is refused as a
/// whole. What can't be a todo is left out by itself, and said. To import a file twice is the same as to import it
/// once: each todo keeps its id, and what was changed since `updatedAt`, or deleted, stays so. An `updatedAt` in the
/// future is wrong: what there is stays.
enum TodoDocument {
  /// The version that is written, and the highest that is read.
  static let version = 1
  private static let format = "todo"

  /// A todo as `list --json` and `export` print it.
  static func json(_ item: TodoItem) -> JSONValue {
    .object([
      "id": .string(item.id.rawValue), "description": .string(item.description),
      "done": .boolean(item.isDone),
      "category": .string(item.category.rawValue), "due": JSONValue(item.due?.rawValue),
      "repeats": JSONValue(item.repetition?.rawValue),
      "notes": .string(item.notes), "createdAt": .time(item.createdAt), "updatedAt": .time(item.updatedAt),
    ])
  }

  /// What was deleted, as `deleted --json` prints it.
  static func json(_ todo: DeletedTodo) -> JSONValue {
    guard case .object(var members) = json(todo.item) else { return .null }
    members["deletedAt"] = .time(todo.deletedAt)
    return .object(members)
  }

  /// The file, with a line for each todo.
  ///
  /// Throws only what encoding throws.
  static func bytes(of items: [TodoItem]) throws -> [UInt8] {
    let lines = try items.map { try json($0).text() }
    return Array(
      "{\"format\":\"\(format)\",\"version\":\(version),\"todos\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
        .utf8)
  }

  /// Whether a file is one of ours, of whatever version.
  static func isOurs(_ bytes: [UInt8]) -> Bool {
    // What can't be decoded is something else.
    (try? JSONDecoder().decode(Head.self, from: Data(bytes)))?.format == format
  }

  /// What a file says.
  ///
  /// Throws `invalid(.file, .malformed)` for what is no such file, `invalid(.file, .unsupported)` for one of a newer
  /// version.
  static func read(_ bytes: [UInt8]) throws(AppError) -> [Item?] {
    do {
      let data = Data(bytes)
      let head = try JSONDecoder().decode(Head.self, from: data)
      guard head.format == format else { throw AppError.invalid(.file, .malformed) }
      guard head.version <= version else { throw AppError.invalid(.file, .unsupported) }
      return try JSONDecoder().decode(Body.self, from: data).todos.map(\.item)
    } catch let error as AppError {
      throw error
    } catch {
      throw .invalid(.file, .malformed)
    }
  }

  /// A todo as a file says it; nothing is checked.
  struct Item: Decodable {
    let id: String
    let description: String
    let done: Bool?
    let category: String?
    let due: String?
    let repeats: String?
    let notes: String?
    let createdAt: String
    let updatedAt: String?
  }

  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  private struct Body: Decodable {
    let todos: [Attempt]
  }

  /// A todo; nil where it's none, so that the others are read all the same.
  private struct Attempt: Decodable {
    let item: Item?

    init(from decoder: any Decoder) throws {
      // Whatever is wrong with it, it's left out, and that is said.
      item = try? Item(from: decoder)
    }
  }
}
