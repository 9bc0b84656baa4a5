import AppScreens

extension JSONStrings {
  struct TwoFactor: LocalizedStrings {
    let form, enabled, left: String

    static let english = TwoFactor(
      form: "status (of “two-factor”)", enabled: "true if a code is asked for beside the password",
      left: "how many recovery codes haven't been used")

    static let japanese = TwoFactor(
      form: "2要素認証の状態（two-factor）", enabled: "パスワードのほかにコードも必要なら true",
      left: "未使用のリカバリーコードの数")
  }

  struct AuthenticatorSetup: LocalizedStrings {
    let form, secret, address: String

    static let english = AuthenticatorSetup(
      form: "key (of “two-factor on”)", secret: "for the authenticator app, in base32",
      address: "the same with the account's name, as QR codes have it")

    static let japanese = AuthenticatorSetup(
      form: "キー（two-factor on）", secret: "認証アプリに入力するキー（Base32）",
      address: "アカウント名を加えたもの。QRコードの内容になります")
  }

  struct RecoveryCodes: LocalizedStrings {
    let form, codes: String

    static let english = RecoveryCodes(
      form: "recovery codes (of “two-factor on --code” and “two-factor recovery-codes”)",
      codes: "array of the codes, which aren't shown again")

    static let japanese = RecoveryCodes(
      form: "リカバリーコード（two-factor on --code、two-factor recovery-codes）",
      codes: "コードの配列。もう一度表示することはできません")
  }
}
