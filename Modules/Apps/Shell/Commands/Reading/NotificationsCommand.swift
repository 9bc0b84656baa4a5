import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications
import Presentation
import Profile
import SocialBackend
import SocialMenuShell

/// `notifications`, `notifications dismiss ID`, `notifications settings`.
struct NotificationsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "notifications",
      abstract: .text(
        "List and dismiss notifications, and choose what you're notified about.",
        ja: "通知を表示・削除し、受け取る通知を設定します。"),
      subcommands: [List.self, Dismiss.self, Settings.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: .text(
          "List your notifications, newest first.", ja: "通知を新しい順に表示します。"),
        discussion: .examples(
          "socialconnect notifications --unread",
          "socialconnect notifications --kind mention --kind comment --from ben",
          after: .text(
            """
            Likes of one post are grouped into one notification; so are shares of one post, and new followers within a \
            day. Edits of a post notify you once a day at most.
            """,
            ja: """
              同じ投稿へのいいね、同じ投稿のシェア、1日以内の新しいフォロワーは、それぞれ1件にまとめます。\
              同じ投稿が何度編集されても、通知は1日に1回までです。
              """)))
    }

    @OptionGroup var options: GlobalOptions
    @Flag(help: .text("Only unread ones.", ja: "未読の通知だけを表示します。")) var unread = false
    @Option(
      help: .text(
        "Only this kind: \(NoticeChoice.kindNames). Can be repeated.",
        ja: "この種類の通知だけを表示します: \(NoticeChoice.kindNames)。繰り返し指定できます。"))
    var kind: [String] = []
    @Option(
      help: .text("Only those from this person.", ja: "このユーザーからの通知だけを表示します。"))
    var from: String?
    @Flag(help: .text("Mark all as read.", ja: "すべて既読にします。")) var readAll = false
    @Flag(
      help: .text(
        "Print new ones as they arrive, ungrouped. Ctrl-C stops.",
        ja: "届いた通知を1件ずつ表示し続けます。Ctrl-C で終了します。"))
    var follow = false
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    func validate() throws {
      if follow, unread || readAll || before != nil {
        throw ValidationError(
          .text(
            "--follow can't be combined with --unread, --read-all or --before.",
            ja: "--follow は --unread、--read-all、--before と同時に使えません。"))
      }
      if readAll, !kind.isEmpty || from != nil {
        throw ValidationError(
          .text(
            "--read-all can't be combined with --kind or --from.",
            ja: "--read-all は --kind、--from と同時に使えません。"))
      }
      if let unknown = kind.first(where: { NoticeChoice.kinds(named: $0).isEmpty }) {
        throw ValidationError(
          .text(
            "“\(unknown)” isn't a kind of notification. Choose from \(NoticeChoice.kindNames).",
            ja: "「\(unknown)」という種類の通知はありません。\(NoticeChoice.kindNames) から選んでください。"))
      }
    }

    private func filter(in context: CommandContext) async throws(AppError) -> NoticeFilter {
      let kinds = kind.isEmpty ? nil : Set(kind.flatMap { NoticeChoice.kinds(named: $0) })
      var person: ID<User>?
      if let from { person = try await context.people().user(handle: from).id }
      return NoticeFilter(isUnread: unread, kinds: kinds, person: person)
    }

    func run(in context: CommandContext) async throws(AppError) {
      let filter = try await filter(in: context)
      if follow { return try await context.followNotices(filter) }
      let interactor = try await context.notices()
      let request = try CommandArguments.page(limit: limit, before: before)
      let page = try await interactor.page(filter, request)
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
        abstract: .text("Dismiss notifications permanently.", ja: "通知を削除します。元に戻せません。"),
        discussion: .examples("socialconnect notifications dismiss 812 notification/815"))
    }

    var subject: ErrorSubject? { .notice }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text("The IDs that “notifications” prints.", ja: "通知のID（notifications で表示されるもの）。"))
    var ids: [String] = []
    @Flag(help: .text("Dismiss all of them.", ja: "すべての通知を削除します。")) var all = false

    func validate() throws {
      if all == !ids.isEmpty {
        throw ValidationError(
          .text("Give IDs, or --all.", ja: "IDか --all を指定してください。"))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      let marks = try await context.notices().marks()
      if all {
        try await marks.dismissAll()
      } else {
        try await marks.dismiss(ids.map { ID($0.replacing(/^(?:notification|notice)\//, with: "")) })
      }
      context.output.note(context.strings.dismissed)
    }
  }
}

extension CommandContext {
  /// The notifications of the signed-in account.
  func notices() async throws(AppError) -> NotificationsInteractor {
    let (repositories, session) = try await signedIn()
    return NotificationsInteractor(
      ports: repositories.notifications, viewer: .signedIn(session), alerts: nil)
  }

  /// Prints a notification, and below it the name that `notifications dismiss` takes.
  func printNotice(_ notice: Notice) throws(AppError) {
    let rendering = NoticeRendering(strings: .of(words.language), context: view)
    try output.block(rendering.lines(notice) + [Line("notification/\(notice.id)", .faint)])
  }
}
