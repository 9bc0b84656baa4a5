import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import Post
import SocialBackend
import SocialMenuShell

struct ChangePasswordCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("change-password", \AccountHelpStrings.changePassword, examples: "socialconnect change-password")
  }

  @OptionGroup var options: GlobalOptions
  @Flag(help: .text(\AccountHelpStrings.passwordsInput)) var passwordStdin = false
  @Flag(help: .text(\AccountHelpStrings.keepOthers)) var keepOthers = false

  func advice(on error: AppError, _ language: Language) -> String? {
    error == .invalid(.password, .empty) && !passwordStdin ? CommandStrings.of(language).passwordInput : nil
  }

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let source = SecretSource(isInput: passwordStdin)
    // A wrong password is refused before a new one is asked for.
    try await context.prove(account, by: source)
    let new = try await source.choose(context.strings.newPassword, context, check: account.checkPassword)
    try await account.setPassword(new, keepingOthers: keepOthers)
    context.output.note(keepOthers ? context.strings.passwordSaved : context.strings.passwordChanged)
  }
}

/// `sign-ins`, `sign-ins revoke ID`.
struct SignInsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "sign-ins", \AccountHelpStrings.signIns,
      examples: "socialconnect sign-ins", "socialconnect sign-ins --log",
      "socialconnect sign-ins revoke --others",
      subcommands: [List.self, Revoke.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \AccountHelpStrings.signInList) }

    @OptionGroup var options: GlobalOptions
    @Flag(help: .text(\AccountHelpStrings.log)) var log = false
    @Option(help: .limit) var limit: Int?
    @Option(help: .before) var before: String?

    func validate() throws {
      if !log, limit != nil || before != nil { throw ValidationError(.text(\AccountHelpStrings.logNeeded)) }
    }

    func run(in context: CommandContext) async throws(AppError) {
      if log { return try await listLog(in: context) }
      let activeSessions = try await context.ownAccount().activeSessions()
      if options.printsJSON {
        return try context.output.json(.array(activeSessions.map(JSONFormats.activeSession.document)))
      }
      let strings = AuthenticationStrings.of(context.words.language)
      for session in activeSessions {
        let since = context.strings.since(context.words.dateAndTime(session.createdAt))
        let mark = session.isCurrent ? "* " : "  "
        let use = strings.activeSessions.use(of: session, context.view)
        let holder = strings.holder(of: session).map { " · \($0)" } ?? ""
        try context.output.line("\(mark)\(session.id)  \(since) · \(use)\(holder)")
      }
    }

    @MainActor
    private func listLog(in context: CommandContext) async throws(AppError) {
      let page = try await context.ownAccount().events(
        try CommandArguments.page(limit: limit ?? 20, before: before))
      if options.printsJSON {
        return try context.output.json(.page(page, JSONFormats.accountEvent.document))
      }
      let strings = AccountLogStrings.of(context.words.language)
      for event in page.items { try context.output.block(strings.lines(of: event, context.view)) }
      if page.items.isEmpty { context.output.note(strings.empty) }
      context.noteMore(page.older)
    }
  }

  struct Revoke: SocialCommand {
    static var configuration: CommandConfiguration { .command("revoke", \AccountHelpStrings.revoke) }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\AccountHelpStrings.sessionID)) var id: String?
    @Flag(help: .text(\AccountHelpStrings.others)) var others = false

    func validate() throws {
      if others == (id != nil) {
        throw ValidationError(.text(\AccountHelpStrings.idOrOthers))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      if let id {
        let next = try await account.revoke(ID(id))
        context.output.note(context.strings.sessionEnded)
        if let next = next?.session { context.output.note(context.strings.currentAccount(next.handle)) }
      } else {
        try await account.revokeOthers()
        context.output.note(context.strings.othersEnded)
      }
    }
  }
}

struct DeleteAccountCommand: PasswordCommand {
  static var configuration: CommandConfiguration {
    .command(
      "delete-account", \AccountHelpStrings.deleteAccount, remark: \AccountHelpStrings.deleteAccountRemark,
      examples: "socialconnect delete-account --as mia")
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let handle = account.session.handle
    try await context.prove(
      account, by: password.source, asking: context.strings.passwordToDelete(handle), for: .removal,
      evenIfProven: true)
    let next = try await account.delete()
    context.output.note(context.strings.accountDeleted(handle))
    if let next = next.session { context.output.note(context.strings.currentAccount(next.handle)) }
  }
}

extension CommandContext {
  /// Has the owner of an account prove who they are, unless they have within ten minutes.
  ///
  /// - Parameters:
  ///   - source: The source of the password, or of the code that is mailed where the account has none.
  ///   - prompt: Asks for the password.
  ///   - need: What it's needed for.
  ///   - always: Whether it's asked for in any case, as the confirmation of what can't be undone.
  ///
  /// Throws `invalid(.password, …)`, `invalid(.code, …)`; `rateLimited`.
  func prove(
    _ account: AccountInteractor, by source: SecretSource, asking prompt: String? = nil,
    for need: ProofNeed = .change, evenIfProven always: Bool = false
  ) async throws(AppError) {
    let standing = try await account.standing()
    switch standing.proofs(for: need).first {
    // A script gives what it always gives.
    case _ where standing.isProven(for: need) && !always && !(source.isInput && standing.waysIn.hasPassword):
      return
    case .password?:
      try await account.prove(.password(Secret(try source.read(prompt ?? strings.currentPassword))))
    case .code?:
      let words = AuthenticationStrings.of(words.language).proof
      try await account.prove(.code(Secret(try source.read("\(words.signInCode): "))))
    case .mailedCode?:
      let words = AuthenticationStrings.of(words.language).proof
      let destination = try await account.requestProofCode()
      output.note(words.told(destination, toFormer: standing.hasNewAddress))
      try await account.prove(.mailedCode(Secret(try source.read("\(words.code): "))))
    case nil: throw .invalid(.proof, .missing)
    }
  }

  /// The rules of the signed-in account: its password, email address and sessions, and its deletion.
  func ownAccount() async throws(AppError) -> AccountInteractor {
    let (repositories, session) = try await signedIn()
    return AccountInteractor(
      ports: repositories.account, sessions: accountsHere, session: session,
      clear: { [drafts = drafts(.signedIn(session))] in
        // Drafts that can't be removed stay private: only the owner can read the folder.
        try? await drafts.discardAll()
      })
  }
}
