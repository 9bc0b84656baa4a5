import AppScreens

/// The texts of two-factor authentication.
public struct TwoFactorStrings: Sendable {
  public var title: String
  public var isOn: @Sendable (_ recoveryCodesLeft: Int) -> String
  public var isOff: String
  public var setUp, setUpAnother, turnOff, newCodes: String
  /// Before it's turned off.
  public var question, keep: String
  /// Above a QR code, and where there's none.
  public var scan, enterSecret: String
  public var secret: String
  public var code, codeHint: String
  /// Above the recovery codes.
  public var save: String
  public var saved: String
  /// It's done.
  public var turnedOff: String
  public var refresh: String

  public static let english = TwoFactorStrings(
    title: "Two-factor authentication",
    isOn: { left in
      let codes =
        switch left {
        case 0: "You have no recovery codes left."
        case 1: "You have 1 recovery code left."
        default: "You have \(left, in: .english) recovery codes left."
        }
      return "On. Signing in with your password also takes a code from your authenticator app. \(codes)"
    },
    isOff: """
      Off. Turn it on, and signing in with your password also takes a code from an authenticator app on your phone.
      """,
    setUp: "Set up an authenticator app", setUpAnother: "Set up another authenticator app instead",
    turnOff: "Turn off", newCodes: "Get new recovery codes",
    question: "Turn off two-factor authentication? Your recovery codes will stop working, too.",
    keep: "Keep it on",
    scan: "Scan this with your authenticator app, or enter the key in it.",
    enterSecret: "Enter this key in your authenticator app.", secret: "Key",
    code: SignInStrings.english.code, codeHint: "The six digits that your authenticator app then shows.",
    save: """
      These are your recovery codes. Each signs you in once without your authenticator app. Save them somewhere safe: they \
      aren't shown again, and earlier ones no longer work.
      """,
    saved: "I've saved them", turnedOff: "Two-factor authentication is off.",
    refresh: SharedStrings.english.refresh)

  public static let japanese = TwoFactorStrings(
    title: "2要素認証",
    isOn: { left in
      let codes = left == 0 ? "リカバリーコードは残っていません。" : "リカバリーコードの残りは\(left, in: .japanese)個です。"
      return "オンになっています。パスワードでサインインするときに、認証アプリのコードも必要です。\(codes)"
    },
    isOff: "オフになっています。オンにすると、パスワードでサインインするときに、認証アプリのコードも必要になります。",
    setUp: "認証アプリを設定", setUpAnother: "別の認証アプリに変更", turnOff: "オフにする",
    newCodes: "新しいリカバリーコードを作成",
    question: "2要素認証をオフにしますか？ リカバリーコードも使えなくなります。", keep: "オンのままにする",
    scan: "認証アプリで読み取るか、キーを入力してください。",
    enterSecret: "認証アプリに次のキーを入力してください。", secret: "キー",
    code: SignInStrings.japanese.code, codeHint: "設定すると認証アプリに表示される6桁の数字です。",
    save: """
      リカバリーコードです。認証アプリが使えないときに、1個につき1回だけサインインできます。安全な場所に保存してください。\
      もう一度表示することはできません。以前のコードは使えなくなりました。
      """,
    saved: "保存しました", turnedOff: "2要素認証をオフにしました。", refresh: SharedStrings.japanese.refresh)
}
