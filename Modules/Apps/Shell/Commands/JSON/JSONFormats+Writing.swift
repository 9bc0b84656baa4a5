import AppValues
import Entities
import Post
import SocialMenuShell

extension JSONFormats {
  static let revision = JSONFormat<Revision>(
    \JSONStrings.Revision.form,
    keys: [
      .init("at", \JSONStrings.Revision.at) { JSONValue.time($0.at) },
      .init("text", \JSONStrings.Revision.text) { .string($0.content.text) },
      warning(\.content),
      .init("language", \JSONStrings.Revision.language) { JSONValue($0.content.language) },
      .init("photos", \JSONStrings.Revision.photos) { .array($0.content.photos.map(photo.document)) },
    ] + besideText(\.content))

  static let draft = JSONFormat<Draft>(
    \JSONStrings.Draft.form,
    keys: [
      .init("name", \JSONStrings.Draft.name) { .string($0.id.rawValue) },
      .init("kind", \JSONStrings.Draft.kind) { .string(kind($0.writing)) },
      .init("post", \JSONStrings.Draft.post) { JSONValue($0.writing.subject?.rawValue) },
      .init("text", \JSONStrings.Draft.text) { .string($0.form.content.text) },
      .init("visibility", \JSONStrings.Draft.visibility) { JSONValue($0.form.visibility?.rawValue) },
      warning(\.form.content),
      .init("language", \JSONStrings.Draft.language) { JSONValue($0.form.content.language) },
      .init("photos", \JSONStrings.Draft.photos) {
        .array($0.form.content.photos.map { .string($0.rawValue) })
      },
    ] + besideText(\.chosen) + [
      .init("savedAt", \JSONStrings.Draft.savedAt) { JSONValue.time($0.savedAt) }
    ])

  private static func kind(_ writing: Writing) -> String {
    switch writing {
    case .post: "post"
    case .comment: "comment"
    case .edit: "edit"
    }
  }
}

extension Draft {
  /// The content, sensitive photos as they were chosen.
  fileprivate var chosen: PostContent<ID<Photo>> {
    var content = form.content
    content.isSensitive = form.isSensitive ?? content.isSensitive
    return content
  }
}
