import AppValues
import Entities

extension SocialErrorStrings {
  /// Errors of signing in with two factors.
  public struct Factors: Sendable {
    /// Nothing was entered, or nothing that is a code.
    public var malformedCode: String
    public var wrongCode: String
    /// The password has to be given again.
    public var endedRequest: String
    /// There's nothing to do with the second factor of an account that has none.
    public var isOff: String
    /// No secret waits for its first code.
    public var endedSetup: String

    func explain(_ field: InputField, _ rule: InputRule) -> String? {
      switch (field, rule) {
      case (.signInCode, .empty), (.signInCode, .malformed): malformedCode
      case (.signInCode, .wrong): wrongCode
      case (.codeRequest, _): endedRequest
      case (.authenticator, .missing): isOff
      case (.authenticator, .wrong): endedSetup
      default: nil
      }
    }
  }
}

extension SocialErrorStrings.Factors {
  static let english = Self(
    malformedCode: "Enter the six digits in your authenticator app, or one of your recovery codes.",
    wrongCode:
      "That code is wrong or was already used. Wait for the next one in your authenticator app, or use a recovery code.",
    endedRequest: "Signing in took too long. Enter your password again.",
    isOff: "Two-factor authentication is off.",
    endedSetup: "Setting up took too long. Start again.")

  static let japanese = Self(
    malformedCode: "認証アプリに表示されている6桁の数字、またはリカバリーコードを入力してください。",
    wrongCode: "コードが違うか、すでに使われています。認証アプリに次のコードが表示されるまで待つか、リカバリーコードを入力してください。",
    endedRequest: "時間が経過しました。もう一度パスワードを入力してください。",
    isOff: "2要素認証はオフになっています。",
    endedSetup: "時間が経過しました。最初からもう一度設定してください。")
}
