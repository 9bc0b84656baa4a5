import AppScreens
import AppValues
import Authentication
import Entities
import SocialBackend
import SocialMenuShell

/// Signs in at a server, for a command.
@MainActor
struct ServerSignIn {
  let context: CommandContext
  let password: PasswordOptions
  /// Keeps the token; nil for what this device is set to.
  let keeper: TokenKeeper?

  /// The session of an account at a server.
  ///
  /// - Parameters:
  ///   - server: The server as it was typed.
  ///   - email: The address of the account; nil to sign in in the browser.
  ///
  /// Throws `invalid(.tokenStoreCommand, .empty)` for an address where tokens are only printed: there's no place for the
  /// new one.
  func session(at server: String, email: String?) async throws(AppError) -> Session {
    let servers = ServerSignInInteractor(
      servers: try context.servers.orUnsupported(),
      sessions: context.backend.repositories(for: .anonymous).authentication.sessions,
      store: context.sessions)
    let found = try await servers.server(named: server, keptBy: keeper)
    if let token = found.token {
      if email != nil { throw .invalid(.tokenStoreCommand, .empty) }
      return try await servers.signIn(with: token)
    }
    guard let email else { return try await inBrowser(servers, found) }
    let strings = texts.signIn
    let secret = try password.read(context)
    let step = try await servers.signIn(email: email, password: secret, at: found) { seconds in
      context.output.note(strings.waiting(seconds))
    }
    return try await SignInCodePrompt(context: context, password: password).session(of: step) {
      request, code throws(AppError) in
      try await servers.signIn(request, code: code, at: found) { seconds in
        context.output.note(strings.waiting(seconds))
      }
    }
  }

  private func inBrowser(
    _ servers: ServerSignInInteractor, _ found: FoundServer
  ) async throws(AppError) -> Session {
    guard context.opener.isAvailable else { return try await byCode(servers, found) }
    let pages = texts.browserPages(context.words.language.code)
    let signIn = try await servers.begin(at: found, .toThisDevice(pages))
    guard await context.opener.open(signIn.page) else {
      await signIn.end()
      return try await byCode(servers, found)
    }
    context.output.note(texts.addServer.inBrowser)
    context.output.note(texts.addServer.elsewhere)
    context.output.prompt(signIn.page + "\n")
    return try await servers.finish(signIn)
  }

  private func byCode(
    _ servers: ServerSignInInteractor, _ found: FoundServer
  ) async throws(AppError) -> Session {
    let signIn = try await servers.begin(at: found, .byCode)
    context.output.note(texts.addServer.openPage)
    // As it is, so that it can be copied.
    context.output.prompt(signIn.page + "\n")
    context.output.prompt("\(texts.addServer.code): ")
    return try await servers.finish(signIn, code: CommandInput.line() ?? "")
  }

  private var texts: AuthenticationStrings { .of(context.words.language) }
}
