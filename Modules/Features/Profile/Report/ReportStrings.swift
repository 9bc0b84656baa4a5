public import AppScreens
import Presentation

/// The texts of reporting a person, and of the list of reports.
public struct ReportStrings: LocalizedStrings {
  /// The menu item of a person and of a post that opens the report.
  public var open: String
  public var title, explanation, postsHint: String
  /// Says that the report includes the post it was opened from, shown if that post can't be displayed.
  public var withPost: String
  /// Why posts can't be selected while the viewer blocks the person.
  public var postsAreHidden: String
  public var reason, reasonHint: String
  /// The question which posts show the problem, the mark of a selected post, and the hint on a hidden post that isn't
  /// selected.
  public var postsQuestion, selected: String
  /// How to see what a warning hides.
  public var selectToSee: @Sendable (_ what: String) -> String
  /// A post was deselected; `posts` remain selected.
  public var deselected: @Sendable (_ posts: Int) -> String
  /// This many selected posts no longer exist and were removed; the report hasn't been sent.
  public var withdrawn: @Sendable (_ posts: Int) -> String
  /// Continues with this many posts.
  public var next: @Sendable (_ posts: Int) -> String
  public var question, send, changeReason, changePosts, keep, retry: String
  public var postsAreKept: @Sendable (_ posts: Int) -> String
  public var done: String
  /// What else the viewer can do about the person.
  public var advice: @Sendable (_ name: String) -> String
  /// In the list of reports: who reported when, and when the report was resolved.
  public var by: @Sendable (_ handle: String, _ time: String) -> String
  public var byDeletedAccount, closedAt: @Sendable (_ time: String) -> String
  public var none, closed: String

  public static let english = ReportStrings(
    open: SocialStrings.english.labels.report,
    title: "Report to the administrator",
    explanation: "The administrator reads your report. The person won't be notified.",
    postsHint: "After the reason, you can select posts that show the problem.",
    withPost: "The post you came from is part of the report.",
    postsAreHidden: "You can't select posts by someone you've blocked. Unblock them first to add some.",
    reason: "Reason", reasonHint: "Say what's wrong, in up to 1,000 characters.",
    postsQuestion: "Which of their posts show the problem? You can also select none.",
    selected: "✓ Selected", selectToSee: { "Select it to see the \($0)" },
    deselected: { count in
      switch count {
      case 0: "Removed. No posts selected."
      case 1: "Removed. 1 post selected."
      default: "Removed. \(count, in: .english) posts selected."
      }
    },
    withdrawn: {
      $0 == 1
        ? "A post you selected is no longer available and was removed. Nothing has been sent yet."
        : "\($0, in: .english) posts you selected are no longer available and were removed. Nothing has been sent yet."
    },
    next: { count in
      switch count {
      case 0: "Continue without a post"
      case 1: "Continue with 1 post"
      default: "Continue with \(count, in: .english) posts"
      }
    },
    question: "Send this report?",
    send: "Yes, send it", changeReason: "Change reason", changePosts: "Select posts",
    keep: "Cancel", retry: SharedStrings.english.retry,
    postsAreKept: {
      $0 == 1
        ? "The post is kept with the report as it is now, even if it's edited or deleted."
        : "The posts are kept with the report as they are now, even if they're edited or deleted."
    },
    done: "Report sent. Thank you.",
    advice: { "To stop seeing \($0), mute or block them on their profile." },
    by: { "Reported by @\($0), \($1)" },
    byDeletedAccount: { "Reported by a deleted account, \($0)" },
    closedAt: { "Resolved: \($0)" },
    none: "No reports.", closed: "Report marked as resolved.")

  public static let japanese = ReportStrings(
    open: SocialStrings.japanese.labels.report,
    title: "管理者への報告",
    explanation: "報告は管理者に届きます。相手には通知されません。",
    postsHint: "問題のある投稿は、理由を入力したあとで選べます。",
    withPost: "表示していた投稿も報告に含まれます。",
    postsAreHidden: "ブロック中の人の投稿は、ここでは選べません。投稿を加えるには、先にブロックを解除してください。",
    reason: "理由", reasonHint: "問題の内容を1,000文字以内で入力してください。",
    postsQuestion: "問題のある投稿を選んでください。選ばずに進むこともできます。",
    selected: "✓ 選択中", selectToSee: { "選択すると\($0)を表示します。" },
    deselected: {
      $0 == 0 ? "選択を取り消しました。選択中の投稿はありません。" : "選択を取り消しました。\($0, in: .japanese)件を選択中です。"
    },
    withdrawn: { "選択した投稿のうち\($0, in: .japanese)件が見つからなくなったため、外しました。報告はまだ送信されていません。" },
    next: { $0 == 0 ? "投稿を選ばずに進む" : "\($0, in: .japanese)件の投稿を選んで進む" },
    question: "この内容で報告しますか？",
    send: "はい、報告します", changeReason: "理由を変更", changePosts: "投稿を選ぶ",
    keep: "報告をやめる", retry: SharedStrings.japanese.retry,
    postsAreKept: { _ in "投稿の現在の内容は、あとで編集や削除がされても報告に残ります。" },
    done: "報告しました。ご協力ありがとうございます。",
    advice: { "\($0)さんの投稿を見たくない場合は、プロフィールでミュートまたはブロックできます。" },
    by: { "報告者: @\($0)、\($1)" },
    byDeletedAccount: { "報告者: 削除済みのアカウント、\($0)" },
    closedAt: { "対応済み: \($0)" },
    none: "報告はありません。", closed: "報告を対応済みにしました。")
}
