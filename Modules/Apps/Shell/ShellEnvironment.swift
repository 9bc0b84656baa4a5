public import AppScreens
public import AppValues
public import Archive
public import Authentication
public import Entities
public import Notifications
public import Post
public import SocialBackend
public import SocialMenuShell
public import SocialTerminal

/// All that the shell needs from outside: the composition root makes it.
public struct ShellEnvironment: Sendable {
  /// Where the data is.
  public let backend: any Backend
  /// Who is signed in on this machine.
  public let sessions: any SessionStore
  /// Finds servers to sign in at besides this device's own network; nil to offer none.
  public let servers: (any ServerDirectory)?
  /// Goes to providers for people of this device's own network; nil for none.
  public let visits: (any ProviderVisits)?
  /// Removes what this device keeps of an account that signs out here. Returns why something couldn't be removed.
  public let leave: @Sendable (Session) async -> AppError?
  /// A network to look around in while no one is here; nil to offer none.
  public let demo: (any DemoSource)?
  /// The drafts of one viewer on this machine.
  public let drafts: @Sendable (Viewer) -> any DraftStore
  /// The files of this machine that archives are read from and written to.
  public let archives: any ArchiveFiles
  /// Reads the posts in archives of other servers.
  public let html: ArchiveHTML
  /// How the person on this device wants to be alerted to notices.
  public let alerts: any AlertStore
  /// The terminal's own notification; nil where it knows none.
  public let notification: TerminalNotification?
  /// The desktop's.
  public let desktop: DesktopNotifier
  /// Where text goes and lines come from.
  public internal(set) var io: any TextIO
  /// The editor for longer text; nil when the person has chosen none.
  public let editor: ExternalEditor?
  /// What draws pictures; nil where the terminal shows none.
  public let pictures: TerminalPictures?
  /// What opens links and photos.
  public let opener: LinkOpener
  /// What makes QR codes for authenticator apps.
  public let qrCodes: QRCodeMaker
  /// How the person at this machine wants the shell to look.
  public let settings: any SettingsStore
  /// The language and the time zone.
  public internal(set) var words: Words
  /// The language of someone who has chosen none in the settings.
  private let systemLanguage: Language
  public let clock: WallClock
  /// How long something may take before "Working…" says that it does.
  public let patience: Duration
  /// Keeps why something of an account couldn't be removed until it's said.
  let farewell = Farewell()

  public init(
    backend: any Backend, sessions: any SessionStore, servers: (any ServerDirectory)? = nil,
    visits: (any ProviderVisits)? = nil,
    leave: @escaping @Sendable (Session) async -> AppError? = { _ in nil }, demo: (any DemoSource)? = nil,
    drafts: @escaping @Sendable (Viewer) -> any DraftStore, archives: any ArchiveFiles, html: ArchiveHTML,
    alerts: any AlertStore, notification: TerminalNotification?, desktop: DesktopNotifier, io: any TextIO,
    editor: ExternalEditor? = nil,
    pictures: TerminalPictures? = nil, opener: LinkOpener = .none, qrCodes: QRCodeMaker = .none,
    settings: any SettingsStore, words: Words,
    systemLanguage: Language, clock: WallClock = .system, patience: Duration = .milliseconds(300)
  ) {
    self.backend = backend
    self.sessions = sessions
    self.servers = servers
    self.visits = visits
    self.leave = leave
    self.demo = demo
    self.drafts = drafts
    self.archives = archives
    self.html = html
    self.alerts = alerts
    self.notification = notification
    self.desktop = desktop
    self.io = io
    self.editor = editor
    self.pictures = pictures
    self.opener = opener
    self.qrCodes = qrCodes
    self.settings = settings
    self.words = words
    self.systemLanguage = systemLanguage
    self.clock = clock
    self.patience = patience
  }

  /// The words of another language, by its code; nil for the system's.
  func speaking(_ code: String?) -> Words {
    let language = Language.builtIn.first { $0.code == code } ?? systemLanguage
    return .shell(language, timeZone: words.timeZone)
  }
}
