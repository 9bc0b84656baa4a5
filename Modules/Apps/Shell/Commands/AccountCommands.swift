import ArgumentParser
import Authentication
import Backend
import Entities
import Presentation

struct SignUpCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-up", abstract: "Create an account and sign in.")

  @OptionGroup var options: GlobalOptions
  @Option(help: "The e-mail address to sign in with.") var email: String
  @Option(help: "The name after the @: letters a to z, digits and _.") var handle: String
  @Option(help: "The name to show, at most 30 characters.") var name: String
  @Option(help: "YYYY-MM-DD; you may leave it out.") var birthday: String?
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(SocialError) {
    let password = try password.read(context)
    let form = SignUpForm(
      email: email, password: password, handle: handle, name: name, birthday: birthday ?? "")
    try context.printAccount(
      try await context.authentication.signUp(form, language: context.words.language.rawValue))
  }
}

struct SignInCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in", abstract: "Sign in to an account.")

  @OptionGroup var options: GlobalOptions
  @Option(help: "The e-mail address of the account.") var email: String
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(SocialError) {
    let password = try password.read(context)
    try context.printAccount(try await context.authentication.signIn(email: email, password: password))
  }
}

struct SignOutCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out", abstract: "Sign out of the account in use, or the one named by --as.")

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(SocialError) {
    let (_, session) = try await context.signedIn()
    let next = try await context.accountsHere.signOut(session)
    context.output.note(context.strings.signedOut(session.handle))
    if let next = next.session { context.output.note(context.strings.nowInUse(next.handle)) }
  }
}

struct WhoAmICommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "whoami", abstract: "Say which account is in use.")

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(SocialError) {
    let (_, session) = try await context.signedIn()
    try context.printAccount(session)
  }
}

struct AccountsCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts", abstract: "List the accounts signed in on this machine, or switch between them.")

  @OptionGroup var options: GlobalOptions
  @Option(help: "Use this account from now on.") var use: String?

  func run(in context: CommandContext) async throws(SocialError) {
    if let use, let session = try await context.viewer(handle: use).session {
      _ = try await context.accountsHere.use(session.id)
    }
    let saved = try await context.accountsHere.accounts()
    let accounts = saved.sessions.map { ListedAccount(session: $0, isCurrent: $0.id == saved.current) }
    if options.printsJSON {
      return try context.output.json(.array(accounts.map(JSONForms.account.document)))
    }
    for account in accounts {
      try context.output.line(
        "\(account.isCurrent ? "* " : "  ")@\(account.session.handle)  \(account.session.name)")
    }
    if accounts.isEmpty {
      context.output.note(context.strings.nobodySignedIn)
    }
  }
}

extension CommandContext {
  fileprivate var authentication: AuthenticationInteractor {
    AuthenticationInteractor(
      repository: backend.repositories(for: .anonymous).authentication, store: sessions, clock: view.clock)
  }

  fileprivate func printAccount(_ session: Session) throws(SocialError) {
    if options.printsJSON {
      try output.json(JSONForms.account.document(ListedAccount(session: session, isCurrent: true)))
    } else {
      try output.line("@\(session.handle)  \(session.name)")
    }
  }
}
