import AppScreens

extension PageStrings {
  /// The texts about passkeys.
  struct Passkeys: Sendable {
    var title, text, signIn: String
    /// The link from creating an account with a password, and back.
    var insteadOfPassword, passwordInstead: String
    var signUpText, signUp: String
    /// Said where the browser gave none, such as when someone thought better of it.
    var failed: String
    var none, add, name, nameHint, edit, rename, remove, prove, proofText: String
    /// What a passkey is called unless it's given another name.
    var usualName: String
    var added, lastUsed: @Sendable (_ time: String) -> String
    var neverUsed, synced, single: String
  }
}

extension PageStrings.Passkeys {
  static let english = Self(
    title: "Passkeys",
    text: "With a passkey, you sign in with your fingerprint, face or screen lock.",
    signIn: "Sign in with a passkey", insteadOfPassword: "Use a passkey instead of a password",
    passwordInstead: "Use a password instead",
    signUpText:
      "Your device keeps the passkey. You sign in with your fingerprint, face or screen lock, and need no password.",
    signUp: "Create an account with a passkey",
    failed: "The browser gave no passkey. Try again, or use another way.",
    none: "You have no passkeys yet.", add: "Add a passkey", name: "Name",
    nameHint: "So that you can tell it from others, such as “My phone”.", edit: "Edit",
    rename: "Save the name", remove: "Remove this passkey", prove: "Use a passkey",
    proofText: "Use your passkey to continue.",
    usualName: "Passkey", added: { "Added on \($0)" }, lastUsed: { "Last used on \($0)" },
    neverUsed: "Never used", synced: "On more than one device", single: "On one device")

  static let japanese = Self(
    title: "パスキー", text: "パスキーがあれば、指紋認証、顔認証、または画面ロックでサインインできます。",
    signIn: "パスキーでサインイン", insteadOfPassword: "パスワードの代わりにパスキーを使う",
    passwordInstead: "パスワードを使う",
    signUpText: "パスキーは端末に保存されます。指紋認証、顔認証、または画面ロックでサインインでき、パスワードは要りません。",
    signUp: "パスキーでアカウントを作成",
    failed: "ブラウザーからパスキーを受け取れませんでした。もう一度試すか、ほかの方法をお使いください。",
    none: "パスキーはまだありません。", add: "パスキーを追加", name: "名前",
    nameHint: "見分けるための名前です。例: 自分のスマートフォン", edit: "編集", rename: "名前を保存",
    remove: "このパスキーを削除", prove: "パスキーを使う", proofText: "続けるには、パスキーを使ってください。", usualName: "パスキー",
    added: { "追加: \($0)" }, lastUsed: { "最終使用: \($0)" }, neverUsed: "未使用",
    synced: "複数の端末で同期", single: "1台の端末のみ")
}
