public import AppScreens
public import AppValues
public import ArgumentParser
public import Presentation
public import SocialBackend
import SocialMenuShell

struct BackupCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "backup", \DataHelpStrings.backup, remark: \DataHelpStrings.backupRemark,
      examples: "socialconnect backup network.backup", "socialconnect backup /mnt/disk/today.backup --replace"
    )
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\DataHelpStrings.backupFile)) var file: String
  @Flag(help: .text(\DataHelpStrings.backupReplace)) var replace = false

  var subject: ErrorSubject? { .backingUp }

  func advice(on error: AppError, _ language: Language) -> String? {
    switch error {
    case .invalid(.file, .taken) where !replace: BackupStrings.of(language).replacing
    case .invalid(.database, .missing): CommandName.inUse.named(in: BackupStrings.of(language).exporting)
    case .storage(.damaged): CheckStrings.of(language).namedRepairing
    default: nil
    }
  }

  var reach: CommandReach { .deviceNetwork }

  func run(in context: CommandContext) async throws(AppError) {
    let strings = BackupStrings.of(context.words.language)
    let administration = try context.administration()
    let report = try await context.output.telling(strings.progress) {
      [file, replace] progress throws(AppError) in
      try await administration.backUp(to: file, replacing: replace, progress: progress)
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
    .command(
      "restore", \DataHelpStrings.restore, remark: \DataHelpStrings.restoreRemark,
      examples: "socialconnect restore network.backup --data new-folder",
      "socialconnect restore network.backup --replace",
      "socialconnect restore network.backup --database postgres://name@host/empty")
  }

  @OptionGroup public var options: GlobalOptions
  @Argument(help: .text(\DataHelpStrings.restoreFile)) public var file: String
  @Flag(help: .text(\DataHelpStrings.restoreReplace)) public var replace = false

  public var subject: ErrorSubject? { .restoring }

  public func advice(on error: AppError, _ language: Language) -> String? {
    error == .storage(.damaged) ? CheckStrings.of(language).namedRepairing : nil
  }

  public init() {}

  public func validate() throws {
    if replace, options.database != nil {
      throw ValidationError(.text(\DataHelpStrings.replaceOrDatabase))
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
      try json(JSONFormats.backup.document(report))
    } else {
      try tell(report.findings)
      try line(strings.contents(report))
    }
    // A backup that lacks something must not look complete.
    if report.photosElsewhere > 0 { note(strings.photosElsewhere(report.photosElsewhere)) }
  }
}
