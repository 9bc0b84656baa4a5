import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import Post
import SocialBackend
import SocialMenuShell

struct SignUpCommand: PasswordCommand {
  static var configuration: CommandConfiguration {
    .command(
      "sign-up", \AccountHelpStrings.signUp,
      examples: "socialconnect sign-up --email mia@example.org --handle mia --name \"Mia Tanaka\"")
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text(\AccountHelpStrings.newEmail)) var email: String
  @Option(help: .text(\AccountHelpStrings.handle)) var handle: String
  @Option(help: .text(\AccountHelpStrings.ownName)) var name: String
  @Option(help: .text(\AccountHelpStrings.birthday)) var birthday: String?
  @OptionGroup var password: PasswordOptions

  var reach: CommandReach { .device }

  func run(in context: CommandContext) async throws(AppError) {
    let password = try await password.choose(asking: context.strings.password, context) {
      (password) throws(AppError) in
      try context.authentication.checkPassword(password, email: email, handle: handle)
    }
    let form = SignUpForm(
      email: email, password: password, handle: handle, name: name, birthday: birthday ?? "")
    try context.printAccount(
      try await context.authentication.signUp(form, language: context.words.language.code))
  }
}

struct SignInCommand: PasswordCommand {
  static var configuration: CommandConfiguration {
    .command(
      "sign-in", \AccountHelpStrings.signIn,
      examples: "pass show mia | socialconnect sign-in --email mia@example.org --password-stdin",
      "socialconnect sign-in --server social.example", "socialconnect sign-in --provider google",
      "socialconnect sign-in --server social.example --token-command 'pass show social'")
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text(\AccountHelpStrings.signInEmail)) var email: String?
  @Option(help: .text(\AccountHelpStrings.provider)) var provider: String?
  @Option(help: .text(\AccountHelpStrings.newHandle)) var handle: String?
  @OptionGroup var password: PasswordOptions
  @OptionGroup var token: TokenOptions

  var reach: CommandReach { deviceOrServer }

  func validate() throws {
    if email == nil, options.server == nil, provider == nil {
      throw ValidationError(.text(\AccountHelpStrings.emailOrServer))
    }
    if provider != nil ? email != nil || options.server != nil : handle != nil {
      throw ValidationError(.text(\AccountHelpStrings.providerAlone))
    }
    try token.validate(server: options.server, email: email)
  }

  func run(in context: CommandContext) async throws(AppError) {
    if let server = options.server {
      let signIn = ServerSignIn(context: context, password: password, keeper: token.keeper)
      return try context.printAccount(try await signIn.session(at: server, email: email))
    }
    if let provider { return try context.printAccount(try await session(by: provider, context)) }
    let secret = try password.read(context)
    let strings = AuthenticationStrings.of(context.words.language).signIn
    let (authentication, note) = (context.authentication, context.output.note)
    let step = try await authentication.signIn(email: email ?? "", password: secret) { seconds in
      note(strings.waiting(seconds))
    }
    let session = try await SignInCodePrompt(context: context, password: password).session(of: step) {
      request, code throws(AppError) in
      try await authentication.signIn(request, code: code) { seconds in note(strings.waiting(seconds)) }
    }
    try context.printAccount(session)
  }

  /// Throws `invalid(.handle, .missing)` where no one has the identity yet, and no handle was given.
  private func session(
    by provider: SignInProvider.ID, _ context: CommandContext
  ) async throws(AppError) -> Session {
    let identity = try await context.identity(at: provider)
    let step: ProviderSignIn
    do throws(AppError) {
      step = try await context.authentication.signIn(identity, admitsNewcomers: handle != nil)
    } catch .notFound {
      throw .invalid(.handle, .missing)
    }
    switch step {
    case .signedIn(let session): return session
    case .newcomer(let newcomer):
      let handle = handle ?? newcomer.handle
      let form = ProviderSignUpForm(
        handle: handle, name: newcomer.name.isEmpty ? handle : newcomer.name, email: newcomer.email ?? "")
      return try await context.authentication.signUp(
        form, as: newcomer, language: context.words.language.code)
    }
  }

  func advice(on error: AppError, _ language: Language) -> String? {
    error == .invalid(.handle, .missing) && provider != nil
      ? AccountHelpStrings.of(language).choosingHandle : usualAdvice(on: error, language)
  }
}

struct SignOutCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("sign-out", \AccountHelpStrings.signOut, examples: "socialconnect sign-out")
  }

  @OptionGroup var options: GlobalOptions
  @Flag(help: .text(\AccountHelpStrings.discard)) var discard = false

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, session) = try await context.signedIn()
    if !discard, let outbox = repositories.outbox, try await outbox.summary().count > 0 {
      throw .invalid(.server, .pending)
    }
    let next = try await signOut(session, context)
    context.output.note(context.strings.signedOut(session.fullHandle))
    if let next = next.session { context.output.note(context.strings.currentAccount(next.fullHandle)) }
  }

  func advice(on error: AppError, _ language: Language) -> String? {
    error == .invalid(.server, .pending) ? CommandStrings.of(language).discarding : nil
  }

  /// Signs out, also where the server can't be told.
  @MainActor
  private func signOut(_ session: Session, _ context: CommandContext) async throws(AppError) -> Viewer {
    do throws(AppError) {
      return try await context.accountsHere.signOut(session)
    } catch {
      guard let note = note(on: error, context) else { throw error }
      context.output.note(note)
      return try await context.accountsHere.forget(session)
    }
  }

  /// What to say where the server can't be told; nil for what keeps someone from signing out.
  @MainActor
  private func note(on error: AppError, _ context: CommandContext) -> String? {
    if case .invalid(.tokenCommand, _) = error {
      return "\(context.words.explain(error)) \(context.strings.notRevokedWithoutToken)"
    }
    return error.isOutOfReach ? context.strings.notRevoked : nil
  }
}

struct WhoAmICommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("whoami", \AccountHelpStrings.whoAmI, examples: "socialconnect whoami")
  }

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(AppError) {
    let (_, session) = try await context.signedIn()
    try context.printAccount(try await context.accountsHere.verified(session))
  }
}

struct AccountsCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "accounts", \AccountHelpStrings.accounts,
      examples: "socialconnect accounts", "socialconnect accounts --use mia")
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text(\AccountHelpStrings.use)) var use: String?

  var reach: CommandReach { .account(named: use ?? options.account) }

  func run(in context: CommandContext) async throws(AppError) {
    if let use, let session = try await context.viewer(handle: use).session {
      _ = try await context.accountsHere.use(session.id)
    }
    let saved = try await context.accountsHere.accounts()
    let accounts = saved.sessions.map { ListedAccount(session: $0, isCurrent: $0.id == saved.current) }
    if options.printsJSON {
      return try context.output.json(.array(accounts.map(JSONFormats.account.document)))
    }
    for account in accounts {
      try context.output.line(
        "\(account.isCurrent ? "* " : "  ")@\(account.session.fullHandle)  \(account.session.name)")
    }
    if accounts.isEmpty {
      context.output.note(context.strings.noAccounts)
    }
  }
}

extension CommandContext {
  /// The rules of signing in on this device.
  var authentication: AuthenticationInteractor {
    AuthenticationInteractor(
      ports: backend.repositories(for: .anonymous).authentication, store: sessions, clock: view.clock)
  }

  fileprivate func printAccount(_ session: Session) throws(AppError) {
    if options.printsJSON {
      try output.json(JSONFormats.account.document(ListedAccount(session: session, isCurrent: true)))
    } else {
      try output.line("@\(session.fullHandle)  \(session.name)")
    }
  }
}
