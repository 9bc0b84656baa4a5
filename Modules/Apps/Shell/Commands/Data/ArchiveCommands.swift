import AppScreens
import AppValues
import Archive
import ArgumentParser
import Presentation
import SocialBackend
import SocialMenuShell

struct ExportCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: .text(
        "Export all your data; see “socialconnect help archive”.",
        ja: "自分のデータをすべてエクスポートします。形式は socialconnect help archive で確認できます。"),
      discussion: .examples("socialconnect export mia.zip"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text("A .zip file, or a new folder.", ja: "保存先の .zip ファイル、または新しいフォルダー。"))
  var target: String
  @Flag(help: .text("Replace an archive with that name.", ja: "同じ名前のアーカイブがあれば置き換えます。")) var replace = false

  var subject: ErrorSubject? { .exporting }

  func advice(on error: AppError, _ language: Language) -> String? {
    if replace || error != .invalid(.file, .taken) { return nil }
    return CommandStrings.of(language).replacing
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.signedIn()
    let archive = ArchiveInteractor(repository: repositories.archive, files: context.archives)
    let strings = ArchiveStrings.of(context.words.language)
    let summary = try await archive.export(
      to: target, replacing: replace, context.progress { context.output.note(strings.progress($0)) })
    if options.printsJSON {
      return try context.output.json(JSONForms.archiveSummary.document(summary))
    }
    try context.output.block(ArchiveRendering(strings: strings).lines(summary))
    context.output.note(strings.exported(target))
    context.output.note(strings.keepSafe)
  }
}

struct ImportCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .text(
        "Import a SocialConnect or Mastodon archive into your account.",
        ja: "SocialConnectかMastodonのアーカイブをインポートします。"),
      discussion: .examples(
        "socialconnect import mia.zip",
        after: .text(
          """
          Dates are kept, nothing is imported twice, and no one is notified. If it stops, run it again to continue. \
          Anything not imported is listed with the reason. Approving followers, hiding followers and following, and \
          the bot mark are turned on in your account where the archive has them on; the result says so.
          """,
          ja: """
            日付は元のまま残ります。同じデータは2回インポートされず、誰にも通知されません。中断しても、もう一度実行すれば続きから\
            再開します。インポートできなかったものは理由とともに表示します。フォローの承認制、フォローとフォロワーの非公開、ボットの表示は、\
            アーカイブで有効なら、インポート先のアカウントでも有効になり、その旨を表示します。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(
    help: .text(
      "A .zip, .tar.gz or folder, or a CSV file from Mastodon.",
      ja: ".zip、.tar.gz、フォルダー、またはMastodonのCSVファイル（.csv）。")) var source: String

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.signedIn()
    let imports = try repositories.archiveImports.orUnsupported()
    let interactor = ArchiveInteractor(repository: repositories.archive, files: context.archives)
    let archive = try await interactor.open(source)
    let report: ImportReport
    do throws(AppError) {
      report = try await run(archive, into: imports, context)
    } catch {
      await archive.close()
      throw error
    }
    await archive.close()
    try print(report, context)
  }

  @MainActor
  private func run(
    _ archive: OpenArchive, into repository: any ArchiveImports, _ context: CommandContext
  ) async throws(AppError) -> ImportReport {
    let strings = ArchiveStrings.of(context.words.language)
    return try await ImportInteractor(repository: repository).run(
      archive, soFar: context.progress { context.output.note(strings.progress($0)) })
  }

  @MainActor
  private func print(_ report: ImportReport, _ context: CommandContext) throws(AppError) {
    if options.printsJSON { return try context.output.json(JSONForms.importReport.document(report)) }
    let strings = ArchiveStrings.of(context.words.language)
    let rendering = ArchiveRendering(strings: strings)
    try context.output.block(rendering.lines(report))
    for (heading, records) in [(strings.skipped, report.missing), (strings.partial, report.partial)]
    where !records.isEmpty {
      try context.output.block([Line(heading, .strong)] + records.map(rendering.line))
    }
    let reasons = rendering.reasons(report)
    if !reasons.isEmpty { try context.output.block(reasons) }
  }
}

/// `socialconnect help archive`: the format of an archive.
struct ArchiveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "archive",
      abstract: .text("Describe the files in an archive.", ja: "アーカイブのファイルの形式を説明します。"),
      discussion: ArchiveFormat.help(in: CommandLanguage.current))
  }

  @OptionGroup var options: GlobalOptions

  func run() {
    print(ArchiveFormat.help(in: CommandLanguage.current))
  }
}

extension CommandContext {
  /// Passes on progress, at most once a second.
  fileprivate func progress(_ report: @escaping ProgressReport) -> ProgressReport {
    let pace = Pace()
    return { progress in
      if pace.isDue { report(progress) }
    }
  }
}
