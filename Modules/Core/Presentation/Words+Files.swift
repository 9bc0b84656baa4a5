public import AppScreens
import AppValues

// What is wrong with a file to read or to write, and what to do about it.
extension Words {
  /// Why people have to sign in again whose sign-ins could not be read.
  public var signInsAreLost: String {
    pick(
      "The list of who is signed in here was damaged and set aside. Please sign in again.",
      "サインイン情報が壊れていたため、別のファイルに移しました。もう一度サインインしてください。")
  }

  /// What is wrong with a backup, or with where it is to go; nil where the general words say it.
  func explainBackup(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.file, .taken):
      pick(
        "Something with that name is already there and was not changed. Choose another name; only an earlier backup can be replaced.",
        "同じ名前のものがすでにあるため、書き込みませんでした。別の名前を選んでください。置き換えられるのは以前のバックアップだけです。")
    case (.file, .unsupported):
      pick(
        "That is not a SocialConnect backup. Nothing was restored.", "SocialConnectのバックアップではありません。何も復元していません。"
      )
    case (.file, .malformed):
      pick(
        "The backup is damaged or cut short. Nothing was restored.", "バックアップが壊れているか、途中で切れています。何も復元していません。")
    case (.file, .unsafe):
      pick(
        "The backup is not safe: it holds links, or names that lead outside of it. Nothing was restored.",
        "安全でないバックアップです。リンクや、外の場所を指す名前が含まれています。何も復元していません。")
    case (.database, .taken):
      pick(
        """
        There is already a network here; nothing was changed. Restore into a new folder with --data, or into an empty \
        database with --database. To replace the network in a data folder, add --replace.
        """,
        """
        すでにネットワークがあるため、何も変更していません。--data で新しいフォルダーを、または --database で空のデータベースを\
        指定してください。データフォルダーの場合は、--replace で入れ替えることもできます。
        """)
    case (.database, .wrong):
      pick(
        "Restore a backup of a PostgreSQL database into an empty one with --database, and any other backup without --database.",
        "PostgreSQLのバックアップは、--database で空のデータベースを指定して復元します。それ以外のバックアップは --database なしで復元します。")
    default: nil
    }
  }

  /// nil where the words for any field will do.
  func explainFile(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.file, .empty):
      pick("Which file? Please enter its name.", "ファイル名を入力してください。")
    case (.file, .missing):
      pick("There is no such file. Please look at its path.", "ファイルが見つかりません。パスを確認してください。")
    case (.file, .taken):
      pick(
        "There is already something of that name, and it stays. Choose another name; only an earlier archive can be replaced.",
        "同じ名前のものがすでにあるため、書き込みませんでした。別の名前を選んでください。置き換えられるのは以前のアーカイブだけです。")
    case (.file, .malformed):
      pick(
        "The archive is damaged or cut short. Please fetch it once more.",
        "アーカイブが壊れているか、途中で切れています。もう一度取得してください。")
    case (.file, .unsupported):
      pick(
        "That is no archive that can be read here: one of SocialConnect or Mastodon can, or a table of Mastodon's (.csv).",
        "読み取れるアーカイブではありません。SocialConnectかMastodonのアーカイブ、またはMastodonの表(.csv)を選んでください。")
    case (.file, .unsafe):
      pick(
        "The archive is not safe: it holds links, or names that lead outside of it. Nothing was unpacked.",
        "安全でないアーカイブです。リンクや、外の場所を指す名前が含まれています。何も展開していません。")
    case (.file, .tooManyBytes(let megabytes)):
      pick(
        "The archive is too large: unpacked, it may take at most \(megabytes) MB here.",
        "アーカイブが大きすぎます。展開後の大きさは\(megabytes)MBまでです。")
    default: nil
    }
  }
}
