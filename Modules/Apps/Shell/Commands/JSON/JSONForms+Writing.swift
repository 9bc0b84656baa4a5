import AppValues
import Entities
import Post
import SocialMenuShell

extension JSONForms {
  static let revision = JSONForm<Revision>(
    name: "revision (of history)", ja: "バージョン（history）",
    keys: [
      .init("at", "time when the post became this version", ja: "投稿がこの内容になった時刻") { JSONValue.time($0.at) },
      .init("text", "plain text", ja: "書式のない文章") { .string($0.content.text) },
      warning(\.content),
      .init("language", "its code, or null", ja: "言語コード、または null") {
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
      .init("kind", "post, comment or edit", ja: "post（投稿）、comment（コメント）、edit（編集）のいずれか") {
        .string(kind($0.writing))
      },
      .init("post", "ID of the post commented on or edited, or null", ja: "元の投稿、または編集する投稿のID。なければ null") {
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
      .init("photos", "IDs of photos", ja: "写真のIDの配列") {
        .array($0.form.content.photos.map { .string($0.rawValue) })
      },
    ] + besideText(\.chosen) + [
      .init("savedAt", "time", ja: "保存した時刻") { JSONValue.time($0.savedAt) }
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
