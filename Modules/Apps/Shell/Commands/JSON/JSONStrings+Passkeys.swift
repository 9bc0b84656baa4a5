import AppScreens

extension JSONStrings {
  struct Passkey: LocalizedStrings {
    let form, id, name, createdAt, lastUsedAt, synced: String

    static let english = Passkey(
      form: "passkey (of “passkeys”)", id: "for “passkeys rename” and “passkeys remove”",
      name: "what its owner calls it", createdAt: "time", lastUsedAt: "time, or null if it was never used",
      synced: "true if it was on more than one device when it was last used")

    static let japanese = Passkey(
      form: "パスキー（passkeys）", id: "passkeys rename と passkeys remove に渡すID", name: "パスキーの名前",
      createdAt: "追加した時刻", lastUsedAt: "最後に使われた時刻。未使用なら null",
      synced: "最後に使われたとき、複数の端末で同期されていれば true")
  }
}
