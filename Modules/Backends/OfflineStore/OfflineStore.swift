public import AppValues
import Foundation
public import Logging
public import SocialFiles

/// What one account of a server needs on this device while the server can't be reached: what was read, and what was
/// written, in a database that any number of processes may use at once.
///
/// It's opened when it's needed first. What is written to it is durable when a call returns. Calls throw `storage`.
public struct OfflineStore: Sendable {
  /// Stands in the header of each file: "SoOf".
  static let applicationID: Int32 = 0x536F_4F66
  private static let (name, lock, photos) = ("offline.sqlite", "outbox.lock", "photos")
  private static let downloads = "downloads"

  /// What was written and waits to be sent.
  public let outbox: OutboxQueue
  /// The photos of what was written.
  public let photos: OutboxPhotos
  /// What was read.
  public let cache: ReadingCache
  /// A folder for what is downloaded on the way to somewhere else.
  public let downloads: PrivateFolder
  private let folder: PrivateFolder
  private let file: StoreFile

  /// - Parameters:
  ///   - folder: The account's own folder, made when it's needed first; nothing else is in it.
  ///   - limits: How much is kept of what was read.
  ///   - clock: The device's clock.
  ///   - log: Takes what people are not told.
  public init(
    in folder: PrivateFolder, limits: CacheLimits = CacheLimits(), clock: WallClock = .system, log: Logger
  ) {
    self.folder = folder
    let file = StoreFile(folder, Self.name, log: log)
    self.file = file
    outbox = OutboxQueue(
      database: file, clock: clock, lock: FileLock(folder.file(Self.lock).path), news: OutboxNews())
    photos = OutboxPhotos(database: file, folder: folder.folder(Self.photos), clock: clock)
    downloads = folder.folder(Self.downloads)
    cache = ReadingCache(database: file, limits: limits, clock: clock)
  }

  /// Lets go of the file, once what is under way is done. It isn't opened again.
  public func close() async { await file.close() }

  /// Closes the store and removes all of it, also what waits to be sent.
  ///
  /// Throws `storage(readOnly)`.
  public func wipe() async throws(AppError) {
    await close()
    for folder in [folder.folder(Self.photos), downloads] {
      for name in try folder.names() { try folder.file(name).remove() }
      rmdir(folder.path)
    }
    for name in try folder.names() where name.hasPrefix(Self.name) || name == Self.lock {
      try folder.file(name).remove()
    }
    // A folder with something else in it stays.
    rmdir(folder.path)
  }
}
