public import AppValues
import Foundation
import SocialFiles
public import SocialMenuShell
public import Todo

/// What was begun to be written about todos on this machine: the files in `drafts` of the data directory.
public struct TodoDraftFolder: TodoDraftStore {
  private let files: DraftFiles<TodoDraft>

  /// The drafts in a data directory.
  ///
  /// - Parameter log: Takes a message, in English, when a damaged draft was set aside.
  public init(directory: DataDirectory, log: @escaping @Sendable (String) -> Void) {
    files = DraftFiles(
      directory.folder.folder("drafts"),
      format: DraftFiles.Format(
        encode: { (draft) throws(AppError) in try TodoDraftDocument(draft).bytes() },
        decode: { bytes, name, _ in TodoDraftDocument.draft(from: bytes, file: name) }),
      log: log)
  }

  public func list() async throws(AppError) -> [TodoDraft] { try files.list() }

  public func load(_ id: ID<TodoDraft>) async throws(AppError) -> TodoDraft? { try files.load(id.rawValue) }

  public func save(_ draft: TodoDraft) async throws(AppError) { try files.save(draft, as: draft.id.rawValue) }

  public func discard(_ id: ID<TodoDraft>) async throws(AppError) { try files.discard(id.rawValue) }
}

/// The form in which a draft is written to a file. Keys it does not know are passed over.
private struct TodoDraftDocument: Codable {
  enum Kind: String, Codable {
    case new, description, notes
  }

  let id: String
  let kind: Kind
  let text: String
  let savedAt: Int64
  /// Of a new todo.
  var category: String?
  var key: String?
  var wasTried: Bool?
  /// The todo that it changes.
  var todo: String?

  init(_ draft: TodoDraft) {
    (id, text, savedAt) = (draft.id.rawValue, draft.text, draft.savedAt.milliseconds)
    switch draft.subject {
    case .new(let category, let key, let wasTried):
      kind = .new
      (self.category, self.key, self.wasTried) = (category?.rawValue, key, wasTried)
    case .description(let todo):
      kind = .description
      self.todo = todo.rawValue
    case .notes(let todo):
      kind = .notes
      self.todo = todo.rawValue
    }
  }

  /// What a file says; nil when it is damaged.
  ///
  /// - Parameter file: Its name without the ending, which is the draft's own where the file holds another.
  static func draft(from bytes: [UInt8], file: String) -> TodoDraft? {
    // Whatever the decoder objects to: the caller sets the file aside.
    guard let document = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    let id = FileName.encoded(document.id) == file ? document.id : file
    return document.subject.map {
      TodoDraft(
        id: ID(id), subject: $0, text: document.text, savedAt: Timestamp(milliseconds: document.savedAt))
    }
  }

  /// The content of a file that says so.
  func bytes() throws(AppError) -> [UInt8] {
    do {
      return [UInt8](try JSONEncoder().encode(self))
    } catch {
      throw .unexpected(reference: "draft-encoding")
    }
  }

  private var subject: TodoDraft.Subject? {
    switch kind {
    case .new:
      key.map {
        .new(
          in: category.map { TodoCategory(rawValue: $0) }, key: $0, wasTried: wasTried ?? false)
      }
    case .description: todo.map { .description(of: ID($0)) }
    case .notes: todo.map { .notes(of: ID($0)) }
    }
  }
}
