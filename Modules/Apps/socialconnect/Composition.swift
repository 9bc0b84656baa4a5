import AppScreens
import AppValues
import Archive
import Authentication
import Entities
import Foundation
import Logging
import Post
import Presentation
import SocialArchiving
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialHTMLReading
import SocialLocalBackend
import SocialMail
import SocialMediaStorage
import SocialMenuShell
import SocialNetworking
import SocialOfflineStore
import SocialPrograms
import SocialRemoteBackend
import SocialServer
import SocialShell
import SocialTerminal
import SocialWebPush

/// The parts of the program, and their dependencies.
struct Composition: Sendable {
  private let language: Language
  private let options: GlobalOptions
  /// The network on this device; nil if nothing works with it.
  private let local: LocalNetwork?
  /// The server that the program begins with; nil for the network on this device.
  private let home: HomeServer?
  /// The networks of all accounts.
  private let networks: Networks
  /// By whose accounts people sign in to the network on this device, or at this server; nil for none.
  private let providers: ProviderClients?
  private let servers: RemoteServers
  private let transports: ServerTransports
  /// What the accounts at servers have on this device.
  private let offline: OfflineStores
  private let sessions: SessionFile
  private let folder: DataDirectory
  private let log: Logger
  /// Asks the server again what it can do.
  private let refreshing: Task<Void, Never>?

  /// Opens the data.
  ///
  /// - Parameters:
  ///   - reach: What the program works with.
  ///   - isShell: Whether people can go from one account to another.
  ///   - providers: By whose accounts people sign in at a server; nil for the network on this device, whose settings for
  ///     that are in the environment.
  ///   - films: Makes films; nil to take none.
  ///   - log: Takes what goes wrong; nil for the log in the data folder.
  ///   - updating: Called with each step of a database update, which people are told as well.
  ///
  /// Throws the `storage` and `unavailable` faults of the data folder and the database; `invalid(.server, …)`,
  /// `invalid(.file, .missing)` for the file of authorities, and `invalid(.database, .missing)` where there's no network.
  init(
    _ options: GlobalOptions, for reach: CommandReach = .device, isShell: Bool = false,
    providers: [OfferedProvider]? = nil, films: FilmWorkshop? = Composition.films, log: Logger? = nil,
    updating: @escaping @Sendable (DatabaseUpdate) -> Void = { _ in }
  ) async throws(AppError) {
    self.options = options
    language = Self.language(options)
    let data = Self.data(options)
    try data.create()
    let words = Words.shell(language)
    try data.closeToOthers(words)
    try await Self.restoreFolder(in: data).settle()
    try data.watchForCrashes(words, app: "SocialConnect")
    let log = log ?? Self.log(in: data)
    self.log = log
    let providers = providers ?? Self.deviceProviders(language)
    let clients =
      providers.isEmpty ? nil : ProviderClients(providers) { log.notice("\($0)") }
    self.providers = clients
    let transports = ServerTransports(environment: ProcessInfo.processInfo.environment)
    self.transports = transports
    let offline = OfflineStores(in: data.folder.folder("remote"), log: log)
    self.offline = offline
    let servers = RemoteServers(
      memory: ServerMemory(in: data.folder.folder("servers")),
      certificateAuthority: try Self.certificateAuthority(options), offline: { offline.store(of: $0) },
      keeper: TokenKeeper(environment: ProcessInfo.processInfo.environment)
    ) { file throws(NetworkError) in try transports.transport(trusting: file) }
    self.servers = servers
    let start = try await StartingPlace(options: options, sessions: Self.sessions(in: data, words, log))
      .server(of: reach, servers)
    let hasNetwork = options.database != nil || FileManager.default.fileExists(atPath: data.database)
    if reach == .deviceNetwork, !hasNetwork { throw .invalid(.database, .missing) }
    let isLocal = start == nil || (isShell && hasNetwork)
    local =
      isLocal
      ? try await LocalNetwork(
        data, database: options.database, words: words, log: log, providers: clients,
        films: films,
        mailer: { Self.mailer(outbox: $0) },
        updating: updating) : nil
    home = isLocal && options.server == nil ? nil : start
    let beginning: (any Backend)? = home == nil ? local?.backend : home.flatMap { servers.backend(of: $0) }
    guard let beginning else {
      throw .invalid(.server, .malformed)
    }
    networks = Networks(home: beginning, local: local?.backend) { servers.backend(of: $0) }
    folder = local?.folder ?? data
    sessions = Self.sessions(in: folder, words, log)
    refreshing = options.server == nil ? start.map { start in Task { await servers.refresh(start) } } : nil
    archives.sweep()
  }

  /// The providers that the environment names. What is wrong there keeps no one from doing something else.
  private static func deviceProviders(_ language: Language) -> [OfferedProvider] {
    do throws(SettingFault) {
      return try ServerSettings.deviceProviders(environment: ProcessInfo.processInfo.environment)
    } catch {
      // If standard error can't be written, there's nowhere to say it.
      try? StandardStream.error.write(error.text(in: language) + "\n")
      return []
    }
  }

  private static func sessions(in folder: DataDirectory, _ words: Words, _ log: Logger) -> SessionFile {
    SessionFile(directory: folder) { message in
      log.warning("\(message)")
      // If standard error can't be written, the log has it.
      try? StandardStream.error.write(words.social.errors.account.signInsAreLost + "\n")
    }
  }

  /// The file of authorities that the person named, wherever the program is started the next time.
  ///
  /// Throws `invalid(.file, .missing)` if there's no such file.
  private static func certificateAuthority(_ options: GlobalOptions) throws(AppError) -> LocalFile? {
    guard let name = options.certificateAuthority else { return nil }
    let path = URL(fileURLWithPath: name).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path) else { throw .invalid(.file, .missing) }
    return LocalFile(path: path)
  }

  /// The requested language, or the locale's.
  static func language(_ options: GlobalOptions) -> Language {
    CommandLanguage.of(options.language, environment: ProcessInfo.processInfo.environment)
  }

  /// The data folder, whichever database is used.
  private static func data(_ options: GlobalOptions) -> DataDirectory {
    DataDirectory(options.dataDirectory, environment: ProcessInfo.processInfo.environment)
  }

  private static func log(in data: DataDirectory) -> Logger { data.log(by: "socialconnect") }

  private static func restoreFolder(in data: DataDirectory) -> RestoreFolder {
    RestoreFolder(data.folder, database: "socialconnect.sqlite", media: "media")
  }

  /// Restores a backup; nothing else is open while it runs.
  ///
  /// Throws what `Restoration` does.
  static func restore(
    _ file: String, replacing: Bool, _ options: GlobalOptions, _ progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport {
    let data = data(options)
    try data.create()
    let restoration = Restoration(file, log: log(in: data), progress: progress)
    let folder = restoreFolder(in: data)
    guard let url = options.database else {
      return try await restoration.restore(into: folder, replacing: replacing)
    }
    return try await restoration.restore(onServer: url, folder: folder) {
      data.directory(ofDatabase: $0).folder
    }
  }

  @MainActor
  func commandContext(_ output: CommandOutput) -> CommandContext {
    CommandContext(
      backend: networks, administration: local?.backend, sessions: sessions,
      server: options.server == nil ? nil : home, servers: servers, visits: visits, opener: commandOpener,
      leave: leave, archives: archives, html: html,
      alerts: alerts, drafts: drafts, view: ViewContext(words: Words.shell(language)), output: output,
      options: options, demo: local?.demo)
  }

  /// Throws `unavailable` when the system has no terminal to give.
  func shellEnvironment() async throws(AppError) -> ShellEnvironment {
    let environment = ProcessInfo.processInfo.environment
    let settings = SettingsFile(Self.data(options).folder.file("shell.json"))
    // What was chosen in the shell, unless the command says otherwise; what cannot be read was never chosen.
    let chosen = options.language == nil ? (try? await settings.load())?.language : nil
    let system = Self.language(options)
    let language = Language.builtIn.first { $0.code == chosen } ?? system
    guard let terminal = Terminals.standard(environment: environment) else {
      throw .unexpected(reference: "no-terminal")
    }
    return ShellEnvironment(
      backend: networks, sessions: sessions, servers: servers, visits: visits, leave: leave,
      demo: home == nil ? local?.demo : nil, drafts: drafts, archives: archives, html: html,
      alerts: alerts, notification: TerminalNotification(environment: environment),
      desktop: DesktopNotifier(path: Self.programs), io: terminal,
      editor: ExternalEditor(environment: environment),
      pictures: terminal.style == .plain ? nil : TerminalPictures(environment: environment),
      opener: opener(on: terminal, environment), qrCodes: terminal.style == .plain ? .none : Self.qrCodes,
      settings: settings, words: Words.shell(language), systemLanguage: system)
  }

  /// What lets people in by HTTP.
  ///
  /// Throws what `SocialServer` does.
  func server(_ options: ServerOptions) async throws -> SocialServer {
    var options = options
    let backend = try local.orUnsupported().backend
    options.formerHosts = await backend.answer(to: options.reachedBy.host, at: options.reachedBy.address)
    try await backend.keep(options.sessions)
    let pushKey = try await PushKey(in: folder.folder.file("push-key"))
    try await backend.keepKeys(pushKey: pushKey.publicKey)
    return try SocialServer(
      backend: backend, media: MediaStore(PrivateFolder("\(folder.path)/media")),
      uploads: folder.folder.folder("uploads"), texts: folder.folder.folder("texts"),
      pushKey: pushKey, qrCodes: Self.qrCodes,
      options: options, providers: providers,
      secrets: SecretBox(in: folder.folder.file(LocalNetwork.secretKey)), log: log)
  }

  /// Where email is sent from.
  ///
  /// Throws what reading the database does.
  func mailOrigin() async throws(AppError) -> MailStatus.Sender {
    try await local.orUnsupported().backend.mailOrigin()
  }

  /// What goes to providers, where the network is on this device.
  private var visits: (any ProviderVisits)? { local == nil ? nil : providers }

  private var archives: LocalArchiveFiles {
    LocalArchiveFiles(
      workplace: folder.folder.folder("incoming"), outgoing: folder.folder.folder("outgoing"),
      tool: ArchiveTool(path: Self.programs))
  }

  private var html: ArchiveHTML { ArchiveHTML { HTMLReader().read($0).text } }

  private var alerts: AlertFile { AlertFile(directory: folder, path: Self.programs) }

  /// The folders in which programs are looked for.
  private static var programs: String {
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
  }

  /// What makes films, where `ffmpeg` is installed.
  static var films: FilmWorkshop? { FilmWorkshop(path: programs) }

  /// What makes films, for a server. Whether each film would show not to work is found out once it has started: then it
  /// offers none, and the log says why.
  static func films(log: Logger) -> FilmWorkshop? {
    guard let films else { return nil }
    Task {
      // The first requests come first. It throws only when cancelled, which no one does.
      try? await Task.sleep(for: .seconds(1))
      // Otherwise it's asked again with the first film.
      guard let missing = try? await films.missingEncoders(), !missing.isEmpty else { return }
      let names = missing.joined(separator: " ")
      log.warning("Videos aren't taken, since ffmpeg can't encode them", metadata: ["missing": "\(names)"])
    }
    return films
  }

  /// What makes QR codes.
  private static var qrCodes: QRCodeMaker {
    let program = QRCodeProgram(path: programs)
    return QRCodeMaker { await program.modules(of: $0).flatMap(QRCode.init) }
  }

  /// What opens links for someone at a terminal.
  private func opener(on terminal: any TextIO, _ environment: [String: String]) -> LinkOpener {
    let desktop = DesktopOpener(environment: environment)
    return LinkOpener(isAvailable: terminal.isInteractive) { await desktop.open($0) }
  }

  /// What opens pages for someone who runs a command.
  private var commandOpener: LinkOpener {
    let desktop = DesktopOpener(environment: ProcessInfo.processInfo.environment)
    return LinkOpener(isAvailable: Confirmation.isPossible) { await desktop.open($0) }
  }

  /// Removes what this device keeps of an account that signs out here. Returns why a command couldn't remove its token.
  private var leave: @Sendable (Session) async -> AppError? {
    let (offline, servers, log) = (offline, servers, log)
    return { session in
      var problem: AppError?
      do throws(AppError) {
        try await servers.eraseToken(of: session)
      } catch {
        problem = error
      }
      do throws(AppError) {
        try await offline.wipe(session)
      } catch {
        log.warning("What an account read and wrote couldn't be removed", metadata: ["error": "\(error)"])
      }
      return problem
    }
  }

  /// The drafts of a viewer on this device.
  private var drafts: @Sendable (Viewer) -> any DraftStore {
    let (folder, log) = (folder, log)
    return { viewer in DraftFolder(directory: folder, viewer: viewer) { log.warning("\($0)") } }
  }

  /// Sends email with the system's `sendmail`, or the program that the environment names instead.
  private static func mailer(outbox: PrivateFolder?) -> Mailer {
    guard let program = ProcessInfo.processInfo.environment["SOCIALCONNECT_SENDMAIL"], !program.isEmpty else {
      return Mailer(outbox: outbox)
    }
    return Mailer(program: program, outbox: outbox)
  }

  /// Finishes what is under way.
  ///
  /// - Parameter patience: How long work may take; nil for as long as it takes, which may be minutes. Ctrl-C still ends
  ///   the program.
  func close(within patience: Duration?) async {
    refreshing?.cancel()
    await refreshing?.value
    servers.keepFacts()
    await transports.shutDown()
    await offline.close()
    await local?.close(within: patience)
  }
}
