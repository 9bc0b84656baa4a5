import Backend
import Presentation

/// The words about backups.
struct BackupStrings: Sendable {
  let progress: @Sendable (BackupProgress) -> String
  let contents: @Sendable (BackupReport) -> String
  let photosElsewhere: @Sendable (_ count: Int) -> String
  let backedUp: @Sendable (_ file: String) -> String
  let keepSafe: String
  let restored: String
  let replaced: @Sendable (_ folder: String) -> String
  let signInAgain: String
  let replacing: String

  static func of(_ language: Language) -> BackupStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private static let english = BackupStrings(
    progress: { progress in
      let step =
        switch progress.step {
        case .unpacking: "Unpacking"
        case .comparing: "Comparing the files"
        case .database: "Copying the database"
        case .photos: "Reading the photos"
        case .packing: "Packing"
        }
      return progress.fraction.map { "\(step): \(Int($0 * 100)) %" } ?? "\(step)…"
    },
    contents: { "Accounts: \($0.people); posts and comments: \($0.posts); photo files: \($0.photos)" },
    photosElsewhere: {
      "\($0 == 1 ? "1 photo is kept on another machine" : "\($0) photos are kept on other machines")"
        + " and not in this backup."
    },
    backedUp: { "The backup is in \($0)." },
    keepSafe: "It holds everything people wrote, direct posts included. Keep it where only you can read it.",
    restored: "The backup is restored.",
    replaced: { "What was there before is in \($0)." },
    signInAgain: "No one is signed in: everyone signs in again with their password.",
    replacing: "Add --replace to replace an earlier backup.")

  private static let japanese = BackupStrings(
    progress: { progress in
      let step =
        switch progress.step {
        case .unpacking: "展開しています"
        case .comparing: "ファイルを照合しています"
        case .database: "データベースをコピーしています"
        case .photos: "写真を読み取っています"
        case .packing: "まとめています"
        }
      return progress.fraction.map { "\(step): \(Int($0 * 100))%" } ?? "\(step)…"
    },
    contents: { "アカウント\($0.people)件、投稿とコメント\($0.posts)件、写真のファイル\($0.photos)個" },
    photosElsewhere: { "別のマシンに保存されている写真\($0)枚は、このバックアップに含まれていません。" },
    backedUp: { "バックアップを \($0) に保存しました。" },
    keepSafe: "ダイレクトを含むすべての投稿が入っています。ほかの人が読めない場所に保管してください。",
    restored: "バックアップを復元しました。",
    replaced: { "以前のデータは \($0) にあります。" },
    signInAgain: "サインインはすべて終了しています。全員、パスワードでサインインし直す必要があります。",
    replacing: "以前のバックアップを置き換えるには --replace を付けてください。")
}
