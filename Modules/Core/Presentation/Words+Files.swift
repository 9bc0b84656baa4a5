import Entities

// What is wrong with a file to read or to write, and what to do about it.
extension Words {
  /// Why people have to sign in again whose sign-ins could not be read.
  public var signInsAreLost: String {
    pick(
      "The list of who is signed in here was damaged and set aside. Please sign in again.",
      "サインイン情報が壊れていたため、別のファイルに移しました。もう一度サインインしてください。")
  }

  /// Said once after the program has crashed.
  public func hasCrashed(_ file: String) -> String {
    pick(
      "SocialConnect ended unexpectedly the last time. Where it was then is written in \(file): please send that along when you report it.",
      "前回、SocialConnectが予期せず終了しました。そのときの記録は \(file) にあります。不具合を報告するときに添えてください。")
  }

  /// Said once of what others could look into or change.
  public func wasOpen(_ path: String) -> String {
    pick(
      "Others on this machine could access \(path). Now only you can.",
      "\(path) は、このマシンのほかのユーザーもアクセスできる状態でした。自分だけがアクセスできるように変更しました。")
  }

  /// Said of what others can change, and the program must not close to them.
  public func isOpen(_ path: String) -> String {
    pick(
      "Others on this machine can access \(path), and SocialConnect cannot change that. Remove their access, or keep your data elsewhere.",
      "\(path) は、このマシンのほかのユーザーもアクセスできる状態ですが、SocialConnectからは変更できません。データの置き場所を変えるか、アクセス権を変更してください。")
  }

  /// Said of what has the name of a file.
  public func isNoFile(_ path: String) -> String {
    pick(
      "\(path) should be a file, but is something else.", "\(path) は、ファイルではない別のものになっています。")
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
