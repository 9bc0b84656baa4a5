import AppValues
import Foundation

/// The files of an archive of ours: JSON in UTF-8, one file for each kind of thing, each an array with an
/// element on every line. `help(in:)` says what stands in them.
public enum ArchiveFormat {
  /// What the first file says, by which an archive of ours is known.
  static let name = "socialconnect-archive"
  /// Keys may be added; a change of what one means makes a new version.
  static let version = 1
  /// The file that says what this is, and whose.
  public static let headName = "archive.json"

  /// The file of a kind; nil for what stands in the head.
  static func fileName(_ kind: ArchiveKind) -> String? {
    kind == .profile ? nil : "\(kind.rawValue).json"
  }

  /// A thing as the line of its file, without a line's end.
  static func line(_ record: ArchiveRecord) throws(AppError) -> [UInt8] {
    switch record {
    case .profile, .picture: []
    case .post(let post): try encode(PostDocument(post))
    case .share(let mark), .like(let mark), .bookmark(let mark): try encode(MarkDocument(mark))
    case .follow(let follow): try encode(FollowDocument(follow))
    case .block(let handle): try encode(BlockDocument(handle: handle))
    case .list(let list): try encode(ListDocument(title: list.title, members: list.members))
    case .tag(let name): try encode(TagDocument(name: name))
    case .mute(let mute): try encode(MuteDocument(mute))
    case .note(let note): try encode(NoteDocument(handle: note.handle, text: note.text))
    }
  }

  static func encode(_ document: some Encodable) throws(AppError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(document))
    } catch {
      // Only a number that JSON cannot hold gets here.
      throw .unexpected(reference: "archive-encoding")
    }
  }

  /// What an element is; nil when it is not written as such things are.
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
      decode(ListDocument.self, element).map { .list(ArchivedList(title: $0.title, members: $0.members)) }
    case .tags: decode(TagDocument.self, element).map { .tag($0.name) }
    case .mutes: decode(MuteDocument.self, element).map { .mute($0.mute) }
    case .notes:
      decode(NoteDocument.self, element).map { .note(ArchivedNote(handle: $0.handle, text: $0.text)) }
    }
  }

  static func decode<Document: Decodable>(_ type: Document.Type, _ bytes: [UInt8]) -> Document? {
    // What is wrong with it helps nobody: that it cannot be read is told with its place.
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
