import AppValues
import Entities
import SocialTestSupport

/// One thing that someone does, with whatever someone means to say. People, posts and lists are numbered as they
/// came to be, round and round, so that the same operations mean the same in every network.
struct Operation {
  enum Kind: CaseIterable {
    case publish, comment, edit, delete, like, share, bookmark, pin, follow, block, mute, unblock, note,
      report
    case name, bio, field, createList, renameList, addMember, followTag
    case searchPosts, searchPeople, searchTags, readTag, home, everyone, person, notices
    case importPost, importTag, importNote, importList, importProfile
  }

  let kind: Kind
  let actor, person, post: Int
  let text, more: String

  /// As many operations as are asked for, the same for the same seed.
  static func log(_ count: Int, seed: UInt64) -> [Operation] {
    var texts = HostileText(random: SeededGenerator(seed: seed))
    return (0..<count).map { _ in
      let kind = Kind.allCases.randomElement(using: &texts.random) ?? .publish
      let number = { Int.random(in: 0..<1000, using: &texts.random) }
      return Operation(
        kind: kind, actor: number(), person: number(), post: number(), text: texts.text(for: kind.limit),
        more: texts.text(for: .warning))
    }
  }
}

extension Operation.Kind {
  /// How much is said.
  fileprivate var limit: TextLimit {
    switch self {
    case .note, .importNote: .note
    case .report: .reason
    case .name: .name
    case .bio, .importProfile: .bio
    case .field: .value
    case .createList, .renameList, .importList: .list
    case .followTag, .readTag, .importTag: .hashtag
    case .searchPosts, .searchPeople, .searchTags: .query
    default: .post
    }
  }
}
