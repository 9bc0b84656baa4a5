public import AppScreens
import Presentation

/// The words of reporting a person.
public struct ReportStrings: LocalizedStrings {
  /// What leads there, from a person and from a post.
  public var open: String
  public var title, explanation, postsHint: String
  /// That the post that led here is part of the report, where it cannot be shown.
  public var withPost: String
  /// Why posts can't be picked while the viewer blocks the person.
  public var postsAreHidden: String
  public var reason, reasonHint: String
  /// Which posts show what is meant, and what stands on one that is picked and on one with a warning that is not.
  public var postsQuestion, picked, pickToSee: String
  /// A post is picked no longer, and so many still are.
  public var leftOut: @Sendable (_ posts: Int) -> String
  /// So many of the picked posts are there no longer, and the report has not been sent.
  public var withdrawn: @Sendable (_ posts: Int) -> String
  /// Goes on with so many posts.
  public var goOn: @Sendable (_ posts: Int) -> String
  public var question, send, changeReason, changePosts, keep, retry: String
  public var postsAreKept: @Sendable (_ posts: Int) -> String
  public var done: String
  /// What one can do besides, with the person's name.
  public var advice: @Sendable (_ name: String) -> String
  /// In the list of reports: who made one and when, and when it was dealt with.
  public var by: @Sendable (_ handle: String, _ time: String) -> String
  public var byNobody, closedAt: @Sendable (_ time: String) -> String
  public var none, closed: String

  public static let english = ReportStrings(
    open: SocialStrings.english.labels.report,
    title: "Report to the administrator",
    explanation: "The administrator reads it. The person is not notified.",
    postsHint: "Once you have said why, you can pick posts of theirs that show it.",
    withPost: "The post you came from is reported with them.",
    postsAreHidden: "Posts of someone you block cannot be picked here; unblock them first to add some.",
    reason: "Reason", reasonHint: "Say what is wrong, in up to 1000 characters.",
    postsQuestion: "Which of their posts show what you mean? You may also pick none.",
    picked: "✓ Picked", pickToSee: "pick it to see it",
    leftOut: { count in
      switch count {
      case 0: "Left out again. No post is picked now."
      case 1: "Left out again. 1 post is picked."
      default: "Left out again. \(count) posts are picked."
      }
    },
    withdrawn: {
      $0 == 1
        ? "A post that you picked is there no longer, and is left out. Nothing has been sent yet."
        : "\($0) posts that you picked are there no longer, and are left out. Nothing has been sent yet."
    },
    goOn: { count in
      switch count {
      case 0: "Go on without a post"
      case 1: "Go on with 1 post"
      default: "Go on with \(count) posts"
      }
    },
    question: "Send this?",
    send: "Yes, send it", changeReason: "Change the reason", changePosts: "Pick posts",
    keep: "No, leave it", retry: SharedStrings.english.retry,
    postsAreKept: {
      $0 == 1
        ? "What the post says now is kept with the report, even if it is changed or deleted."
        : "What the posts say now is kept with the report, even if they are changed or deleted."
    },
    done: "Reported. Thank you for telling.",
    advice: { "If you want to see nothing more of \($0), mute or block them on their profile." },
    by: { "Reported by @\($0), \($1)" },
    byNobody: { "Reported by somebody who has deleted their account, \($0)" },
    closedAt: { "Dealt with: \($0)" },
    none: "No reports.", closed: "The report is marked as dealt with.")

  public static let japanese = ReportStrings(
    open: SocialStrings.japanese.labels.report,
    title: "管理者への報告",
    explanation: "報告はこのネットワークの管理者が読みます。相手には知らされません。",
    postsHint: "問題のある投稿は、理由を書いた後で選べます。",
    withPost: "ご覧になっていた投稿も一緒に報告します。",
    postsAreHidden: "ブロックしている人の投稿は、ここでは選べません。投稿を加えるには、先にブロックを解除してください。",
    reason: "理由", reasonHint: "問題の内容を1000文字までで書いてください。",
    postsQuestion: "問題のある投稿を選んでください。選ばずに進むこともできます。",
    picked: "✓ 選択中", pickToSee: "選ぶと表示されます",
    leftOut: {
      $0 == 0 ? "選択を取り消しました。現在選択している投稿はありません。" : "選択を取り消しました。\($0)件を選択しています。"
    },
    withdrawn: { "選択した投稿のうち\($0)件が見つからなくなったため、外しました。報告はまだ送られていません。" },
    goOn: { $0 == 0 ? "投稿を選ばずに進む" : "\($0)件の投稿を選んで進む" },
    question: "この内容で報告しますか。",
    send: "はい、報告します", changeReason: "理由を書き直す", changePosts: "投稿を選ぶ",
    keep: "いいえ、やめておきます", retry: SharedStrings.japanese.retry,
    postsAreKept: { _ in "投稿の現在の内容は、後で編集や削除がされても報告に残ります。" },
    done: "報告しました。お知らせいただきありがとうございます。",
    advice: { "\($0)さんの投稿を見たくない場合は、プロフィールでミュートまたはブロックできます。" },
    by: { "報告者: @\($0)、\($1)" },
    byNobody: { "報告者: アカウントを削除した人、\($0)" },
    closedAt: { "対応済み: \($0)" },
    none: "報告はありません。", closed: "報告を対応済みにしました。")
}
