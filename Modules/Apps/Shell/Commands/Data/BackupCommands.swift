public import AppScreens
public import AppValues
public import ArgumentParser
public import Presentation
public import SocialBackend
import SocialMenuShell

struct BackupCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "backup",
      abstract: .text(
        "Back up the whole network to one file: the database and the photos.",
        ja: "ネットワーク全体（データベースと写真）を1つのファイルに保存します。"),
      discussion: .examples(
        "socialconnect backup network.backup", "socialconnect backup /mnt/disk/today.backup --replace",
        after: .text(
          """
          Others can keep using SocialConnect while it runs. The backup contains everything as it was at one moment, \
          and the data is checked. Only you can read the file. Sessions, codes and unsent email aren't in it. \
          “socialconnect restore” restores it.
          """,
          ja: """
            実行中もほかの人は使い続けられます。ある一時点の内容がそのまま保存され、検査も行われます。ファイルを読めるのは\
            自分だけです。サインインの状態、確認コード、送信待ちのメールは含まれません。socialconnect restore で復元できます。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text("The file to write.", ja: "保存先のファイル。")) var file: String
  @Flag(help: .text("Replace a backup with that name.", ja: "同じ名前のバックアップがあれば置き換えます。"))
  var replace = false

  var subject: ErrorSubject? { .backingUp }

  func advice(on error: AppError, _ language: Language) -> String? {
    switch error {
    case .invalid(.file, .taken) where !replace: BackupStrings.of(language).replacing
    case .storage(.damaged): CheckStrings.of(language).namedRepairing
    default: nil
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let strings = BackupStrings.of(context.words.language)
    let backend = context.backend
    let report = try await context.output.telling(strings.progress) {
      [file, replace] progress throws(AppError) in
      try await backend.backUp(to: file, replacing: replace, progress: progress)
    }
    try context.output.tell(report, asJSON: options.printsJSON)
    context.output.note(strings.backedUp(file))
    context.output.note(strings.keepSafe)
    guard report.findings.isEmpty else { throw .storage(.damaged) }
  }
}

/// `restore FILE`. It runs before any database is opened: what opens one makes it.
public struct RestoreCommand: ActingCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "restore",
      abstract: .text(
        "Restore a backup made by “socialconnect backup”.", ja: "socialconnect backup で保存した内容を復元します。"),
      discussion: .examples(
        "socialconnect restore network.backup --data new-folder",
        "socialconnect restore network.backup --replace",
        "socialconnect restore network.backup --database postgres://name@host/empty",
        after: .text(
          """
          It restores into a data folder that has no network yet. With --replace it replaces the current data, which \
          is kept in another folder. A backup of a PostgreSQL database needs an empty database. Afterwards, everyone \
          has to sign in again.
          """,
          ja: """
            ネットワークがまだないデータフォルダーに復元します。--replace を付けると今のデータと入れ替え、今のデータは別の\
            フォルダーに残します。PostgreSQLのバックアップは空のデータベースに復元します。復元後は、全員がもう一度サインイン\
            する必要があります。
            """)))
  }

  @OptionGroup public var options: GlobalOptions
  @Argument(help: .text("The backup file.", ja: "バックアップのファイル。")) public var file: String
  @Flag(
    help: .text(
      "Replace the current data, which is kept in another folder.", ja: "今のデータと入れ替えます（別のフォルダーに残ります）。")) public
    var replace = false

  public var subject: ErrorSubject? { .restoring }

  public func advice(on error: AppError, _ language: Language) -> String? {
    error == .storage(.damaged) ? CheckStrings.of(language).namedRepairing : nil
  }

  public init() {}

  public func validate() throws {
    if replace, options.database != nil {
      throw ValidationError(
        .text("Use --replace or --database, not both.", ja: "--replace と --database は同時に使えません。"))
    }
  }

  /// Prints the progress and the result.
  ///
  /// - Parameter restore: Brings the network back.
  @MainActor
  public func run(
    on output: CommandOutput, in language: Language,
    _ restore: @escaping @Sendable (@escaping BackupProgressReport) async throws(AppError) -> BackupReport
  ) async throws(AppError) {
    let strings = BackupStrings.of(language)
    let report = try await output.telling(strings.progress, restore)
    try output.tell(report, asJSON: options.printsJSON)
    output.note(strings.restored)
    if let replaced = report.replaced { output.note(strings.replaced(replaced)) }
    output.note(strings.signInAgain)
    guard report.findings.isEmpty else { throw .storage(.damaged) }
  }
}

extension CommandOutput {
  /// Prints the contents of a backup and the faults in it.
  fileprivate func tell(_ report: BackupReport, asJSON: Bool) throws(AppError) {
    let strings = BackupStrings.of(view.words.language)
    if asJSON {
      try json(JSONForms.backup.document(report))
    } else {
      try tell(report.findings)
      try line(strings.contents(report))
    }
    // A backup that lacks something must not look complete.
    if report.photosElsewhere > 0 { note(strings.photosElsewhere(report.photosElsewhere)) }
  }
}
