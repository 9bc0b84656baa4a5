import AppScreens
import AppValues
import Archive
import ArgumentParser
import Presentation
import SocialBackend
import SocialMenuShell

struct ExportCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("export", \DataHelpStrings.export, examples: "socialconnect export mia.zip")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\DataHelpStrings.exportTarget)) var target: String
  @Flag(help: .text(\DataHelpStrings.exportReplace)) var replace = false

  var subject: ErrorSubject? { .exporting }

  func advice(on error: AppError, _ language: Language) -> String? {
    if replace || error != .invalid(.file, .taken) { return nil }
    return CommandStrings.of(language).replacing
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.signedIn()
    let archive = ArchiveInteractor(
      repository: try repositories.archive.orUnsupported(), files: context.archives, html: context.html)
    let strings = ArchiveStrings.of(context.words.language)
    let summary = try await archive.export(
      to: target, replacing: replace, context.progress { context.output.note(strings.progress($0)) })
    if options.printsJSON {
      return try context.output.json(JSONFormats.archiveSummary.document(summary))
    }
    try context.output.block(ArchiveRendering(strings: strings).lines(summary))
    context.output.note(strings.exported(target))
    context.output.note(strings.keepSafe)
  }
}

struct ImportCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "import", \DataHelpStrings.importing, remark: \DataHelpStrings.importRemark,
      examples: "socialconnect import mia.zip")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\DataHelpStrings.importSource)) var source: String

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.signedIn()
    let imports = try repositories.archiveImports.orUnsupported()
    let interactor = ArchiveInteractor(
      repository: try repositories.archive.orUnsupported(), files: context.archives, html: context.html)
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
    if options.printsJSON { return try context.output.json(JSONFormats.importReport.document(report)) }
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
      abstract: .explanation(.text(\DataHelpStrings.archive)),
      discussion: .explanation(ArchiveFormat.help(in: CommandLanguage.current)))
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
