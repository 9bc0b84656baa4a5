public import AppScreens

/// The texts of the policy and of the requests.
public struct NoticeRequestsStrings: LocalizedStrings {
  /// The names of origins and treatments.
  public var origin: @Sendable (NoticeOrigin) -> String
  public var treatment: @Sendable (NoticeTreatment) -> String
  /// The number of notifications that wait, after the person's name.
  public var waiting: @Sendable (_ count: Int) -> String
  public var nothing, accepted, dismissed: String

  /// The English texts.
  public static let english = NoticeRequestsStrings(
    origin: { origin in
      switch origin {
      case .notFollowing: "People you don't follow"
      case .notFollowers: "People who don't follow you"
      case .newAccounts: "New accounts"
      case .privateMentions: "Direct posts you didn't ask for"
      case .limitedAccounts: "Limited accounts"
      }
    },
    treatment: { treatment in
      switch treatment {
      case .accept: "Accept"
      case .filter: "Filter"
      case .drop: "Ignore"
      }
    },
    waiting: { count in " · \(count, in: .english) \(count == 1 ? "notification" : "notifications")" },
    nothing: "No requests.", accepted: "Accepted.", dismissed: "Dismissed.")

  /// The Japanese texts.
  public static let japanese = NoticeRequestsStrings(
    origin: { origin in
      switch origin {
      case .notFollowing: "フォローしていない人"
      case .notFollowers: "フォロワー以外の人"
      case .newAccounts: "新しいアカウント"
      case .privateMentions: "知らない人からのメッセージ"
      case .limitedAccounts: "制限されているアカウント"
      }
    },
    treatment: { treatment in
      switch treatment {
      case .accept: "受け取る"
      case .filter: "保留する"
      case .drop: "受け取らない"
      }
    },
    waiting: { count in " · 通知\(count, in: .japanese)件" },
    nothing: "保留中の通知はありません。", accepted: "通知を受け取りました。", dismissed: "通知を削除しました。")
}
