import AppScreens

/// What the help says of the command about passkeys.
struct PasskeyHelpStrings: LocalizedStrings {
  let passkeys, remark, list, rename, remove, id, name: String

  static let english = PasskeyHelpStrings(
    passkeys: "List, rename and remove the passkeys of your account at a server.",
    remark: "A browser adds them, on the page that “socialconnect passkeys” names.",
    list: "List the passkeys, newest first.", rename: "Give a passkey another name.",
    remove: "Remove a passkey: it no longer signs anyone in.", id: "The passkey's ID.",
    name: "The name, up to 60 characters.")

  static let japanese = PasskeyHelpStrings(
    passkeys: "サーバーのアカウントのパスキーを表示し、名前の変更や削除をします。",
    remark: "追加は、socialconnect passkeys に表示されるページでブラウザーから行います。",
    list: "パスキーを新しい順に表示します。", rename: "パスキーの名前を変更します。",
    remove: "パスキーを削除します。そのパスキーではサインインできなくなります。", id: "パスキーのID。",
    name: "名前（60文字まで）。")
}
