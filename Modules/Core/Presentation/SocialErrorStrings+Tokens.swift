import AppValues
import Entities

extension SocialErrorStrings {
  /// Errors about commands of a person's own that keep tokens. An option is the name of the command.
  public struct Tokens: Sendable {
    public var notFound, slow: @Sendable (_ option: String) -> String
    public var failed: @Sendable (_ option: String, _ status: Int) -> String
    /// A command that should print a token printed nothing, or something else.
    public var empty, malformed: String
    /// The server doesn't take the token.
    public var refused: String
    /// A new token should be kept where tokens are only printed.
    public var noPlace: String
    /// What was stored isn't what is printed afterwards.
    public var notKept: String
    /// What should have been removed may still be there.
    public var notRemoved: @Sendable (_ reason: String) -> String
  }
}

extension SocialErrorStrings.Tokens {
  static let english = Self(
    notFound: { "The program in \($0) wasn't found. Check the command." },
    slow: { "The command in \($0) took too long. Unlock your password manager, then try again." },
    failed: { "The command in \($0) ended with status \($1). Run it yourself to see why." },
    empty: "The command in --token-command printed nothing. It should print the token.",
    malformed: "The command in --token-command printed something else. It should print only the token.",
    refused: "The server doesn't accept the token from --token-command.",
    noPlace:
      "SOCIALCONNECT_TOKEN_COMMAND alone signs in with the token that it prints. Leave out --email, or set SOCIALCONNECT_TOKEN_STORE_COMMAND, too. To keep the new token on this device, unset SOCIALCONNECT_TOKEN_COMMAND.",
    notKept: "--token-command doesn't print the token that --token-store-command was given.",
    notRemoved: { "The token may still be in your password manager. \($0)" })

  static let japanese = Self(
    notFound: { "\($0) のプログラムが見つかりません。コマンドを確認してください。" },
    slow: { "\($0) のコマンドが時間内に終わりませんでした。パスワードマネージャーのロックを解除してから、もう一度お試しください。" },
    failed: { "\($0) のコマンドが終了コード\($1)で終了しました。コマンドを直接実行して、原因を確認してください。" },
    empty: "--token-command のコマンドが何も出力しませんでした。トークンを出力するコマンドを指定してください。",
    malformed: "--token-command のコマンドの出力がトークンではありません。トークンだけを出力するコマンドを指定してください。",
    refused: "--token-command のトークンは、サーバーに受け付けられませんでした。",
    noPlace:
      "SOCIALCONNECT_TOKEN_COMMAND だけの場合は、出力されるトークンでサインインします。--email を省略するか、SOCIALCONNECT_TOKEN_STORE_COMMAND も設定してください。新しいトークンをこの端末に保存するには、SOCIALCONNECT_TOKEN_COMMAND の設定を解除してください。",
    notKept: "--token-store-command に渡したトークンが、--token-command から出力されませんでした。",
    notRemoved: { "トークンがパスワードマネージャーに残っている可能性があります。\($0)" })

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.tokenCommand, .empty): empty
    case (.tokenCommand, .malformed): malformed
    case (.tokenCommand, .wrong): refused
    case (.tokenStoreCommand, .empty): noPlace
    case (.tokenStoreCommand, .wrong): notKept
    case (.tokenCommand, _): explain("--token-command", rule)
    case (.tokenStoreCommand, _): explain("--token-store-command", rule)
    case (.tokenEraseCommand, _): explain("--token-erase-command", rule).map(notRemoved)
    default: nil
    }
  }

  private func explain(_ option: String, _ rule: InputRule) -> String? {
    switch rule {
    case .missing: notFound(option)
    case .failed(let status): failed(option, status)
    case .pending: slow(option)
    default: nil
    }
  }
}
