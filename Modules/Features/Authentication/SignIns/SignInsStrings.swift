import Presentation

/// The words of where an account is signed in.
public struct SignInsStrings: Sendable {
  public var title: String
  public var here: @Sendable (_ time: String) -> String
  public var nowhereElse: String
  public var explanation: String
  public var since: @Sendable (_ time: String) -> String
  public var endOthers: String
  public var refresh: String
  public var ended: @Sendable (_ count: Int) -> String

  public static let english = SignInsStrings(
    title: "Where you are signed in",
    here: { "Here since \($0)." },
    nowhereElse: "Nowhere else.",
    explanation: "And elsewhere. Choose one by its number to end it.",
    since: { "Since \($0)" },
    endOthers: "End all of these",
    refresh: Words(.english).refresh,
    ended: { $0 == 1 ? "1 sign-in has ended." : "\($0) sign-ins have ended." })

  public static let japanese = SignInsStrings(
    title: "サインイン中の場所",
    here: { "ここ: \($0) から" },
    nowhereElse: "ほかの場所ではサインインしていません。",
    explanation: "ほかの場所でもサインインしています。番号を選ぶと、そのサインインを終了します。",
    since: { "\($0) から" },
    endOthers: "これらをすべて終了する",
    refresh: Words(.japanese).refresh,
    ended: { "\($0)件のサインインを終了しました。" })
}
