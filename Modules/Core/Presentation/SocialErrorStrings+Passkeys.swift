import AppScreens
import AppValues
import Entities

extension SocialErrorStrings {
  /// Errors about passkeys.
  public struct Passkeys: Sendable {
    public var missing, wrong, taken: String
    public var tooMany: @Sendable (_ maximum: Int) -> String
  }
}

extension SocialErrorStrings.Passkeys {
  static let english = Self(
    missing: "The browser gave no passkey. Try again.",
    wrong: "This passkey couldn't be used. Try again, or use another way to sign in.",
    taken: "This passkey is already in use here.",
    tooMany: { "You can have up to \($0, in: .english) passkeys. Remove one first." })

  static let japanese = Self(
    missing: "ブラウザーからパスキーを受け取れませんでした。もう一度お試しください。",
    wrong: "このパスキーは使えませんでした。もう一度試すか、ほかの方法をお使いください。",
    taken: "このパスキーはすでに使われています。",
    tooMany: { "登録できるパスキーは\($0, in: .japanese)個までです。先にほかのパスキーを削除してください。" })

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.passkey, .missing): missing
    case (.passkey, .taken): taken
    case (.passkey, _): wrong
    case (.passkeys, .tooLong(let maximum, _)): tooMany(maximum)
    default: nil
    }
  }
}
