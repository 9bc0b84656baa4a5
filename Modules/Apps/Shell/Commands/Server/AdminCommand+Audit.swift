import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import Presentation
import SocialBackend
import SocialMenuShell

extension AdminCommand {
  /// `admin audit`, `admin audit --handle HANDLE`.
  struct Audit: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "audit", \AdminHelpStrings.audit, remark: \AdminHelpStrings.auditRemark,
        examples: "socialconnect admin audit", "socialconnect admin audit --handle mia")
    }

    @OptionGroup var options: GlobalOptions
    @Option(help: .text(\AdminHelpStrings.auditHandle)) var handle: String?
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    var subject: ErrorSubject? { .person }

    var reach: CommandReach { .deviceNetwork }

    func run(in context: CommandContext) async throws(AppError) {
      var entered: String?
      if let handle { entered = try Handle(ownServer: handle).text }
      let page = try await context.administration().audit.entries(
        of: entered, try CommandArguments.page(limit: limit, before: before))
      if options.printsJSON {
        return try context.output.json(.page(page, JSONFormats.auditEntry.document))
      }
      let strings = AccountLogStrings.of(context.words.language)
      for entry in page.items {
        let handle = Line([TextSpan("@\(entry.handle)", .strong)])
        try context.output.block([handle] + strings.lines(of: entry.event, context.view))
      }
      if page.items.isEmpty { context.output.note(strings.empty) }
      context.noteMore(page.older)
    }
  }
}
