import AppValues
import Entities
import Post

extension JSONForms {
  static let revision = JSONForm<Revision>(
    name: "revision (of history)", ja: "過去の内容（history）",
    keys: [
      .init("at", "time from which on the post said this", ja: "投稿がこの内容になった時刻") { time($0.at) },
      .init("text", "plain text", ja: "書式のない文章") { .string($0.content.text) },
      warning(\.content),
      .init("language", "ISO 639-1, or null", ja: "ISO 639-1 の言語コード、または null") {
        JSONValue($0.content.language)
      },
      .init("photos", "photos", ja: "写真の配列") { .array($0.content.photos.map(photo.document)) },
    ] + besideText(\.content))

  static let draft = JSONForm<Draft>(
    name: "draft (of drafts)", ja: "下書き（drafts）",
    keys: [
      .init("name", "for drafts show and drafts discard", ja: "drafts show と drafts discard に渡す名前") {
        .string($0.id.rawValue)
      },
      .init("kind", "post, comment or edit", ja: "post（投稿）、comment（コメント）、edit（編集）のどれか") {
        .string(kind($0.writing))
      },
      .init("post", "id of the post commented on or edited, or null", ja: "コメント先、または編集する投稿の ID、または null") {
        JSONValue($0.writing.subject?.rawValue)
      },
      .init("text", "as it was entered", ja: "入力したままの文章") { .string($0.form.content.text) },
      .init("visibility", "as chosen, or null", ja: "選んだもの、または null") {
        JSONValue($0.form.visibility?.rawValue)
      },
      warning(\.form.content),
      .init("language", "as chosen, or null", ja: "選んだもの、または null") {
        JSONValue($0.form.content.language)
      },
      .init("photos", "ids of photos", ja: "写真の ID の配列") {
        .array($0.form.content.photos.map { .string($0.rawValue) })
      },
    ] + besideText(\.form.content) + [
      .init("savedAt", "time", ja: "保存した時刻") { time($0.savedAt) }
    ])

  private static func kind(_ writing: Writing) -> String {
    switch writing {
    case .post: "post"
    case .comment: "comment"
    case .edit: "edit"
    }
  }
}
