import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications
import Presentation
import SocialBackend

/// `notifications`, and what can be done with them: `notifications dismiss ID`.
struct NotificationsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "notifications",
      abstract: .text(
        "List what others did that concerns you, dismiss it, and choose what you are told.",
        ja: "ほかの人からのお知らせを表示し、消し、何を知らせるかを選びます。"),
      subcommands: [List.self, Dismiss.self, Settings.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: .text(
          "List what others did that concerns you, newest first.", ja: "ほかの人からのお知らせを新しい順に表示します。"),
        discussion: .examples(
          "socialconnect notifications --unread",
          after: .text(
            """
            Likes of one post are one notice, shares of one post, and those who began to follow you within a day.
            However often a post is edited, you are told once a day at most.
            """,
            ja: """
              同じ投稿への「いいね」、同じ投稿の共有、1日以内の新しいフォロワーは、それぞれ一つにまとめます。
              同じ投稿が何度編集されても、お知らせは1日に1回までです。
              """)))
    }

    @OptionGroup var options: GlobalOptions
    @Flag(help: .text("Only those not seen yet.", ja: "未読のものだけ。")) var unread = false
    @Flag(help: .text("Mark all as seen.", ja: "すべて既読にします。")) var readAll = false
    @Flag(
      help: .text(
        "Print new ones as they come, each by itself; ends with Ctrl-C.",
        ja: "届いたお知らせを1件ずつ表示し続けます。Ctrl-Cで終了します。"))
    var follow = false
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    func validate() throws {
      if follow, unread || readAll || before != nil {
        throw ValidationError(
          .text(
            "--follow goes without --unread, --read-all and --before.",
            ja: "--follow は --unread、--read-all、--before と一緒に使えません。"))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      if follow { return try await context.followNotices() }
      let interactor = try await context.notices()
      let request = try CommandArguments.page(limit: limit, before: before)
      let page = try await interactor.page(unread ? .unread : .all, request)
      if readAll { try await interactor.marks().markAllRead() }
      if options.printsJSON { return try context.output.json(.page(page, JSONForms.notice.document)) }
      for notice in page.items { try context.printNotice(notice) }
      if page.items.isEmpty { context.output.note(context.strings.noNotices) }
      context.noteMore(page.older)
    }
  }

  struct Dismiss: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "dismiss",
        abstract: .text("Take notices from the list for good.", ja: "お知らせを一覧から消します。元には戻せません。"),
        discussion: .examples("socialconnect notifications dismiss 812 notice/815"))
    }

    var subject: ErrorSubject? { .notice }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text("Their ids, as `notifications` prints them.", ja: "お知らせのID。notifications が表示します。"))
    var ids: [String] = []
    @Flag(help: .text("All of them.", ja: "すべて。")) var all = false

    func validate() throws {
      if all == !ids.isEmpty {
        throw ValidationError(
          .text("Say which, by id, or --all.", ja: "IDか --all を指定してください。"))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      let marks = try await context.notices().marks()
      if all {
        try await marks.dismissAll()
      } else {
        try await marks.dismiss(ids.map { ID($0.replacing(/^notice\//, with: "")) })
      }
      context.output.note(context.strings.dismissed)
    }
  }
}

extension CommandContext {
  /// The notices of whoever is signed in.
  func notices() async throws(AppError) -> NotificationsInteractor {
    let (repositories, session) = try await signedIn()
    return NotificationsInteractor(
      ports: repositories.notifications, viewer: .signedIn(session), alerts: nil)
  }

  /// Prints a notice, and under it the name by which `notifications dismiss` takes it.
  func printNotice(_ notice: Notice) throws(AppError) {
    let rendering = NoticeRendering(strings: .of(words.language), context: view)
    try output.block(rendering.lines(notice) + [Line("notice/\(notice.id)", .faint)])
  }
}
