public import AppScreens
public import AppValues
import Entities
public import Observation

/// Asks for a server, and signs in there: with a password, or on a page of the server.
@MainActor @Observable
public final class AddServerPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The server, by its address, its name, or a handle there.
    case enterServer(String)
    /// An email address and a password; asks for the address next.
    case useEmail
    /// A provider, on the server's page.
    case useProvider(SignInProvider.ID)
    /// The address of an account; asks for the password next.
    case enterEmail(String)
    /// The password of the account.
    case enterPassword(Secret)
    /// A code of the authenticator app, or a recovery code, however it is typed.
    case enterSignInCode(Secret)
    /// The code that the server's page shows.
    case enterCode(String)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state = AddServerState()
  @ObservationIgnored private let servers: ServerSignInInteractor
  @ObservationIgnored private let opener: LinkOpener
  @ObservationIgnored private let pages: BrowserPages
  @ObservationIgnored private let router: AuthenticationRouter
  @ObservationIgnored private var found: FoundServer?
  @ObservationIgnored private var signIn: (any BrowserSignIn)?
  @ObservationIgnored private var request: CodeRequest?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(
    servers: ServerSignInInteractor, opener: LinkOpener, pages: BrowserPages, router: AuthenticationRouter
  ) {
    self.servers = servers
    self.opener = opener
    self.pages = pages
    self.router = router
  }

  public func send(_ action: Action) async {
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.step, action) {
    case (.server, .enterServer(let text)): try await find(text)
    case (.way, .useEmail): state.step = .email
    case (.way, .useProvider(let id)):
      guard let found, found.providers.contains(where: { $0.id == id }) else { throw .cancelled }
      try await useBrowser(at: found)
    case (.email, .enterEmail(let email)):
      state.email = Printable.stripped(email)
      state.email = try servers.checkAddress(email)
      state.step = .password
    case (.password, .enterPassword(let password)):
      try await signIn(password.value)
    case (.signInCode, .enterSignInCode(let code)): try await finish(code.value)
    case (.code, .enterCode(let code)):
      guard let signIn else { throw .cancelled }
      enter(try await servers.finish(signIn, code: code))
    case (.server, .back): router.leave()
    case (.email, .back) where !state.providers.isEmpty: state.step = .way
    case (.way, .back), (.email, .back), (.code, .back): state.step = .server
    case (.password, .back): state.step = .email
    case (.signInCode, .back): state.step = .password
    // It's the answer to another question, or has been answered before.
    default: throw .cancelled
    }
  }

  private func signIn(_ password: String) async throws(AppError) {
    guard let found else { throw .cancelled }
    defer { state.wait = nil }
    let step = try await servers.signIn(
      email: state.email, password: password, at: found
    ) { [weak self] seconds in self?.state.wait = seconds }
    switch step {
    case .signedIn(let session): enter(session)
    case .needsCode(let request):
      self.request = request
      state.step = .signInCode
    }
  }

  private func finish(_ code: String) async throws(AppError) {
    guard let found, let request else { throw .cancelled }
    defer { state.wait = nil }
    do throws(AppError) {
      enter(
        try await servers.signIn(request, code: code, at: found) { [weak self] seconds in
          self?.state.wait = seconds
        })
    } catch .invalid(.codeRequest, let rule) {
      // It took too long, or the password was changed.
      state.step = .password
      throw .invalid(.codeRequest, rule)
    }
  }

  private func find(_ text: String) async throws(AppError) {
    state.typed = Printable.stripped(text)
    let found = try await servers.server(named: text)
    self.found = found
    state.server = found.server.name
    state.providers = found.passwords == nil ? [] : found.providers
    if let token = found.token {
      enter(try await servers.signIn(with: token))
    } else if found.passwords != nil {
      state.step = state.providers.isEmpty ? .email : .way
    } else {
      try await useBrowser(at: found)
    }
  }

  private func useBrowser(at found: FoundServer) async throws(AppError) {
    if opener.isAvailable {
      try await signInWithBrowser(at: found)
    } else {
      try await askForCode(at: found)
    }
  }

  /// Opens the page, and waits for the browser to come back. If no browser can be opened, the code is asked for.
  private func signInWithBrowser(at found: FoundServer) async throws(AppError) {
    let signIn = try await servers.begin(at: found, .toThisDevice(pages))
    guard await opener.open(signIn.page) else {
      await signIn.end()
      return try await askForCode(at: found)
    }
    (state.page, state.isInBrowser) = (signIn.page, true)
    defer { state.isInBrowser = false }
    do throws(AppError) {
      enter(try await servers.finish(signIn))
    } catch {
      await signIn.end()
      throw error
    }
  }

  private func askForCode(at found: FoundServer) async throws(AppError) {
    let signIn = try await servers.begin(at: found, .byCode)
    self.signIn = signIn
    state.page = signIn.page
    state.step = .code
  }

  private func enter(_ session: Session) {
    request = nil
    router.enter(as: .signedIn(session))
    state = AddServerState(action: state.action)
  }
}
