public import Presentation

/// The words of reporting a person.
public struct ReportStrings: Sendable {
  /// What leads there, from a person and from a post.
  public var open: String
  public var title, explanation, postsHint: String
  public var reason, reasonHint: String
  public var question, postIsKept, send, changeReason, keep, retry: String
  public var done: String
  /// What one can do besides, with the person's name.
  public var advice: @Sendable (_ name: String) -> String
  /// In the list of reports: who made one and when, and when it was dealt with.
  public var by: @Sendable (_ handle: String, _ time: String) -> String
  public var byNobody, closedAt: @Sendable (_ time: String) -> String
  public var none, closed: String

  /// The words in a language.
  public static func of(_ language: Language) -> ReportStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  public static let english = ReportStrings(
    open: Words(.english).report,
    title: "Report to the administrator",
    explanation: "Whoever runs this network reads it. The person learns nothing of it.",
    postsHint: "To report a post, open it and report it there.",
    reason: "Reason", reasonHint: "Say what is wrong, in up to 1000 characters.",
    question: "Send this?",
    postIsKept: "What the post says now is kept with the report, even if it is changed or deleted.",
    send: "Yes, send it", changeReason: "Change the reason", keep: "No, leave it",
    retry: Words(.english).retry,
    done: "Reported. Thank you for telling.",
    advice: { "If you want to see nothing more of \($0), mute or block them on their profile." },
    by: { "Reported by @\($0), \($1)" },
    byNobody: { "Reported by somebody who has deleted their account, \($0)" },
    closedAt: { "Dealt with: \($0)" },
    none: "No reports.", closed: "The report is marked as dealt with.")

  public static let japanese = ReportStrings(
    open: Words(.japanese).report,
    title: "管理者への報告",
    explanation: "報告はこのネットワークの管理者が読みます。相手には知らされません。",
    postsHint: "投稿を報告するには、その投稿を開いて報告してください。",
    reason: "理由", reasonHint: "問題の内容を1000文字までで書いてください。",
    question: "この内容で報告しますか。",
    postIsKept: "投稿の現在の内容は、後で編集や削除がされても報告に残ります。",
    send: "はい、報告します", changeReason: "理由を書き直す", keep: "いいえ、やめておきます",
    retry: Words(.japanese).retry,
    done: "報告しました。お知らせいただきありがとうございます。",
    advice: { "\($0)さんの投稿を見たくない場合は、プロフィールでミュートまたはブロックできます。" },
    by: { "報告者: @\($0)、\($1)" },
    byNobody: { "報告者: アカウントを削除した人、\($0)" },
    closedAt: { "対応済み: \($0)" },
    none: "報告はありません。", closed: "報告を対応済みにしました。")
}
