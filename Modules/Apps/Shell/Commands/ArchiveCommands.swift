import AppScreens
import AppValues
import Archive
import ArgumentParser
import Presentation
import SocialBackend

struct ExportCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: .text(
        "Write everything of your account; see `socialconnect help archive`.",
        ja: "アカウントのすべてを書き出します。形式は socialconnect help archive で確認できます。"),
      discussion: .examples("socialconnect export mia.zip"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text("A file whose name ends in .zip, or a new folder.", ja: ".zip で終わるファイル、または新しいフォルダー。"))
  var target: String
  @Flag(help: .text("Let an archive of that name go.", ja: "同じ名前のアーカイブがあれば置き換えます。")) var replace = false

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
        "Bring an archive of SocialConnect or Mastodon into your account.",
        ja: "SocialConnect または Mastodon のアーカイブをアカウントに取り込みます。"),
      discussion: .examples(
        "socialconnect import mia.zip",
        after: .text(
          """
          Old dates stay, nothing comes twice, and nobody is told. What was stopped goes on when it is run again.
          What could not come is listed with the reason.
          If the archive's account approved followers, hid them or was a bot, yours does and is so from then on; \
          the result says so.
          """,
          ja: """
            日付は元のまま残ります。同じものは二度取り込まれず、だれにも知らされません。中断しても、もう一度実行すれば続きから
            始まります。取り込めなかったものは理由とともに表示します。フォローの承認制、フォロー関係の非公開、ボットの表示は、
            アーカイブで有効なら、取り込み先のアカウントでもそれ以降有効になり、その旨を表示します。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(
    help: .text(
      "A .zip, .tar.gz or folder, or a table of Mastodon's (.csv).",
      ja: ".zip、.tar.gz、フォルダー、または Mastodon の表（.csv）。")) var source: String

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

/// `socialconnect help archive`: what an archive holds.
struct ArchiveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "archive",
      abstract: .text("Say what stands in the files of an archive.", ja: "アーカイブのファイルの内容を説明します。"),
      discussion: ArchiveFormat.help(in: CommandLanguage.current))
  }

  @OptionGroup var options: GlobalOptions

  func run() {
    print(ArchiveFormat.help(in: CommandLanguage.current))
  }
}

extension CommandContext {
  /// Passes on how far something has come, once a second at most.
  fileprivate func progress(_ tell: @escaping ProgressReport) -> ProgressReport {
    let pace = Pace()
    return { progress in
      if pace.isDue { tell(progress) }
    }
  }
}
