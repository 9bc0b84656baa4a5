public import AppScreens
public import AppValues
public import Archive
public import Authentication
public import Entities
public import Notifications
public import Post
public import SocialBackend
public import SocialDemo

/// The parts that a command works with.
@MainActor
public struct CommandContext {
  let backend: any Backend
  /// What the administrator of the network works with; nil where that isn't this person.
  private let administrator: (any Administration)?
  let sessions: any SessionStore
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
  let demo: DemoWriter

  public init(
    backend: any Backend, administration: (any Administration)?, sessions: any SessionStore,
    archives: any ArchiveFiles, html: ArchiveHTML, alerts: any AlertStore,
    drafts: @escaping @Sendable (Viewer) -> any DraftStore, view: ViewContext,
    output: CommandOutput,
    options: GlobalOptions, demo: DemoWriter
  ) {
    self.backend = backend
    administrator = administration
    self.sessions = sessions
    self.archives = archives
    self.html = html
    self.alerts = alerts
    self.drafts = drafts
    self.view = view
    self.output = output
    self.options = options
    self.demo = demo
  }

  var words: Words { view.words }
  var strings: CommandStrings { .of(words.language) }

  /// What the administrator of the network works with.
  ///
  /// Throws `unsupported` where the network is looked after elsewhere.
  func administration() throws(AppError) -> any Administration { try administrator.orUnsupported() }

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
  /// Throws `invalid(.account, .wrong)` if it isn't signed in.
  func viewer(handle: String) async throws(AppError) -> Viewer {
    do throws(AppError) {
      return try await accountsHere.viewer(handle: handle)
    } catch .unauthenticated {
      throw .invalid(.account, .wrong)
    }
  }

  /// The accounts signed in on this device.
  var accountsHere: SessionInteractor {
    SessionInteractor(
      repository: backend.repositories(for: .anonymous).authentication.sessions, store: sessions)
  }

  /// The viewer that the command works for: the account given with `--as`, the current one, or none.
  public func viewer() async throws(AppError) -> Viewer {
    if let handle = options.account { return try await viewer(handle: handle) }
    return try await accountsHere.viewer()
  }
}
