public import AppValues
import Foundation
import SocialArchiving
import SocialCredentials
public import SocialFiles
import SocialLocalChecking

/// A folder that a network is restored into: a database file, with the photos next to it. However far a restore
/// came, the earlier data is either still in place or complete in a folder of its own.
public struct RestoreFolder: Sendable {
  let folder: PrivateFolder
  private let database: String
  /// The name of the folder of photos.
  let media: String

  /// - Parameters:
  ///   - database: The name of the database's file in the folder.
  ///   - media: The name of the folder of photos in it.
  public init(_ folder: PrivateFolder, database: String, media: String) {
    self.folder = folder
    self.database = database
    self.media = media
  }

  private var work: PrivateFolder { folder.folder(".restoring") }
  /// The folder of the restored data until it is complete.
  var arriving: PrivateFolder { work.folder("new") }
  /// The folder of the earlier data until it gets its name.
  private var leaving: PrivateFolder { work.folder("old") }
  /// Exists while a network is being restored where there was none.
  private var awaited: PrivateFile { work.file("awaited") }
  /// Held while something is restored.
  var lock: FileLock { FileLock(folder.file("restore.lock").path, patience: .zero) }

  var databasePath: String { folder.file(database).path }
  private var newDatabase: String { arriving.file(BackupManifest.Kind.sqlite.file).path }
  private var newMedia: String { arriving.folder(BackupManifest.photos).path }

  /// The names of the files and folders that make up the network.
  private var parts: [String] {
    ["\(database)-wal", "\(database)-shm", "\(database)-journal", media, database]
  }

  /// Undoes or finishes an interrupted restore. Call this before the database is opened.
  ///
  /// Throws `storage(restoreUnfinished)` if there is no network yet and one was being restored: opening the database would
  /// create an empty one, which would be in the way of the next try. Throws `storage(locked)` while a network is being
  /// restored, `storage(readOnly)`.
  public func settle() async throws(AppError) {
    guard exists(work.path) else { return }
    let held = try await lock.hold()
    defer { held.release() }
    try endExchange()
    if exists(awaited.path), !holdsNetwork { throw .storage(.restoreUnfinished) }
    FileSystem.remove(work.path)
  }

  /// Undoes or finishes an interrupted exchange, and gives up an unfinished restore. Call it with the lock held.
  func clear() throws(AppError) {
    try endExchange()
    FileSystem.remove(work.path)
  }

  /// Notes that a network is being restored, until `clear`. Call it with the lock held.
  func begin() throws(AppError) {
    if holdsNetwork { return }
    try work.create()
    try awaited.replace(with: [])
  }

  private func endExchange() throws(AppError) {
    guard exists(leaving.path) else { return }
    // The database comes last: where it has come, all has.
    if exists(newDatabase) { try putBack() } else { try setAside() }
  }

  /// Whether there is data that a restore would replace.
  var holdsNetwork: Bool { parts.contains { exists(folder.file($0).path) } }

  /// Puts the restored data in place of the earlier data.
  ///
  /// - Returns: Where the earlier data is now; nil if there was none.
  func exchange() throws(AppError) -> String? {
    try PrivateFolder(newMedia).create()
    try leaving.create()
    for part in parts where exists(folder.file(part).path) {
      try move(folder.file(part).path, to: leaving.file(part).path)
    }
    try move(newMedia, to: folder.folder(media).path)
    try folder.synchronize()
    try move(newDatabase, to: databasePath)
    try folder.synchronize()
    return try setAside()
  }

  private func putBack() throws(AppError) {
    // Named as before it came, so that it is not taken for the one that goes back if this is cut short, too.
    let path = folder.folder(media).path
    if !exists(newMedia), exists(path) { try move(path, to: newMedia) }
    for part in parts where exists(leaving.file(part).path) {
      try move(leaving.file(part).path, to: folder.file(part).path)
    }
    try folder.synchronize()
  }

  @discardableResult
  private func setAside() throws(AppError) -> String? {
    if try leaving.names().isEmpty { return nil }
    let time = Date.now.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
    var kept = folder.folder("replaced-\(time)").path
    if exists(kept) { kept += "-\(AccessToken.hash(AccessToken.random()).prefix(4))" }
    try move(leaving.path, to: kept)
    try folder.synchronize()
    return kept
  }

  private func exists(_ path: String) -> Bool { FileSystem.kind(of: path, follows: false) != nil }

  private func move(_ path: String, to other: String) throws(AppError) {
    try FileFault.check("rename") { rename(path, other) }
  }
}
