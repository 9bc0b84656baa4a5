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

  struct NoticePolicy: LocalizedStrings {
    let form, treatment, requests, notices: String

    static let english = NoticePolicy(
      form: "notifications policy", treatment: "“accept”, “filter” or “drop”",
      requests: "how many people's notifications wait", notices: "how many notifications wait")

    static let japanese = NoticePolicy(
      form: "知らない人からの通知の設定（notifications policy）", treatment: "accept、filter、drop のいずれか",
      requests: "通知が保留されている相手の数", notices: "保留されている通知の数")
  }

  struct NoticeRequest: LocalizedStrings {
    let form, id, from, notices, lastPost, began, at: String

    static let english = NoticeRequest(
      form: "notification request", id: "opaque; for “notifications requests accept”",
      from: "author: whose notifications wait", notices: "how many wait",
      lastPost: "post: the latest they wrote among them, or null", began: "time of the first",
      at: "time of the latest")

    static let japanese = NoticeRequest(
      form: "保留中の通知", id: "ID。notifications requests accept などに渡します", from: "通知の相手。ユーザーの概要",
      notices: "保留されている通知の数", lastPost: "そのうち、相手が書いた最新の投稿、または null", began: "最初の通知の時刻",
      at: "最後の通知の時刻")
  }
}
