import AppValues
import Foundation
import Logging
import SocialArchiving
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialMail
import SocialMediaStorage
import SocialTestSupport
import Testing

/// The backends that the contract is tested on.
enum BackendKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case memory = "SQLite in memory"
  case file = "SQLite in a file"
  case postgreSQL = "PostgreSQL"
  /// A server's, over its API. Behind it is a file.
  case served = "a server"

  /// What networks live in, and what several processes can open: a file and, where there is one, a server.
  static var available: [BackendKind] { all.filter { $0 != .memory } }

  /// Those and a database in memory, whose one connection reads and writes: for what that could make a difference to.
  static var all: [BackendKind] {
    allCases.filter { $0 != .served && ($0 != .postgreSQL || PostgreSQLServer.current != nil) }
  }

  /// Those that are available, and a server: for what apps see of a network over its API.
  static var everywhere: [BackendKind] { available + [.served] }

  /// What a deleted thing is: over the API, it can't be told from one that never was.
  var gone: AppError { self == .served ? .notFound : .gone }

  var testDescription: String { rawValue }

  /// Opens a backend of a test's own.
  ///
  /// - Parameters:
  ///   - location: Where it is, from `makeLocation`.
  ///   - media: Where its photos lie.
  ///   - outbox: Where its mails lie.
  ///   - passwords: What hashes them.
  func open(
    _ location: String, media: MediaStore, outbox: PrivateFolder, passwords: PasswordHasher, clock: MovedClock
  ) async throws(AppError) -> (LocalBackend, any SQLDatabase) {
    let database = try await openDatabase(location)
    return (
      backend(database, media: media, outbox: outbox, passwords: passwords, clock: clock), database
    )
  }

  func backend(
    _ database: any SQLDatabase, media: MediaStore, outbox: PrivateFolder,
    passwords: PasswordHasher = PasswordHasher(cost: .least), films: FilmWorkshop? = Self.films,
    clock: MovedClock
  ) -> LocalBackend {
    return LocalBackend(
      database: database, passwords: passwords, secrets: SecretBox(in: PrivateFile("\(outbox.path)-key")),
      media: media, mailer: Mailer(program: "", outbox: outbox),
      archives: ArchiveJournal(folder: PrivateFolder("\(outbox.path)-notes")), films: films,
      clock: clock.clock)
  }

  /// Makes films as the program does.
  static let films = FilmWorkshop(path: ProcessInfo.processInfo.environment["PATH"] ?? "")

  /// Opens the database alone, by default with the tables of today.
  func openDatabase(
    _ location: String, migrations: [Migration] = LocalBackend.migrations
  ) async throws(AppError) -> any SQLDatabase {
    var log = Logger(label: "tests")
    log.logLevel = .error
    return switch self {
    case .memory: try await SQLiteDatabase.open(path: nil, migrations: migrations, log: log)
    case .file, .served: try await SQLiteDatabase.open(path: location, migrations: migrations, log: log)
    case .postgreSQL:
      try await PostgreSQLDatabase.open(url: location, migrations: migrations, log: log)
    }
  }

  /// A place for a new database.
  func makeLocation(in folder: TemporaryFolder) async throws -> String {
    switch self {
    case .memory: ""
    case .file, .served: folder.path("database.sqlite")
    case .postgreSQL: try await PostgreSQLServer.current?.makeDatabase() ?? ""
    }
  }

  /// A place for a new network, with its tables in it.
  func makeNetworkLocation(in folder: TemporaryFolder) async throws -> String {
    switch self {
    case .memory: return ""
    case .file, .served:
      let path = try await makeLocation(in: folder)
      try await Self.emptyFile.copy(to: path)
      return path
    case .postgreSQL:
      let empty = try await Self.emptyNetwork.value
      return try await PostgreSQLServer.current?.makeDatabase(copying: empty) ?? ""
    }
  }

  /// Removes a database that no test needs any more; a file goes with its folder.
  func remove(_ location: String) async {
    // One that is left goes with the server's folder.
    if self == .postgreSQL { try? await PostgreSQLServer.current?.dropDatabase(location) }
  }

  private static let emptyFile = ReadyDatabase(LocalBackend.migrations)

  /// A database on the server with the tables of today and nothing in them.
  private static let emptyNetwork = Task {
    let location = try await PostgreSQLServer.current?.makeDatabase() ?? ""
    await (try await BackendKind.postgreSQL.openDatabase(location)).close()
    return location
  }
}
