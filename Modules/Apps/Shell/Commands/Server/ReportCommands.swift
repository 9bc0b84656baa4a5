import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile
import SocialBackend
import SocialMenuShell

/// `report HANDLE --reason TEXT`, with posts that show the problem.
struct ReportCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "report", \AdminHelpStrings.report, remark: \AdminHelpStrings.reportRemark,
      examples: .text(\AdminHelpStrings.reportExample))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Option(help: .text(\AdminHelpStrings.reportPost)) var post: [String] = []
  @Option(help: .text(\AdminHelpStrings.reason)) var reason: String

  var subject: ErrorSubject? { .reporting }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, session) = try await context.signedIn()
    let reports = try repositories.reportSending.orUnsupported()
    let posts = try post.map { text throws(AppError) in try CommandArguments.post(text) }
    let (_, user) = try await context.person(handle)
    let interactor = ReportInteractor(repository: reports, viewer: .signedIn(session))
    try await interactor.report(NewReport(of: user.id, posts: posts, reason: reason))
    context.output.note(ReportStrings.of(context.words.language).done)
  }
}

/// `reports`: the reports, for the administrator.
struct ReportsCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "reports", \AdminHelpStrings.reports, remark: \AdminHelpStrings.reportsRemark,
      examples: "socialconnect reports", "socialconnect reports --done 116000000000000002")
  }

  @OptionGroup var options: GlobalOptions
  @Flag(help: .text(\AdminHelpStrings.allReports)) var all = false
  @Option(help: .text(\AdminHelpStrings.done)) var done: String?
  @Option(help: .limit) var limit = 20
  @Option(help: .before) var before: String?

  var reach: CommandReach { .deviceNetwork }

  func run(in context: CommandContext) async throws(AppError) {
    let reports = try context.administration().reports
    let strings = ReportStrings.of(context.words.language)
    if let done {
      do throws(AppError) {
        try await reports.close(ID(done.replacing(/^report\//, with: "")))
      } catch .notFound {
        throw .invalid(.report, .missing)
      }
      return context.output.note(strings.closed)
    }
    let request = try CommandArguments.page(limit: limit, before: before)
    let page = try await reports.reports(all: all, request)
    if options.printsJSON { return try context.output.json(.page(page, JSONFormats.report.document)) }
    let rendering = ReportRendering(strings: strings, context: context.view)
    for report in page.items { try context.output.block(rendering.lines(report)) }
    if page.items.isEmpty { context.output.note(strings.none) }
    context.noteMore(page.older)
  }
}
