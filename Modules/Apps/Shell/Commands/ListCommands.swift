import ArgumentParser
import Backend
import Entities

struct CheckCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: .text(
        "Verify the database: integrity, counters recounted, orphans.", ja: "データベースを検査します（整合性、数の数え直し、孤立した行）。"),
      discussion: .examples("socialconnect check && echo \"All is well\""))
  }

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(SocialError) {
    let findings = try await context.backend.check()
    if options.printsJSON {
      try context.output.json(
        .array(findings.map(JSONForms.finding.document)))
    } else {
      for finding in findings { try context.output.line("\(finding.kind.rawValue): \(finding.detail)") }
    }
    guard findings.isEmpty else { throw .storage(.damaged) }
    context.output.note(context.strings.allIsWell)
  }
}
