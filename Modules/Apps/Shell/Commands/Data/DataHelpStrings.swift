import AppScreens

/// What the help says of the commands that export, back up, check and fill the data.
struct DataHelpStrings: LocalizedStrings {
  let export, exportTarget, exportReplace, importing, importRemark, importSource, archive: String
  let backup, backupRemark, backupFile, backupReplace, restore, restoreRemark, restoreFile,
    restoreReplace, replaceOrDatabase: String
  let check, checkRemark, repair, repairBackup, acceptClock, repairWithBackup: String
  let demo, demoRemark, demoPeople, demoPosts, demoSeed, demoPeopleRange, demoPostsRange: String

  static let english = DataHelpStrings(
    export: "Export all your data; see “socialconnect help archive”.",
    exportTarget: "A .zip file, or a new folder.", exportReplace: "Replace an archive with that name.",
    importing: "Import a SocialConnect or Mastodon archive into your account.",
    importRemark: """
      Dates are kept, nothing is imported twice, and no one is notified. If it stops, run it again to continue. \
      Anything not imported is listed with the reason. Approving followers, hiding followers and following, and \
      the bot mark are turned on in your account where the archive has them on; the result says so.
      """,
    importSource: "A .zip, .tar.gz or folder, or a CSV file from Mastodon.",
    archive: "Describe the files in an archive.",
    backup: "Back up the whole network to one file: the database and the photos.",
    backupRemark: """
      Others can keep using SocialConnect while it runs. The backup contains everything as it was at one moment, \
      and the data is checked. Only you can read the file. Sessions, codes and unsent email aren't in it. \
      “socialconnect restore” restores it.
      """,
    backupFile: "The file to write.", backupReplace: "Replace a backup with that name.",
    restore: "Restore a backup made by “socialconnect backup”.",
    restoreRemark: """
      It restores into a data folder that has no network yet. With --replace it replaces the current data, which \
      is kept in another folder. A backup of a PostgreSQL database needs an empty database. Afterwards, everyone \
      has to sign in again.
      """,
    restoreFile: "The backup file.",
    restoreReplace: "Replace the current data, which is kept in another folder.",
    replaceOrDatabase: "Use --replace or --database, not both.",
    check: "Check the data for errors: counts, copies, the search index, references and photo files.",
    checkRemark: """
      --repair writes a backup first, then rebuilds what can be derived from other data, such as counts and the \
      search index. It never changes what people have written; errors there are only listed. Others can keep using \
      SocialConnect while it runs. Details are technical and in English.

      Nothing is saved while this device's clock is more than five years ahead of the last change. If the clock is \
      right and the data simply wasn't used for that long, run it once with --accept-clock.
      """,
    repair: "Rebuild what can be rebuilt, then check again.",
    repairBackup: "With --repair: the file to back up to.",
    acceptClock: "Accept this device's clock as right.",
    repairWithBackup: "Use --repair and --backup FILE together.",
    demo: "Fill an empty database with a made-up network to explore.",
    demoRemark: """
      Signs you in as one of its people if no account is in use. If it stops, run it again to continue. It needs an \
      empty database: --data NEW-FOLDER creates one.
      """,
    demoPeople: "The number of people, 2 to 200.",
    demoPosts: "The number of posts and comments, 1 to 10000.",
    demoSeed: "The same seed creates the same network.",
    demoPeopleRange: "--people must be a number from 2 to 200.",
    demoPostsRange: "--posts must be a number from 1 to 10000.")

  static let japanese = DataHelpStrings(
    export: "自分のデータをすべてエクスポートします。形式は socialconnect help archive で確認できます。",
    exportTarget: "保存先の .zip ファイル、または新しいフォルダー。",
    exportReplace: "同じ名前のアーカイブがあれば置き換えます。",
    importing: "SocialConnectかMastodonのアーカイブをインポートします。",
    importRemark: """
      日付は元のまま残ります。同じデータは2回インポートされず、誰にも通知されません。中断しても、もう一度実行すれば続きから\
      再開します。インポートできなかったものは理由とともに表示します。フォローの承認制、フォローとフォロワーの非公開、ボットの表示は、\
      アーカイブで有効なら、インポート先のアカウントでも有効になり、その旨を表示します。
      """,
    importSource: ".zip、.tar.gz、フォルダー、またはMastodonのCSVファイル（.csv）。",
    archive: "アーカイブのファイルの形式を説明します。",
    backup: "ネットワーク全体（データベースと写真）を1つのファイルに保存します。",
    backupRemark: """
      実行中もほかの人は使い続けられます。ある一時点の内容がそのまま保存され、検査も行われます。ファイルを読めるのは\
      自分だけです。サインインの状態、確認コード、送信待ちのメールは含まれません。socialconnect restore で復元できます。
      """,
    backupFile: "保存先のファイル。", backupReplace: "同じ名前のバックアップがあれば置き換えます。",
    restore: "socialconnect backup で保存した内容を復元します。",
    restoreRemark: """
      ネットワークがまだないデータフォルダーに復元します。--replace を付けると今のデータと入れ替え、今のデータは別の\
      フォルダーに残します。PostgreSQLのバックアップは空のデータベースに復元します。復元後は、全員がもう一度サインイン\
      する必要があります。
      """,
    restoreFile: "バックアップのファイル。",
    restoreReplace: "今のデータと入れ替えます（別のフォルダーに残ります）。",
    replaceOrDatabase: "--replace と --database は同時に使えません。",
    check: "データを検査します（件数、コピー、検索用のデータ、参照先、写真のファイルなど）。",
    checkRemark: """
      --repair は、まずバックアップを保存し、件数や検索用のデータなど、ほかの内容から作り直せるものを作り直します。\
      人が書いた内容は変更せず、問題があれば表示だけします。実行中もほかの人は使い続けられます。\
      問題の詳細は技術的な内容で、英語で表示されます。

      端末の時計が最後に保存したときより5年以上進んでいると、何も保存されません。長い間使っていなかっただけで\
      時計が正しい場合は、--accept-clock を指定して1回実行してください。
      """,
    repair: "作り直せるものを作り直し、もう一度検査します。",
    repairBackup: "--repair で使います。バックアップの保存先のファイル。",
    acceptClock: "この端末の時計を正しいものとして扱います。",
    repairWithBackup: "--repair と --backup ファイル は一緒に指定してください。",
    demo: "空のデータベースに、架空のユーザーによるデモ用ネットワークを作成します。",
    demoRemark: """
      使用中のアカウントがなければ、架空のユーザーの1人としてサインインします。中断しても、もう一度実行すれば続きから再開\
      します。空のデータベースにだけ作成できます。--data 新しいフォルダー で用意できます。
      """,
    demoPeople: "ユーザーの数（2〜200）。", demoPosts: "投稿とコメントの数（1〜10000）。",
    demoSeed: "同じ数からは同じネットワークが作成されます。",
    demoPeopleRange: "--people には2から200までの数を指定してください。",
    demoPostsRange: "--posts には1から10000までの数を指定してください。")
}
