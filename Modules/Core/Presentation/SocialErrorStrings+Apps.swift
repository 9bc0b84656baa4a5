import AppValues
import Entities

extension SocialErrorStrings {
  /// Errors about apps that act on people's behalf.
  public struct Apps: Sendable {
    public var unknown, noSuchScope, tooManyScopes: String
    public var malformedRedirect, unsafeRedirect, otherRedirect, malformedWebsite: String
    public var wrongAuthorization, unsupportedChallenge: String
  }

  public struct Mail: Sendable {
    public var noSender: String
    public var toolMissing: @Sendable (_ package: String) -> String
  }
}

extension SocialErrorStrings.Apps {
  static let english = Self(
    unknown: "This app isn't registered here, or its secret is wrong.",
    noSuchScope: "The app asks for a scope that doesn't exist.",
    tooManyScopes: "The app asks for more than it was registered for.",
    malformedRedirect:
      "A redirect address must be complete, like https://example.org/signed-in, without a # part.",
    unsafeRedirect: "A redirect address can't begin with javascript:, vbscript:, data: or blob:.",
    otherRedirect: "This isn't one of the app's redirect addresses.",
    malformedWebsite: "Enter a web address like https://example.org.",
    wrongAuthorization: "The authorization code is wrong, has expired or was already used.",
    unsupportedChallenge: "The code challenge must use the method S256.")

  static let japanese = Self(
    unknown: "アプリが登録されていないか、シークレットが違います。",
    noSuchScope: "アプリが要求したスコープは存在しません。",
    tooManyScopes: "アプリが、登録時の範囲を超える権限を要求しています。",
    malformedRedirect: "リダイレクト先は https://example.org/signed-in のような完全なURLで指定してください。# 以降は付けられません。",
    unsafeRedirect: "javascript:、vbscript:、data:、blob: で始まるURLはリダイレクト先に指定できません。",
    otherRedirect: "アプリが登録したリダイレクト先ではありません。",
    malformedWebsite: "ウェブサイトは https://example.org のようなURLで入力してください。",
    wrongAuthorization: "認可コードが違うか、有効期限が切れているか、すでに使用されています。",
    unsupportedChallenge: "コードチャレンジの方式には S256 を使ってください。")

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.app, .wrong): unknown
    case (.scopes, .unsupported): noSuchScope
    case (.scopes, .outOfRange): tooManyScopes
    case (.redirect, .malformed): malformedRedirect
    case (.redirect, .unsupported): unsafeRedirect
    case (.redirect, .wrong): otherRedirect
    case (.website, .malformed): malformedWebsite
    case (.authorization, .wrong): wrongAuthorization
    case (.challenge, .unsupported): unsupportedChallenge
    default: nil
    }
  }
}

extension SocialErrorStrings.Mail {
  static let english = Self(
    noSender:
      "No email is sent for this database yet. Ask the administrator to choose a device to send it.",
    toolMissing: {
      "This device has no program that sends email (sendmail). Install one, such as the package \($0), set it up, then try again."
    })

  static let japanese = Self(
    noSender: "このデータベースでは、まだメールを送信できません。メールを送信する端末を設定するよう、管理者に依頼してください。",
    toolMissing: {
      "この端末にはメールを送信するプログラム（sendmail）がありません。パッケージ \($0) などをインストールして設定し、もう一度お試しください。"
    })
}
