import AppScreens
import AppValues
import Archive
import Entities
import Foundation
import Logging
import Post
import Presentation
import SocialArchiving
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialDemo
import SocialFiles
import SocialHTMLReading
import SocialLocalBackend
import SocialMail
import SocialMediaStorage
import SocialMenuShell
import SocialServer
import SocialShell
import SocialTerminal
import SocialWebPush

/// The parts of the program, and their dependencies.
struct Composition: Sendable {
  private let language: Language
  private let options: GlobalOptions
  private let database: any SQLDatabase
  private let backend: LocalBackend
  private let sessions: SessionFile
  private let folder: DataDirectory
  private let log: Logger

  /// Opens the data.
  ///
  /// - Parameters:
  ///   - log: Takes what goes wrong; nil for the log in the data folder.
  ///   - updating: Called with each step of a database update, which people are told as well.
  ///
  /// Throws the `storage` and `unavailable` faults of the data folder and the database.
  init(
    _ options: GlobalOptions, log: Logger? = nil,
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
    if let url = options.database {
      database = try await data.opening(words) { tell throws(AppError) in
        try await PostgreSQLDatabase.open(
          url: url, migrations: LocalBackend.migrations, log: log,
          updating: {
            tell($0)
            updating($0)
          })
      }
      folder = try data.directory(ofDatabase: try await LocalBackend.id(of: database), at: url)
      try folder.create()
      try folder.closeToOthers(words)
    } else {
      folder = data
      database = try await data.opening(words) { tell throws(AppError) in
        try await SQLiteDatabase.open(
          path: data.database, migrations: LocalBackend.migrations, log: log,
          updating: {
            tell($0)
            updating($0)
          })
      }
      data.closeDatabaseToOthers(words)
    }
    let local = LocalBackend(
      database: database, passwords: PasswordHasher(),
      media: MediaStore(PrivateFolder("\(folder.path)/media")),
      mailer: Self.mailer(outbox: options.database == nil ? folder.folder.folder("outbox") : nil),
      senderKey: options.database == nil ? nil : SenderKey(in: folder.folder),
      archives: ArchiveJournal(folder: folder.folder.folder("outgoing"))
    ) { log.notice("\($0)") }
    backend = local
    await local.begin(until: .now + .seconds(1))
    sessions = SessionFile(directory: folder) { message in
      log.warning("\(message)")
      // If standard error can't be written, the log has it.
      try? StandardStream.error.write(words.social.errors.account.signInsAreLost + "\n")
    }
    archives.sweep()
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
      backend: backend, administration: backend, sessions: sessions, archives: archives, html: html,
      alerts: alerts, drafts: drafts, view: ViewContext(words: Words.shell(language)), output: output,
      options: options, demo: demo)
  }

  /// Fills an empty database with a demo. The passwords of its people are random and as long as keys, so the
  /// cheapest hashing keeps them safe, and doesn't take minutes.
  private var demo: DemoWriter {
    let (database, passwords) = (database, PasswordHasher(cost: .least))
    let media = MediaStore(PrivateFolder("\(folder.path)/media"))
    return DemoWriter(folder: folder.folder) { clock in
      LocalBackend(
        database: database, passwords: passwords, media: media, clock: clock, present: database.clock)
    }
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
      backend: backend, sessions: sessions, demo: demo, drafts: drafts, archives: archives, html: html,
      alerts: alerts, notification: TerminalNotification(environment: environment),
      desktop: DesktopNotifier(path: Self.programs), io: terminal,
      editor: ExternalEditor(environment: environment),
      pictures: terminal.style == .plain ? nil : TerminalPictures(environment: environment),
      opener: opener(on: terminal, environment),
      settings: settings, words: Words.shell(language), systemLanguage: system)
  }

  /// What lets people in by HTTP.
  ///
  /// Throws what `SocialServer` does.
  func server(_ options: ServerOptions) async throws -> SocialServer {
    var options = options
    options.formerHosts = await backend.answer(to: options.reachedBy.host)
    return try SocialServer(
      backend: backend, media: MediaStore(PrivateFolder("\(folder.path)/media")),
      uploads: folder.folder.folder("uploads"),
      pushKey: try await PushKey(in: folder.folder.file("push-key")),
      options: options, log: log)
  }

  /// Where email is sent from.
  ///
  /// Throws what reading the database does.
  func mailOrigin() async throws(AppError) -> MailStatus.Sender {
    try await backend.mailOrigin()
  }

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

  /// What opens links for someone at a terminal.
  private func opener(on terminal: any TextIO, _ environment: [String: String]) -> LinkOpener {
    let desktop = DesktopOpener(environment: environment)
    return LinkOpener(isAvailable: terminal.isInteractive) { await desktop.open($0) }
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
    await backend.end(patience)
    await database.close()
  }
}
