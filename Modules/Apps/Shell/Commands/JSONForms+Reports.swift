import AppValues
import Entities
import Profile

extension JSONForms {
  static let reportedPost = JSONForm<Report.Post>(
    name: "reported post (of a report)", ja: "報告された投稿（報告の posts）",
    keys: [
      .init("id", "of the post, which may be gone", ja: "投稿の ID。投稿は削除されていることがあります") {
        .string($0.id.rawValue)
      },
      .init("text", "what it said when it was reported", ja: "報告されたときの本文") { .string($0.text) },
      .init("warning", "the content warning that it had, or null", ja: "報告されたときの閲覧注意の文、または null") {
        JSONValue($0.warning)
      },
    ])

  static let report = JSONForm<Report>(
    name: "report (of reports)", ja: "報告（reports）",
    keys: [
      .init("id", "for reports --done", ja: "reports --done に渡す ID") { .string($0.id.rawValue) },
      .init("person", "author: whom it is about", ja: "報告された人。人の概要") { author.document($0.person) },
      .init(
        "reporter", "author: who made it, or null when they have deleted their account",
        ja: "報告した人。人の概要、アカウントが削除されていれば null"
      ) {
        $0.reporter.map(author.document) ?? .null
      },
      .init("reason", "plain text", ja: "理由。書式のない文章") { .string($0.reason) },
      .init("posts", "reported posts", ja: "報告された投稿の配列") { .array($0.posts.map(reportedPost.document)) },
      .init("createdAt", "time", ja: "報告された時刻") { time($0.createdAt) },
      .init("closedAt", "time when it was dealt with, or null", ja: "対応済みになった時刻、または null") {
        $0.closedAt.map(time) ?? .null
      },
    ])
}
