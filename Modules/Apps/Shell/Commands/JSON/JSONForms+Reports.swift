import AppValues
import Entities
import Profile
import SocialMenuShell

extension JSONForms {
  static let reportedPost = JSONForm<Report.Post>(
    name: "reported post (of a report)", ja: "報告された投稿（報告の posts）",
    keys: [
      .init("id", "of the post, which may have been deleted", ja: "投稿のID。投稿は削除されていることがあります") {
        .string($0.id.rawValue)
      },
      .init("text", "its text when reported", ja: "報告されたときの本文") { .string($0.text) },
      .init("warning", "its warning when reported, or null", ja: "報告されたときの閲覧注意の文、または null") {
        JSONValue($0.warning)
      },
    ])

  static let report = JSONForm<Report>(
    name: "report (of reports)", ja: "報告（reports）",
    keys: [
      .init("id", "for reports --done", ja: "reports --done に渡すID") { .string($0.id.rawValue) },
      .init("person", "author: the reported person", ja: "報告された人。ユーザーの概要") { author.document($0.person) },
      .init(
        "reporter", "author: the reporter; null if their account is deleted",
        ja: "報告した人。ユーザーの概要。アカウントが削除されていれば null"
      ) {
        $0.reporter.map(author.document) ?? .null
      },
      .init("reason", "plain text", ja: "理由。書式のない文章") { .string($0.reason) },
      .init("posts", "reported posts", ja: "報告された投稿の配列") { .array($0.posts.map(reportedPost.document)) },
      .init("createdAt", "time", ja: "報告された時刻") { JSONValue.time($0.createdAt) },
      .init("closedAt", "time when it was resolved, or null", ja: "対応済みになった時刻、または null") {
        $0.closedAt.map(JSONValue.time) ?? .null
      },
    ])
}
