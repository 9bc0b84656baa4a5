import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications
import Presentation
import Profile
import SocialBackend
import SocialMenuShell

/// `notifications`, `notifications dismiss ID`, `notifications settings`, `notifications policy`, `notifications requests`.
struct NotificationsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "notifications", \NoticeHelpStrings.notifications,
      subcommands: [List.self, Dismiss.self, Settings.self, Policy.self, Requests.self],
      defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "list", \NoticeHelpStrings.list, remark: \NoticeHelpStrings.listRemark,
        examples: "socialconnect notifications --unread",
        "socialconnect notifications --kind mention --kind comment --from ben")
    }

    @OptionGroup var options: GlobalOptions
    @Flag(help: .text(\NoticeHelpStrings.unread)) var unread = false
    @Option(help: .text(\NoticeHelpStrings.kind)) var kind: [String] = []
    @Option(help: .text(\NoticeHelpStrings.from)) var from: String?
    @Flag(help: .text(\NoticeHelpStrings.readAll)) var readAll = false
    @Flag(help: .text(\NoticeHelpStrings.follow)) var follow = false
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    func validate() throws {
      if follow, unread || readAll || before != nil {
        throw ValidationError(.text(\NoticeHelpStrings.followAlone))
      }
      if readAll, !kind.isEmpty || from != nil {
        throw ValidationError(.text(\NoticeHelpStrings.readAllOfAll))
      }
      if let unknown = kind.first(where: { NoticeChoice.kinds(named: $0).isEmpty }) {
        throw ValidationError(NoticeHelpStrings.ofCommands.unknownKind(unknown))
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
      context.noteAge(page.readAt)
      if readAll { try await interactor.marks().markAllRead() }
      if options.printsJSON { return try context.output.json(.page(page, JSONFormats.notice.document)) }
      for notice in page.items { try context.printNotice(notice) }
      if page.items.isEmpty { context.output.note(context.strings.noNotices) }
      context.noteMore(page.older)
    }
  }

  struct Dismiss: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "dismiss", \NoticeHelpStrings.dismiss,
        examples: "socialconnect notifications dismiss 812 notification/815")
    }

    var subject: ErrorSubject? { .notice }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\NoticeHelpStrings.dismissIDs)) var ids: [String] = []
    @Flag(help: .text(\NoticeHelpStrings.dismissAll)) var all = false

    func validate() throws {
      if all == !ids.isEmpty {
        throw ValidationError(.text(\NoticeHelpStrings.idsOrAll))
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
