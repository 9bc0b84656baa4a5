import AppScreens
import AppValues
import ArgumentParser
import Presentation
import SocialBackend
import SocialMenuShell

struct CheckCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "check", \DataHelpStrings.check, remark: \DataHelpStrings.checkRemark,
      examples: "socialconnect check && echo \"No problems\"",
      "socialconnect check --repair --backup before.backup")
  }

  @OptionGroup var options: GlobalOptions
  @Flag(help: .text(\DataHelpStrings.repair)) var repair = false
  @Option(help: .text(\DataHelpStrings.repairBackup)) var backup: String?

  @Flag(help: .text(\DataHelpStrings.acceptClock)) var acceptClock = false

  func validate() throws {
    if repair != (backup != nil) {
      throw ValidationError(.text(\DataHelpStrings.repairWithBackup))
    }
  }

  func advice(on error: AppError, _ language: Language) -> String? {
    error == .storage(.damaged) && !repair ? CheckStrings.of(language).namedRepairing : nil
  }

  var reach: CommandReach { .deviceNetwork }

  func run(in context: CommandContext) async throws(AppError) {
    let (administration, output) = (try context.administration(), context.output)
    let strings = CheckStrings.of(context.words.language)
    if acceptClock { try await administration.acceptClock() }
    let findings: [CheckFinding]
    if let backup {
      let backupStrings = BackupStrings.of(context.words.language)
      output.subject = .backingUp
      _ = try await output.telling(backupStrings.progress) { report throws(AppError) in
        try await administration.backUp(to: backup, replacing: false, progress: report)
      }
      output.subject = nil
      output.note(backupStrings.backedUp(backup))
      let outcome = try await output.telling(strings.progress) { report throws(AppError) in
        try await administration.repair(soFar: report)
      }
      try output.tell(outcome, asJSON: options.printsJSON)
      findings = outcome.findings
    } else {
      findings = try await output.telling(strings.progress) { report throws(AppError) in
        try await administration.check(soFar: report)
      }
      if options.printsJSON {
        try output.json(.array(findings.map(JSONFormats.finding.document)))
      } else {
        try output.tell(findings)
      }
    }
    let elsewhere = try await administration.photosElsewhere()
    if elsewhere > 0 { output.note(strings.photosElsewhere(elsewhere)) }
    guard findings.isEmpty else { throw .storage(.damaged) }
    output.note(context.strings.noProblems)
  }
}

extension CommandOutput {
  /// Prints what was repaired, and what is still wrong.
  fileprivate func tell(_ outcome: RepairOutcome, asJSON: Bool) throws(AppError) {
    if asJSON { return try json(JSONFormats.repair.document(outcome)) }
    let strings = CheckStrings.of(view.words.language)
    for repair in outcome.repairs { try line(strings.repaired(repair)) }
    if outcome.repairs.isEmpty { try line(strings.nothingRepaired) }
    try tell(outcome.findings)
  }
}
