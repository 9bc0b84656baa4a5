public import AppScreens
public import AppValues
public import Archive
public import Authentication
public import Entities
public import Notifications
public import Post
public import SocialBackend
public import SocialDemo
import SocialMenuShell

/// The parts that a command works with.
@MainActor
public struct CommandContext {
  let backend: any Backend
  /// What the administrator of the network works with; nil where that isn't this person.
  private let administrator: (any Administration)?
  let sessions: any SessionStore
  /// The server that the command is for; nil if none was named.
  let server: HomeServer?
  /// Finds servers to sign in at.
  let servers: (any ServerDirectory)?
  /// Goes to providers for people of this device's own network.
  private let visits: (any ProviderVisits)?
  /// Opens the pages of servers and providers.
  let opener: LinkOpener
  /// Removes what this device keeps of an account that signs out here. Returns why something couldn't be removed.
  private let leave: @Sendable (Session) async -> AppError?
  /// The files on this device that archives are read from and written to.
  let archives: any ArchiveFiles
  /// Reads the posts in archives of other servers.
  let html: ArchiveHTML
  /// How the person on this device wants to be alerted to notifications.
  let alerts: any AlertStore
  /// The drafts of a viewer on this device.
  let drafts: @Sendable (Viewer) -> any DraftStore
  let view: ViewContext
  let output: CommandOutput
  let options: GlobalOptions
  private let demoWriter: DemoWriter?

  public init(
    backend: any Backend, administration: (any Administration)?, sessions: any SessionStore,
    server: HomeServer? = nil, servers: (any ServerDirectory)? = nil,
    visits: (any ProviderVisits)? = nil, opener: LinkOpener = .none,
    leave: @escaping @Sendable (Session) async -> AppError? = { _ in nil },
    archives: any ArchiveFiles, html: ArchiveHTML, alerts: any AlertStore,
    drafts: @escaping @Sendable (Viewer) -> any DraftStore, view: ViewContext,
    output: CommandOutput,
    options: GlobalOptions, demo: DemoWriter?
  ) {
    self.backend = backend
    administrator = administration
    self.sessions = sessions
    self.server = server
    self.servers = servers
    self.visits = visits
    self.opener = opener
    self.leave = leave
    self.archives = archives
    self.html = html
    self.alerts = alerts
    self.drafts = drafts
    self.view = view
    self.output = output
    self.options = options
    demoWriter = demo
  }

  var words: Words { view.words }
  var strings: CommandStrings { .of(words.language) }

  /// What the administrator of the network works with.
  ///
  /// Throws `unsupported` where the network is looked after elsewhere.
  func administration() throws(AppError) -> any Administration { try administrator.orUnsupported() }

  /// Whom a provider says that the person is, told how to go on there.
  ///
  /// Throws `invalid(.provider, .missing)` for none of this network's; as ``ProviderVisitor/identity(at:byCode:show:)`` does.
  func identity(at provider: SignInProvider.ID) async throws(AppError) -> ProviderIdentity {
    guard let visits, server == nil else { throw .invalid(.provider, .missing) }
    let texts = AuthenticationStrings.of(words.language)
    let visitor = ProviderVisitor(
      visits: visits, opener: opener, pages: texts.browserPages(words.language.code), codes: .none)
    return try await visitor.identity(at: provider, byCode: false) { visit in
      for line in visit.map(texts.providerSignIn.lines) ?? [] { output.note(line) }
    }
  }

  /// What fills the network with a demo.
  ///
  /// Throws `unsupported` where the network is looked after elsewhere.
  func demo() throws(AppError) -> DemoWriter { try demoWriter.orUnsupported() }

  /// The repositories of the viewer: the account given with `--as`, or the current one, or no account.
  func repositories() async throws(AppError) -> (repositories: Repositories, viewer: Viewer) {
    let viewer = try await viewer()
    return (backend.repositories(for: viewer), viewer)
  }

  /// The repositories of a signed-in viewer.
  ///
  /// Throws `unauthenticated` if no one is signed in.
  func signedIn() async throws(AppError) -> (repositories: Repositories, session: Session) {
    let (repositories, viewer) = try await repositories()
    guard let session = viewer.session else { throw .unauthenticated }
    return (repositories, session)
  }

  /// The account with this handle, signed in on this device.
  ///
  /// Throws `invalid(.account, .wrong)` if it isn't signed in, `invalid(.account, .malformed)` if it's one of several.
  func viewer(handle: String) async throws(AppError) -> Viewer {
    do throws(AppError) {
      return try await accountsHere.viewer(handle: fullHandle(handle))
    } catch .unauthenticated {
      throw .invalid(.account, .wrong)
    }
  }

  /// The accounts signed in on this device.
  var accountsHere: SessionInteractor {
    SessionInteractor(
      repository: backend.repositories(for: .anonymous).authentication.sessions, store: sessions,
      clear: { [leave, output, words] session in
        if let problem = await leave(session) { await output.note(words.explain(problem)) }
      })
  }

  /// The viewer that the command works for: the account given with `--as`, the current one, or none.
  public func viewer() async throws(AppError) -> Viewer {
    if let handle = options.account { return try await viewer(handle: handle) }
    if let server { return try await viewer(at: server) }
    return try await accountsHere.viewer()
  }

  /// The account that is signed in at a server: the current one, or the only one there; no one if there's none.
  ///
  /// Throws `invalid(.account, .malformed)` if there are several.
  private func viewer(at server: HomeServer) async throws(AppError) -> Viewer {
    let saved = try await sessions.load()
    let accounts = saved.sessions(at: server.address)
    if accounts.count > 1, !accounts.contains(where: { $0.id == saved.current }) {
      throw .invalid(.account, .malformed)
    }
    let session = accounts.first { $0.id == saved.current } ?? accounts.first
    return session.map(Viewer.signedIn) ?? .anonymous
  }

  /// A handle at the server that the command is for.
  private func fullHandle(_ handle: String) -> String {
    guard let server, !handle.dropFirst().contains("@") else { return handle }
    return "\(handle)@\(server.name)"
  }
}
