import AppScreens
import AppValues
import Entities

extension SocialErrorStrings {
  public struct Photos: Sendable {
    public var missing, unreadable, unsupported, malformed: String
    public var toolMissing: @Sendable (_ package: String) -> String
    public var gone, inPost: String
    public var tooMany: @Sendable (_ maximum: Int) -> String
    public var tooManyWaiting: @Sendable (_ megabytes: Int) -> String
  }

  public struct Archives: Sendable {
    public var empty, missing, taken, malformed: String
    public var unsupported: @Sendable (_ app: String) -> String
    public var unsafe: String
    public var tooLarge: @Sendable (_ megabytes: Int) -> String
  }

  public struct Backups: Sendable {
    public var taken: String
    public var unsupported: @Sendable (_ app: String) -> String
    public var malformed, unsafe, noNetwork, networkExists, otherDatabase: String
    public var inUse, newerVersion: @Sendable (_ app: String) -> String
    /// - Parameter version: The version to restore the backup with first.
    public var earlierVersion: @Sendable (_ app: String, _ version: String) -> String
  }

  public struct Database: Sendable {
    public var malformed, missing, networkExists: String
    public var unsafe: @Sendable (_ app: String) -> String
  }

  func explainFile(_ field: InputField, _ rule: InputRule, _ app: AppName) -> String? {
    switch (field, rule) {
    case (.file, .empty): archives.empty
    case (.file, .missing): archives.missing
    case (.file, .taken): archives.taken
    case (.file, .malformed): archives.malformed
    case (.file, .unsupported): archives.unsupported(app.title)
    case (.file, .unsafe): archives.unsafe
    case (.file, .tooManyBytes(let megabytes)): archives.tooLarge(megabytes)
    case (.database, .malformed): database.malformed
    case (.database, .missing): database.missing
    case (.database, .taken): database.networkExists
    case (.database, .unsafe): database.unsafe(app.title)
    default: nil
    }
  }

  /// Describes what is wrong with a backup, or with its destination.
  func explainBackup(_ field: InputField, _ rule: InputRule, _ app: AppName) -> String? {
    switch (field, rule) {
    case (.file, .taken): backups.taken
    case (.file, .unsupported): backups.unsupported(app.title)
    case (.file, .malformed): backups.malformed
    case (.file, .unsafe): backups.unsafe
    case (.database, .missing): backups.noNetwork
    case (.database, .taken): backups.networkExists
    case (.database, .wrong): backups.otherDatabase
    default: nil
    }
  }
}

extension SocialErrorStrings.Photos {
  static let english = Self(
    missing: "Photo not found. Check the path.",
    unreadable: "This photo can't be read. Check that it's a file and that you have permission to open it.",
    unsupported: "This file type isn't supported. Use JPEG, PNG, WebP or GIF; most HEIC files work too.",
    malformed: "This photo is damaged or incomplete. Save it again in another app, or choose another.",
    toolMissing: {
      "Photos need a library that isn't installed. Install the package \($0), then try again."
    },
    gone: "One of the photos is no longer available or is in another post. Add it again.",
    inPost: "This photo is part of a post. It's deleted together with the post.",
    tooMany: { "A post can have up to \($0, in: .english) photos. None of these were added." },
    tooManyWaiting: {
      "Your photos that aren't in a post yet can take up to \($0, in: .english) MB. Publish or delete some of them first."
    })

  static let japanese = Self(
    missing: "ファイルが見つかりません。写真のパスを確認してください。",
    unreadable: "写真を読み取れません。ファイルのパスとアクセス権を確認してください。",
    unsupported: "この形式のファイルには対応していません。JPEG、PNG、WebP、GIF、HEIC（環境による）を使ってください。",
    malformed: "写真が破損しているか、途中で切れています。別のアプリで保存し直すか、ほかの写真を選んでください。",
    toolMissing: { "写真を扱うライブラリがインストールされていません。パッケージ \($0) をインストールして、もう一度お試しください。" },
    gone: "写真のうち1枚が見つからないか、ほかの投稿で使われています。もう一度追加してください。",
    inPost: "この写真は投稿に含まれています。投稿を削除すると、いっしょに削除されます。",
    tooMany: { "1件の投稿に追加できる写真は\($0, in: .japanese)枚までです。選んだ写真は追加していません。" },
    tooManyWaiting: {
      "まだ投稿していない写真の合計は\($0, in: .japanese)MBまでです。先にいくつか投稿するか、削除してください。"
    })

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.photo, .missing): missing
    case (.photo, .unreadable): unreadable
    case (.photo, .unsupported): unsupported
    case (.photo, .malformed): malformed
    case (.photo, .toolMissing(let package)): toolMissing(package)
    case (.photo, .wrong): gone
    case (.photo, .taken): inPost
    case (.photos, .tooLong(let maximum, _)): tooMany(maximum)
    case (.photos, .tooManyBytes(let megabytes)): tooManyWaiting(megabytes)
    default: nil
    }
  }
}

extension SocialErrorStrings.Archives {
  static let english = Self(
    empty: "Enter a file name.",
    missing: "File not found. Check the path.",
    taken:
      "A file or folder with that name already exists. Choose another name; only an earlier archive can be replaced.",
    malformed: "The archive is damaged or incomplete. Download it again.",
    unsupported: {
      "This isn't an archive \($0) can read. Use an archive from \($0) or Mastodon, or a CSV file from Mastodon."
    },
    unsafe:
      "The archive isn't safe: it contains links, or names that point outside it. Nothing was unpacked.",
    tooLarge: { "The archive is too large. Unpacked, it can take up to \($0, in: .english) MB." })

  static let japanese = Self(
    empty: "ファイル名を入力してください。",
    missing: "ファイルが見つかりません。パスを確認してください。",
    taken: "同じ名前のファイルかフォルダーがすでにあるため、書き込んでいません。別の名前にしてください。上書きできるのは、以前にエクスポートしたアーカイブだけです。",
    malformed: "アーカイブが破損しています。もう一度ダウンロードしてください。",
    unsupported: {
      "このファイルには対応していません。\($0)かMastodonのアーカイブ、またはMastodonのCSVファイル（.csv）を選んでください。"
    },
    unsafe: "アーカイブにリンクか、フォルダーの外を指す名前が含まれています。安全のため、展開していません。",
    tooLarge: { "アーカイブが大きすぎます。展開後の大きさは\($0, in: .japanese)MBまでです。" })
}

extension SocialErrorStrings.Backups {
  static let english = Self(
    taken:
      "A file or folder with that name already exists. Choose another name; only an earlier backup can be replaced.",
    unsupported: { "This isn't a \($0) backup. Nothing was restored." },
    malformed: "The backup is damaged or incomplete. Nothing was restored.",
    unsafe: "The backup isn't safe: it contains links, or names that point outside it. Nothing was restored.",
    noNetwork: "There's no network on this device to back up.",
    networkExists:
      "There's already a network here, and it was left as it is. Restore into a new folder or an empty database.",
    otherDatabase:
      "Restore a backup of a PostgreSQL database into an empty PostgreSQL database, and any other backup into a folder.",
    inUse: {
      "The data is in use, so nothing was restored. Quit \($0) in every window, then try again."
    },
    newerVersion: {
      "The backup was created by a newer version of \($0). Nothing was restored. Update \($0), then try again."
    },
    earlierVersion: {
      "The backup is from before \($0) \($1). Nothing was restored. Restore it with version \($1), and open that data with this version."
    })

  static let japanese = Self(
    taken: "同じ名前のファイルかフォルダーがすでにあるため、書き込んでいません。別の名前にしてください。上書きできるのは、以前に作成したバックアップだけです。",
    unsupported: { "\($0)のバックアップではありません。何も復元していません。" },
    malformed: "バックアップが破損しています。何も復元していません。",
    unsafe: "バックアップにリンクか、フォルダーの外を指す名前が含まれています。安全のため、復元していません。",
    noNetwork: "この端末には、バックアップするネットワークがありません。",
    networkExists: "すでにネットワークがあるため、何も変更していません。新しいフォルダーか空のデータベースに復元してください。",
    otherDatabase: "PostgreSQLのバックアップは空のPostgreSQLデータベースに、それ以外のバックアップはフォルダーに復元してください。",
    inUse: { "データが使用中のため、何も復元していません。すべてのウインドウで\($0)を終了して、もう一度お試しください。" },
    newerVersion: {
      "バックアップは新しいバージョンの\($0)で作成されているため、何も復元していません。\($0)を更新して、もう一度お試しください。"
    },
    earlierVersion: {
      "バックアップが\($0) \($1)より前のバージョンのものであるため、何も復元していません。バージョン\($1)で復元してから、そのデータをこのバージョンで開いてください。"
    })
}

extension SocialErrorStrings.Database {
  static let english = Self(
    malformed: "That's not a database address. Use the form postgres://name@host/database.",
    missing: "There's no network on this device.",
    networkExists:
      "This database already has people in it and was left as it is. A demo network needs an empty database.",
    unsafe: {
      "The database server doesn't apply the settings that protect your data, so \($0) won't use it. The log names the settings."
    })

  static let japanese = Self(
    malformed: "データベースのURLの形式が正しくありません。例: postgres://name@host/database",
    missing: "この端末にはネットワークがありません。",
    networkExists: "すでにユーザーがいるため、何も変更していません。デモ用ネットワークは空のデータベースにだけ作成できます。",
    unsafe: { _ in
      "データベースサーバーで、データの保護に必要な設定が有効になりません。そのため、このデータベースは使用できません。該当する設定はログに記録されています。"
    })
}
