import ArgumentParser
import Backend
import Entities
import Notifications
import Presentation

struct NotificationsCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "notifications", abstract: "List what others did that concerns you, newest first.")

  @OptionGroup var options: GlobalOptions
  @Flag(help: "Only those not seen yet.") var unread = false
  @Flag(help: "Mark all as seen.") var readAll = false
  @Option(help: "How many at most, 1 to 80.") var limit = 20
  @Option(help: "Continue from this cursor.") var before: String?

  func run(in context: CommandContext) async throws(SocialError) {
    let (repositories, session) = try await context.signedIn()
    let interactor = NotificationsInteractor(
      repository: repositories.notifications, viewer: .signedIn(session))
    let request = try CommandArguments.page(limit: limit, before: before)
    let page = try await interactor.page(unread ? .unread : .all, request)
    if readAll { try await interactor.markAllRead() }
    if options.printsJSON { return try context.output.json(.page(page, JSONForms.notice.document)) }
    let rendering = NoticeRendering(strings: .of(context.words.language), context: context.view)
    for notice in page.items { try context.output.block(rendering.lines(notice)) }
    if page.items.isEmpty { context.output.note(context.strings.noNotices) }
    context.noteMore(page.older)
  }
}

struct CheckCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Verify the database: integrity, counters recounted, orphans.")

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
