import AppScreens
import AppValues
import ArgumentParser
import Presentation
import SocialBackend
import SocialMenuShell

struct CheckCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: .text(
        "Check the data for errors: counts, copies, the search index, references and photo files.",
        ja: "データを検査します（件数、コピー、検索用のデータ、参照先、写真のファイルなど）。"),
      discussion: .examples(
        "socialconnect check && echo \"No problems\"", "socialconnect check --repair --backup before.backup",
        after: .text(
          """
          --repair writes a backup first, then rebuilds what can be derived from other data, such as counts and the \
          search index. It never changes what people have written; errors there are only listed. Others can keep using \
          SocialConnect while it runs. Details are technical and in English.

          Nothing is saved while this device's clock is more than five years ahead of the last change. If the clock is \
          right and the data simply wasn't used for that long, run it once with --accept-clock.
          """,
          ja: """
            --repair は、まずバックアップを保存し、件数や検索用のデータなど、ほかの内容から作り直せるものを作り直します。\
            人が書いた内容は変更せず、問題があれば表示だけします。実行中もほかの人は使い続けられます。\
            問題の詳細は技術的な内容で、英語で表示されます。

            端末の時計が最後に保存したときより5年以上進んでいると、何も保存されません。長い間使っていなかっただけで\
            時計が正しい場合は、--accept-clock を指定して1回実行してください。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Flag(help: .text("Rebuild what can be rebuilt, then check again.", ja: "作り直せるものを作り直し、もう一度検査します。"))
  var repair = false
  @Option(
    help: .text("With --repair: the file to back up to.", ja: "--repair で使います。バックアップの保存先のファイル。"))
  var backup: String?

  @Flag(help: .text("Accept this device's clock as right.", ja: "この端末の時計を正しいものとして扱います。"))
  var acceptClock = false

  func validate() throws {
    if repair != (backup != nil) {
      throw ValidationError(
        .text("Use --repair and --backup FILE together.", ja: "--repair と --backup ファイル は一緒に指定してください。"))
    }
  }

  func advice(on error: AppError, _ language: Language) -> String? {
    error == .storage(.damaged) && !repair ? CheckStrings.of(language).namedRepairing : nil
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (backend, output) = (context.backend, context.output)
    let strings = CheckStrings.of(context.words.language)
    if acceptClock { try await backend.acceptClock() }
    let findings: [CheckFinding]
    if let backup {
      let backupStrings = BackupStrings.of(context.words.language)
      output.subject = .backingUp
      _ = try await output.telling(backupStrings.progress) { report throws(AppError) in
        try await backend.backUp(to: backup, replacing: false, progress: report)
      }
      output.subject = nil
      output.note(backupStrings.backedUp(backup))
      let outcome = try await output.telling(strings.progress) { report throws(AppError) in
        try await backend.repair(soFar: report)
      }
      try output.tell(outcome, asJSON: options.printsJSON)
      findings = outcome.findings
    } else {
      findings = try await output.telling(strings.progress) { report throws(AppError) in
        try await backend.check(soFar: report)
      }
      if options.printsJSON {
        try output.json(.array(findings.map(JSONForms.finding.document)))
      } else {
        try output.tell(findings)
      }
    }
    let elsewhere = try await backend.photosElsewhere()
    if elsewhere > 0 { output.note(strings.photosElsewhere(elsewhere)) }
    guard findings.isEmpty else { throw .storage(.damaged) }
    output.note(context.strings.noProblems)
  }
}

extension CommandOutput {
  /// Prints what was repaired, and what is still wrong.
  fileprivate func tell(_ outcome: RepairOutcome, asJSON: Bool) throws(AppError) {
    if asJSON { return try json(JSONForms.repair.document(outcome)) }
    let strings = CheckStrings.of(view.words.language)
    for repair in outcome.repairs { try line(strings.repaired(repair)) }
    if outcome.repairs.isEmpty { try line(strings.nothingRepaired) }
    try tell(outcome.findings)
  }
}
