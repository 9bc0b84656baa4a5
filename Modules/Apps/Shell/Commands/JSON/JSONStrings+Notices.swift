import AppScreens
import Entities

extension JSONStrings {
  private static let kinds = NoticeKind.allCases.map(\.rawValue)
  private static let anyKind = kinds.dropLast().joined(separator: ", ") + " or " + kinds.suffix(1).joined()
  private static let listedKinds = kinds.joined(separator: "、")

  struct Notice: LocalizedStrings {
    let form, id, kind, from, others, also, post, at, read: String

    static let english = Notice(
      form: "notification", id: "opaque", kind: anyKind,
      from: "author: the latest person to do it",
      others: "how many other people are grouped with it",
      also: "authors: a few of those others, newest first", post: "post it's about, or null",
      at: "time", read: "true if read")

    static let japanese = Notice(
      form: "通知", id: "ID。中身に意味はありません", kind: "\(listedKinds) のいずれか", from: "最後にそれをした人。ユーザーの概要",
      others: "同じ通知にまとめた、ほかの人の数", also: "その人たちのうち何人か、新しい順。ユーザーの概要の配列", post: "対象の投稿、または null",
      at: "最後にあった時刻", read: "既読なら true")
  }

  struct NoticeSettings: LocalizedStrings {
    let form, audience, quiet, alert: String

    static let english = NoticeSettings(
      form: "notifications settings", audience: "“anyone”, “following”, “followers” or “nobody”",
      quiet: "quiet hours, like 22:00-07:00, or null",
      alert: "true if the shell on this device alerts this way")

    static let japanese = NoticeSettings(
      form: "通知の設定（notifications settings）", audience: "anyone、following、followers、nobody のいずれか",
      quiet: "おやすみ時間。22:00-07:00 の形、または null", alert: "この端末でこの方法がオンなら true")
  }
}
