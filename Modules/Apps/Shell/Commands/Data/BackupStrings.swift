import AppScreens
import SocialBackend

/// The words about backups.
struct BackupStrings: LocalizedStrings {
  let progress: @Sendable (BackupProgress) -> String
  let contents: @Sendable (BackupReport) -> String
  let photosElsewhere: @Sendable (_ count: Int) -> String
  let backedUp: @Sendable (_ file: String) -> String
  let keepSafe: String
  let restored: String
  let replaced: @Sendable (_ folder: String) -> String
  let signInAgain: String
  let replacing: String
  /// How to save an account where there's no network to back up.
  let exporting: String

  static let english = BackupStrings(
    progress: { progress in
      let step =
        switch progress.step {
        case .unpacking: "Unpacking"
        case .comparing: "Verifying the files"
        case .database: "Copying the database"
        case .photos: "Reading the photos"
        case .packing: "Packing"
        }
      return progress.fraction.map { "\(step): \(Int($0 * 100))%" } ?? "\(step)…"
    },
    contents: {
      "Accounts: \($0.people, in: .english); posts and comments: \($0.posts, in: .english); photo files: \($0.photos, in: .english)"
    },
    photosElsewhere: {
      $0 == 1
        ? "1 photo isn't on this device, so it isn't in this backup."
        : "\($0, in: .english) photos aren't on this device, so they aren't in this backup."
    },
    backedUp: { "The backup is in \($0)." },
    keepSafe:
      "It contains everyone's posts, direct ones included, and their email addresses. Keep it where only you can read it.",
    restored: "Backup restored.",
    replaced: { "Your previous data is in \($0)." },
    signInAgain: "Everyone has been signed out and has to sign in again with their password.",
    replacing: "To replace an earlier backup, add --replace.",
    exporting: "“socialconnect export” saves your account's data, even for an account at a server.")

  static let japanese = BackupStrings(
    progress: { progress in
      let step =
        switch progress.step {
        case .unpacking: "展開しています"
        case .comparing: "ファイルを検証しています"
        case .database: "データベースをコピーしています"
        case .photos: "写真を読み取っています"
        case .packing: "ファイルにまとめています"
        }
      return progress.fraction.map { "\(step): \(Int($0 * 100))%" } ?? "\(step)…"
    },
    contents: {
      "アカウント\($0.people, in: .japanese)件、投稿とコメント\($0.posts, in: .japanese)件、写真のファイル\($0.photos, in: .japanese)個"
    },
    photosElsewhere: { "写真\($0, in: .japanese)枚は、この端末にないため、バックアップに含まれていません。" },
    backedUp: { "バックアップを \($0) に保存しました。" },
    keepSafe: "ダイレクトを含む全員の投稿と、メールアドレスが入っています。ほかの人が読めない場所に保管してください。",
    restored: "バックアップを復元しました。",
    replaced: { "以前のデータは \($0) にあります。" },
    signInAgain: "全員がサインアウトされました。もう一度、パスワードでサインインする必要があります。",
    replacing: "以前のバックアップを置き換えるには --replace を指定してください。",
    exporting: "サーバーのアカウントのデータも、socialconnect export で保存できます。")
}
