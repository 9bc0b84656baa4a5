public import AppValues
import Foundation
public import Logging
import SocialDatabase
public import SocialFiles

/// What one account of a server needs on this device while the server can't be reached: what was read, and what was
/// written, in a database that any number of processes may use at once.
public struct OfflineStore: Sendable {
  /// Stands in the header of each file: "SoOf".
  static let applicationID: Int32 = 0x536F_4F66
  private static let files = ["offline.sqlite", "offline.sqlite-wal", "offline.sqlite-shm", "outbox.lock"]

  /// What was written and waits to be sent.
  public let outbox: OutboxQueue
  /// The photos of what was written.
  public let photos: OutboxPhotos
  /// What was read.
  public let cache: ReadingCache
  private let folder: PrivateFolder
  private let database: SQLiteDatabase

  /// Opens the store of an account, made when there is none.
  ///
  /// - Parameters:
  ///   - folder: The account's own folder; nothing else is in it.
  ///   - limits: How much is kept of what was read.
  ///   - clock: The device's clock.
  ///   - log: Takes what people are not told.
  ///
  /// Throws `storage`.
  public static func open(
    in folder: PrivateFolder, limits: CacheLimits = CacheLimits(), clock: WallClock = .system, log: Logger
  ) async throws(AppError) -> OfflineStore {
    try folder.create()
    let database = try await SQLiteDatabase.open(
      path: folder.file(files[0]).path, applicationID: applicationID, migrations: migrations, log: log)
    return OfflineStore(folder, database, limits, clock)
  }

  private init(
    _ folder: PrivateFolder, _ database: SQLiteDatabase, _ limits: CacheLimits, _ clock: WallClock
  ) {
    self.folder = folder
    self.database = database
    let news = OutboxNews()
    outbox = OutboxQueue(
      database: database, clock: clock, lock: FileLock(folder.file(Self.files[3]).path), news: news)
    photos = OutboxPhotos(database: database, folder: folder.folder("photos"), clock: clock)
    cache = ReadingCache(database: database, limits: limits, clock: clock)
  }

  /// Lets go of the file, once what is under way is done.
  public func close() async { await database.close() }

  /// Closes the store and removes all of it, also what waits to be sent.
  ///
  /// Throws `storage(readOnly)`.
  public func wipe() async throws(AppError) {
    await close()
    let photos = folder.folder("photos")
    for name in try photos.names() { try photos.file(name).remove() }
    rmdir(photos.path)
    for name in Self.files { try folder.file(name).remove() }
    // A folder with something else in it stays.
    rmdir(folder.path)
  }
}
