import AppScreens
import AppValues
import Logging
import SocialArchiving
import SocialCredentials
import SocialDatabase
import SocialDemo
import SocialFiles
import SocialLocalBackend
import SocialMail
import SocialMediaStorage
import SocialMenuShell
import SocialServer
import SocialShell

/// The network on this device, or on a database server: opened only by what works with it.
struct LocalNetwork: Sendable {
  /// The file of the key that seals secrets.
  static let secretKey = "secret-key"

  let database: any SQLDatabase
  let backend: LocalBackend
  /// Where its files are.
  let folder: DataDirectory

  /// Opens it.
  ///
  /// - Parameters:
  ///   - url: The address of the database; nil for the one in the data folder.
  ///   - providers: By whose accounts people sign in; nil for none.
  ///   - films: Makes films; nil to take none.
  ///   - mailer: Sends email; nil for a folder if there's no database server.
  ///
  /// Throws the `storage` and `unavailable` faults of the data folder and the database.
  init(
    _ data: DataDirectory, database url: String?, words: Words, log: Logger,
    providers: ProviderClients?, films: FilmWorkshop?, mailer: (PrivateFolder?) -> Mailer,
    updating: @escaping @Sendable (DatabaseUpdate) -> Void
  ) async throws(AppError) {
    if let url {
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
    backend = LocalBackend(
      database: database, passwords: PasswordHasher(),
      secrets: SecretBox(in: folder.folder.file(Self.secretKey)), providers: providers,
      media: MediaStore(PrivateFolder("\(folder.path)/media")),
      mailer: mailer(url == nil ? folder.folder.folder("outbox") : nil),
      senderKey: url == nil ? nil : SenderKey(in: folder.folder),
      archives: ArchiveJournal(folder: folder.folder.folder("outgoing")), films: films
    ) { log.notice("\($0)") }
    await backend.begin(until: .now + .seconds(1))
  }

  /// Fills an empty database with a demo. The passwords of its people are random and as long as keys, so the
  /// cheapest hashing keeps them safe, and doesn't take minutes.
  var demo: DemoWriter {
    let (database, passwords) = (database, PasswordHasher(cost: .least))
    let media = MediaStore(PrivateFolder("\(folder.path)/media"))
    return DemoWriter(folder: folder.folder) { clock in
      LocalBackend(
        database: database, passwords: passwords, media: media, clock: clock, present: database.clock)
    }
  }

  /// Finishes what is under way. See `Composition.close(within:)`.
  func close(within patience: Duration?) async {
    await backend.end(patience)
    await database.close()
  }
}
