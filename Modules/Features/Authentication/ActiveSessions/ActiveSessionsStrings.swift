public import AppScreens
import AppValues
import Navigation
import Presentation

/// The words of where an account is signed in.
public struct ActiveSessionsStrings: Sendable {
  public var title: String
  public var here: @Sendable (_ time: String) -> String
  public var nowhereElse: String
  public var explanation: String
  public var since: @Sendable (_ time: String) -> String
  public var lastUsed: @Sendable (_ ago: String) -> String
  public var usedOfLate: String
  public var endOthers: String
  public var refresh: String
  public var ended: @Sendable (_ count: Int) -> String

  public static let english = ActiveSessionsStrings(
    title: "Where you are signed in",
    here: { "Here since \($0)." },
    nowhereElse: "Nowhere else.",
    explanation: "And elsewhere. Choose one to end it.",
    since: { "Since \($0)" },
    lastUsed: { "last used \($0)" },
    usedOfLate: "used within the last hour",
    endOthers: "End all of these",
    refresh: SharedStrings.english.refresh,
    ended: { $0 == 1 ? "1 sign-in has ended." : "\($0) sign-ins have ended." })

  public static let japanese = ActiveSessionsStrings(
    title: "サインイン中の場所",
    here: { "ここ: \($0) から" },
    nowhereElse: "ほかの場所ではサインインしていません。",
    explanation: "ほかの場所でもサインインしています。選ぶと、そのサインインを終了します。",
    since: { "\($0) から" },
    lastUsed: { "最後の使用: \($0)" },
    usedOfLate: "1時間以内に使用",
    endOthers: "これらをすべて終了する",
    refresh: SharedStrings.japanese.refresh,
    ended: { "\($0)件のサインインを終了しました。" })
}

extension ActiveSessionsStrings {
  /// When a sign-in was used last, as closely as that is known.
  public func use(of session: ActiveSession, _ context: ViewContext) -> String {
    let now = context.clock.now()
    let isOfLate = now.milliseconds - session.lastUsedAt.milliseconds < 3_600_000
    return isOfLate ? usedOfLate : lastUsed(context.words.ago(session.lastUsedAt, now: now))
  }
}
