import Entities
import Post

extension JSONForms {
  static let revision = JSONForm<Revision>(
    name: "revision (of history)",
    keys: [
      .init("at", "time from which on the post said this") { time($0.at) },
      .init("text", "plain text") { .string($0.text) },
      .init("warning", "content warning, or null") { JSONValue($0.warning) },
      .init("language", "ISO 639-1, or null") { JSONValue($0.language) },
      .init("photos", "photos") { .array($0.photos.map(photo.document)) },
      .init("place", "place, or null") { $0.place.map(place.document) ?? .null },
    ])

  static let draft = JSONForm<Draft>(
    name: "draft (of drafts)",
    keys: [
      .init("name", "for drafts show and drafts discard") { .string($0.id.rawValue) },
      .init("kind", "post, comment or edit") { .string(kind($0.writing)) },
      .init("post", "id of the post commented on or edited, or null") {
        JSONValue($0.writing.subject?.rawValue)
      },
      .init("text", "as it was entered") { .string($0.form.text) },
      .init("visibility", "as chosen, or null") { JSONValue($0.form.visibility?.rawValue) },
      .init("warning", "content warning, or null") {
        $0.form.warning.isEmpty ? .null : .string($0.form.warning)
      },
      .init("language", "as chosen, or null") { JSONValue($0.form.language) },
      .init("photos", "ids of photos") { .array($0.form.photos.map { .string($0.rawValue) }) },
      .init("place", "place, or null") { $0.form.place.map(place.document) ?? .null },
      .init("savedAt", "time") { time($0.savedAt) },
    ])

  private static func kind(_ writing: Writing) -> String {
    switch writing {
    case .post: "post"
    case .comment: "comment"
    case .edit: "edit"
    }
  }
}
