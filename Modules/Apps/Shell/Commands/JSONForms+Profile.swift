import Entities
import Profile

// What people say of themselves.
extension JSONForms {
  static let field = JSONForm<ProfileField>(
    name: "field (of a person)",
    keys: [
      .init("label", "what it is") { .string($0.label) },
      .init("value", "what they say there") { .string($0.value) },
    ])

  static let knownFollowers = JSONForm<KnownFollowers>(
    name: "known followers (`knownFollowers` of profile: who follows them and is followed by you)",
    keys: [
      .init("people", "authors: the first of them, the latest to follow first") {
        .array($0.people.map(author.document))
      },
      .init("count", "how many there are") { .integer($0.count) },
    ])

  static let writingDefaults = JSONForm<WritingDefaults>(
    name: "new posts (`newPosts` of profile edit)",
    keys: [
      .init("visibility", "public, unlisted or followers") { .string($0.visibility.rawValue) },
      .init("language", "ISO 639-1, or null for that of the program") { JSONValue($0.language) },
    ])
}
