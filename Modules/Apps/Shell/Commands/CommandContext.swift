public import AppScreens
public import AppValues
public import Archive
public import Authentication
public import Entities
public import Notifications
public import Post
public import SocialBackend
public import SocialDemo

/// What a command finds in place when it runs.
@MainActor
public struct CommandContext {
  let backend: any Backend
  let sessions: any SessionStore
  /// The files of this machine that archives are read from and written to.
  let archives: any ArchiveFiles
  /// How the person at this machine wants to be told of notices.
  let alerts: any AlertStore
  /// The drafts of one viewer on this machine.
  let drafts: @Sendable (Viewer) -> any DraftStore
  let view: ViewContext
  let output: CommandOutput
  let options: GlobalOptions
  let demo: DemoWriter

  public init(
    backend: any Backend, sessions: any SessionStore, archives: any ArchiveFiles,
    alerts: any AlertStore, drafts: @escaping @Sendable (Viewer) -> any DraftStore, view: ViewContext,
    output: CommandOutput,
    options: GlobalOptions, demo: DemoWriter
  ) {
    self.backend = backend
    self.sessions = sessions
    self.archives = archives
    self.alerts = alerts
    self.drafts = drafts
    self.view = view
    self.output = output
    self.options = options
    self.demo = demo
  }

  var words: Words { view.words }
  var strings: CommandStrings { .of(words.language) }

  /// What the viewer may use: the account named by `--as`, or the one in use, or no one.
  func repositories() async throws(AppError) -> (repositories: Repositories, viewer: Viewer) {
    let viewer = try await viewer()
    return (backend.repositories(for: viewer), viewer)
  }

  /// The same, for what only someone signed in can do.
  func signedIn() async throws(AppError) -> (repositories: Repositories, session: Session) {
    let (repositories, viewer) = try await repositories()
    guard let session = viewer.session else { throw .unauthenticated }
    return (repositories, session)
  }

  /// The account of this handle, signed in on this machine.
  ///
  /// Throws `invalid(.account, .wrong)` when it is not.
  func viewer(handle: String) async throws(AppError) -> Viewer {
    do throws(AppError) {
      return try await accountsHere.viewer(handle: handle)
    } catch .unauthenticated {
      throw .invalid(.account, .wrong)
    }
  }

  /// Who is signed in on this machine.
  var accountsHere: SessionInteractor {
    SessionInteractor(
      repository: backend.repositories(for: .anonymous).authentication.sessions, store: sessions)
  }

  /// On whose behalf the command works: the account named by `--as`, the one in use, or no one.
  public func viewer() async throws(AppError) -> Viewer {
    if let handle = options.account { return try await viewer(handle: handle) }
    return try await accountsHere.viewer()
  }
}
