import AppValues
import Entities

extension SocialErrorStrings {
  /// Errors about servers that people name, and about signing in there.
  public struct Servers: Sendable {
    public var empty, malformed, insecure, unknown, unverified, incompatible: String
    /// The certificate of a server is valid, but for another one.
    public var otherName: @Sendable (_ host: String) -> String
    /// Something works only with the network on this device.
    public var onlyHere: String
    /// Several accounts have a handle.
    public var severalAccounts: String
    public var refused, emptyCode: String
    /// Something written hasn't been sent to a server.
    public var unsent: String
    /// A server refuses what it was sent, and doesn't say why.
    public var notAccepted: String
  }
}

extension SocialErrorStrings.Servers {
  static let english = Self(
    empty: "Enter a server, like social.example.",
    malformed: "That isn't a server. Enter its name, like social.example.",
    insecure: "This address isn't encrypted. Use one that begins with https://.",
    unknown: "There's no server with that name. Check the spelling and your connection.",
    unverified:
      "The server's certificate can't be verified, so nothing was sent. If it comes from a private certificate authority, sign in with --certificate-authority and the authority's file.",
    incompatible: "This server doesn't work with Mastodon apps. Check the address.",
    otherName: {
      "The certificate of \($0) was issued for a different name, so nothing was sent. Check the address: another server may be answering in its place."
    },
    onlyHere: "This works only with the network on this device, not with an account on a server.",
    severalAccounts: "Several of your accounts have this handle. Add the server, like mia@social.example.",
    refused: "You weren't signed in, because access wasn't allowed.",
    emptyCode: "Enter the code that the page shows.",
    unsent: "Something you wrote hasn't been sent yet.",
    notAccepted: "The server didn't accept this.")

  static let japanese = Self(
    empty: "サーバーを入力してください。例: social.example",
    malformed: "サーバー名の形式が正しくありません。例: social.example",
    insecure: "暗号化されていないアドレスです。https:// で始まるアドレスを使ってください。",
    unknown: "その名前のサーバーは見つかりません。名前とネットワークを確認してください。",
    unverified:
      "サーバーの証明書を検証できないため、何も送信していません。独自の認証局を使うサーバーの場合は、--certificate-authority で認証局のファイルを指定してサインインしてください。",
    incompatible: "このサーバーはMastodon対応アプリでは利用できません。アドレスを確認してください。",
    otherName: {
      "\($0) の証明書は別の名前に対して発行されているため、何も送信していません。アドレスを確認してください。別のサーバーが代わりに応答している可能性があります。"
    },
    onlyHere: "この操作は、この端末のネットワークでだけ使えます。サーバーのアカウントでは使えません。",
    severalAccounts: "このユーザー名のアカウントが複数あります。mia@social.example のようにサーバーも指定してください。",
    refused: "アクセスが許可されなかったため、サインインしていません。",
    emptyCode: "ページに表示されたコードを入力してください。",
    unsent: "まだ送信されていないものがあります。",
    notAccepted: "サーバーに受け付けられませんでした。")

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.server, .empty): empty
    case (.server, .malformed): malformed
    case (.server, .unsafe): insecure
    case (.server, .missing): unknown
    case (.server, .unconfirmed): unverified
    case (.server, .unsupported): incompatible
    case (.server, .mismatched(let host)): otherName(host)
    case (.server, .wrong): onlyHere
    case (.server, .pending): unsent
    case (.request, .malformed): notAccepted
    case (.account, .malformed): severalAccounts
    case (.authorization, .missing): refused
    case (.authorization, .empty): emptyCode
    default: nil
    }
  }
}
