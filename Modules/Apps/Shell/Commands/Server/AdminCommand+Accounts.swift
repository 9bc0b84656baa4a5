import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import SocialBackend
import SocialMenuShell

// Which accounts there are to decide about, and a new one.
extension AdminCommand {
  struct Pending: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("pending", \AdminHelpStrings.pending, examples: "socialconnect admin pending")
    }

    @OptionGroup var options: GlobalOptions
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    var reach: CommandReach { .deviceNetwork }

    func run(in context: CommandContext) async throws(AppError) {
      let accounts = try context.administration().accountModeration
      let page = try await accounts.pending(try CommandArguments.page(limit: limit, before: before))
      if options.printsJSON {
        return try context.output.json(.page(page, JSONFormats.pendingAccount.document))
      }
      let strings = AdminStrings.of(context.words.language)
      for account in page.items { try context.output.block(lines(account, strings, context)) }
      if page.items.isEmpty { context.output.note(strings.nonePending) }
      context.noteMore(page.older)
    }

    @MainActor
    private func lines(_ account: PendingAccount, _ strings: AdminStrings, _ context: CommandContext)
      -> [Line]
    {
      let email = account.isEmailConfirmed ? account.email : strings.unconfirmed(account.email)
      let reason = account.reason.split(whereSeparator: \.isNewline).map { Line(String($0)) }
      return [
        Line([TextSpan(account.name, .strong), TextSpan(" @\(account.handle)", .faint)]),
        Line("\(email) · \(context.words.dateAndTime(account.createdAt))", .faint),
      ] + reason
    }
  }

  struct Create: PasswordCommand {
    static var configuration: CommandConfiguration {
      .command(
        "create", \AdminHelpStrings.create,
        examples: "socialconnect admin create mia --email mia@example.org --name \"Mia Tanaka\"")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\AccountHelpStrings.handle)) var handle: String
    @Option(help: .text(\AccountHelpStrings.newEmail)) var email: String
    @Option(help: .text(\AdminHelpStrings.name)) var name: String?
    @OptionGroup var password: PasswordOptions

    var reach: CommandReach { .device }

    func run(in context: CommandContext) async throws(AppError) {
      let accounts = try context.administration().accountModeration
      let rules = AuthenticationInteractor(
        ports: context.backend.repositories(for: .anonymous).authentication, store: context.sessions,
        clock: context.view.clock)
      let password = try await password.choose(asking: context.strings.password, context) {
        (password) throws(AppError) in
        try rules.checkPassword(password, email: email, handle: handle)
      }
      let bare = try Handle(ownServer: handle).text
      let form = SignUpForm(email: email, password: password, handle: bare, name: name ?? bare)
      let created = try await accounts.create(
        try Registration(
          form, language: context.words.language.code, today: CalendarDate(context.view.clock.now())))
      context.output.note(AdminStrings.of(context.words.language).created(created))
    }
  }
}
