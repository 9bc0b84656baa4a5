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
    CommandConfiguration(
      commandName: "report",
      abstract: .text(
        "Report a person to the administrator. The person isn't told.",
        ja: "ユーザーを管理者に報告します。相手には通知されません。"),
      discussion: .examples(
        .text(
          "socialconnect report ken --post 116000000000000001 --reason Insults",
          ja: "socialconnect report ken --post 116000000000000001 --reason 中傷"),
        after: .text(
          "The posts are kept with the report as they are now, even if they're edited or deleted.",
          ja: "投稿の現在の内容は、あとで編集や削除がされても報告に残ります。")))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Option(
    help: .text(
      "A post that shows the problem; repeatable, up to \(NewReport.maximumPosts) times.",
      ja: "問題のある投稿（\(NewReport.maximumPosts)件まで複数指定可）。")
  )
  var post: [String] = []
  @Option(help: .text("What's wrong, up to 1,000 characters.", ja: "問題の内容（1,000文字まで）。")) var reason: String

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
    CommandConfiguration(
      commandName: "reports",
      abstract: .text(
        "List reports, newest first; for the administrator.",
        ja: "報告を新しい順に表示します。管理者のための機能です。"),
      discussion: .examples(
        "socialconnect reports", "socialconnect reports --done 116000000000000002",
        after: .text(
          """
          Anyone who can read the data can read the reports, signed in or not. Posts are shown as they were when \
          reported. Resolved reports are kept; --all shows them, too. A report stays when accounts are deleted: without \
          the name of the reporter, with the handle of the reported person.
          """,
          ja: """
            データを読める人なら、サインインしなくても報告を読めます。投稿は報告されたときの内容で表示されます。\
            対応済みの報告も残り、--all で表示できます。アカウントが削除されても報告は残ります。報告した人の名前は消え、\
            報告された人のユーザー名は残ります。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Flag(help: .text("Include resolved reports.", ja: "対応済みの報告も表示します。")) var all = false
  @Option(help: .text("Mark the report with this ID as resolved.", ja: "このIDの報告を対応済みにします。")) var done: String?
  @Option(help: .limit) var limit = 20
  @Option(help: .before) var before: String?

  func run(in context: CommandContext) async throws(AppError) {
    let reports = context.backend.reports
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
    if options.printsJSON { return try context.output.json(.page(page, JSONForms.report.document)) }
    let rendering = ReportRendering(strings: strings, context: context.view)
    for report in page.items { try context.output.block(rendering.lines(report)) }
    if page.items.isEmpty { context.output.note(strings.none) }
    context.noteMore(page.older)
  }
}
