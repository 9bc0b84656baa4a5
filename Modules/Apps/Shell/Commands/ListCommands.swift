import ArgumentParser
import Backend
import Entities
import Notifications
import Presentation

struct NotificationsCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "notifications",
      abstract: .text("List what others did that concerns you, newest first.", ja: "ほかの人からのお知らせを新しい順に表示します。"))
  }

  @OptionGroup var options: GlobalOptions
  @Flag(help: .text("Only those not seen yet.", ja: "未読のものだけ。")) var unread = false
  @Flag(help: .text("Mark all as seen.", ja: "すべて既読にします。")) var readAll = false
  @Option(help: .limit) var limit = 20
  @Option(help: .before) var before: String?

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
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: .text(
        "Verify the database: integrity, counters recounted, orphans.", ja: "データベースを検査します（整合性、数の数え直し、孤立した行）。")
    )
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
