public import AppScreens
import AppValues

/// The texts of the list of an account's sessions.
public struct ActiveSessionsStrings: Sendable {
  public var title: String
  public var here: @Sendable (_ time: String) -> String
  public var nowhereElse: String
  public var explanation: String
  public var since: @Sendable (_ time: String) -> String
  public var lastUsed: @Sendable (_ ago: String) -> String
  public var usedRecently: String
  /// For a device that says nothing of itself.
  public var unknown: String
  public var from: @Sendable (_ address: String) -> String
  public var endOthers: String
  public var refresh: String
  public var ended: @Sendable (_ count: Int) -> String

  public static let english = ActiveSessionsStrings(
    title: "Where you're signed in",
    here: { "This device: since \($0)." },
    nowhereElse: "You're not signed in anywhere else.",
    explanation: "Your other sessions. Choose one to end it.",
    since: { "Since \($0)" },
    lastUsed: { "last used \($0)" },
    usedRecently: "used within the last hour",
    unknown: "A device that isn't known",
    from: { "from \($0)" },
    endOthers: "End all other sessions",
    refresh: SharedStrings.english.refresh,
    ended: { $0 == 1 ? "1 session ended." : "\($0, in: .english) sessions ended." })

  public static let japanese = ActiveSessionsStrings(
    title: "サインイン中の端末",
    here: { "この端末: \($0)から" },
    nowhereElse: "ほかの端末ではサインインしていません。",
    explanation: "ほかの端末やアプリでもサインインしています。選ぶと、サインアウトします。",
    since: { "\($0)から" },
    lastUsed: { "最後の使用: \($0)" },
    usedRecently: "1時間以内に使用",
    unknown: "名前のわからない端末",
    from: { "アドレス: \($0)" },
    endOthers: "ほかの端末をすべてサインアウト",
    refresh: SharedStrings.japanese.refresh,
    ended: { "\($0, in: .japanese)件サインアウトしました。" })
}

extension ActiveSessionsStrings {
  /// When a session was last used, and from where as far as that is known.
  public func use(of session: ActiveSession, _ context: ViewContext) -> String {
    let now = context.clock.now()
    let isRecent = now.milliseconds - session.lastUsedAt.milliseconds < 3_600_000
    let use = isRecent ? usedRecently : lastUsed(context.words.ago(session.lastUsedAt, now: now))
    return session.lastAddress.isEmpty ? use : "\(use) · \(from(session.lastAddress))"
  }
}

extension AuthenticationStrings {
  /// Which app has a session and what it can do, or which device; nil where that isn't known.
  public func holder(of session: ActiveSession) -> String? {
    if let app = session.app { return "\(app) · \(scopes.summary(of: session.scopes))" }
    return session.device.isEmpty ? nil : session.device
  }
}
