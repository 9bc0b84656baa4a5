import AppValues
import Entities
import Notifications
import SocialMenuShell

/// All that `notifications settings` prints.
struct PrintedNoticeSettings: Sendable {
  let settings: NoticeSettings
  /// On this device.
  let alerts: NoticeAlerts
}

extension JSONForms {
  private static let kinds = NoticeKind.allCases.map(\.rawValue)
  private static let anyKind = kinds.dropLast().joined(separator: ", ") + " or " + kinds.suffix(1).joined()
  private static let listedKinds = kinds.joined(separator: "、")

  static let notice = JSONForm<Notice>(
    name: "notification", ja: "通知",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init(
        "kind", "\(anyKind)", ja: "\(listedKinds) のいずれか"
      ) {
        .string($0.kind.rawValue)
      },
      .init("from", "author: the latest person to do it", ja: "最後にそれをした人。ユーザーの概要") {
        author.document($0.from)
      },
      .init(
        "others", "how many other people are grouped with it", ja: "同じ通知にまとめた、ほかの人の数"
      ) { .integer($0.others) },
      .init("also", "authors: a few of those others, newest first", ja: "その人たちのうち何人か、新しい順。ユーザーの概要の配列") {
        .array($0.also.map(author.document))
      },
      .init("post", "post it is about, or null", ja: "対象の投稿、または null") {
        $0.post.map(post.document) ?? .null
      },
      .init("at", "time", ja: "最後にあった時刻") { JSONValue.time($0.at) },
      .init("read", "true if read", ja: "既読なら true") { .boolean($0.isRead) },
    ])

  static let noticeSettings = JSONForm<PrintedNoticeSettings>(
    name: "notifications settings", ja: "通知の設定（notifications settings）",
    keys: NoticeKind.allCases.map { kind in
      .init(
        kind.rawValue, "anyone, following, followers or nobody", ja: "anyone、following、followers、nobody のいずれか"
      ) {
        .string($0.settings.audience(for: kind).rawValue)
      }
    } + [
      .init(
        "quiet", "quiet hours, like 22:00-07:00, or null",
        ja: "おやすみ時間。22:00-07:00 の形、または null"
      ) {
        JSONValue($0.settings.quiet?.description)
      }
    ]
      + AlertWay.shell.map { way in
        .init(
          way.rawValue, "true if the shell on this device alerts this way",
          ja: "この端末でこの方法がオンなら true"
        ) {
          .boolean($0.alerts.ways.contains(way))
        }
      })
}
