import AppValues
import Foundation

/// The format of this module's archives: JSON in UTF-8, one file for each kind of record, each an array with one
/// element per line. `help(in:)` describes the files.
public enum ArchiveFormat {
  /// The value of `format` in the first file, which identifies the format.
  static let name = "socialconnect-archive"
  /// The version. Adding keys doesn't change it; changing the meaning of a key does.
  static let version = 1
  /// The file with the format, the version and the account.
  public static let headName = "archive.json"

  /// The file of a kind; nil for the account, which is in the first file.
  static func fileName(_ kind: ArchiveKind) -> String? {
    kind == .profile ? nil : "\(kind.rawValue).json"
  }

  /// A record as a line of its file, without the line break.
  static func line(_ record: ArchiveRecord) throws(AppError) -> [UInt8] {
    switch record {
    case .profile, .picture: []
    case .post(let post): try encode(PostDocument(post))
    case .share(let mark), .like(let mark), .bookmark(let mark): try encode(MarkDocument(mark))
    case .follow(let follow): try encode(FollowDocument(follow))
    case .block(let handle): try encode(BlockDocument(handle: handle))
    case .list(let list): try encode(ListDocument(list))
    case .tag(let name): try encode(TagDocument(name: name))
    case .mute(let mute): try encode(MuteDocument(mute))
    case .note(let note): try encode(NoteDocument(handle: note.handle, text: note.text))
    case .filter(let filter): try encode(FilterDocument(filter))
    }
  }

  static func encode(_ document: some Encodable) throws(AppError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(document))
    } catch {
      // Only a number that JSON can't represent gets here.
      throw .unexpected(reference: "archive-encoding")
    }
  }

  /// The record of an element; nil if it is malformed.
  static func record(_ kind: ArchiveKind, _ element: [UInt8]) -> ArchiveRecord? {
    switch kind {
    case .profile: nil
    case .posts: decode(PostDocument.self, element)?.post.map(ArchiveRecord.post)
    case .shares: decode(MarkDocument.self, element).map { .share($0.mark) }
    case .likes: decode(MarkDocument.self, element).map { .like($0.mark) }
    case .bookmarks: decode(MarkDocument.self, element).map { .bookmark($0.mark) }
    case .follows: decode(FollowDocument.self, element).map { .follow($0.follow) }
    case .blocks: decode(BlockDocument.self, element).map { .block(handle: $0.handle) }
    case .lists:
      decode(ListDocument.self, element).map { .list($0.list) }
    case .tags: decode(TagDocument.self, element).map { .tag($0.name) }
    case .mutes: decode(MuteDocument.self, element).map { .mute($0.mute) }
    case .notes:
      decode(NoteDocument.self, element).map { .note(ArchivedNote(handle: $0.handle, text: $0.text)) }
    case .filters: decode(FilterDocument.self, element)?.filter.map(ArchiveRecord.filter)
    }
  }

  static func decode<Document: Decodable>(_ type: Document.Type, _ bytes: [UInt8]) -> Document? {
    // The details don't help anyone: the report names the element that can't be read.
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
