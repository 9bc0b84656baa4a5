public import AppValues
import Foundation
public import Logging
import SocialArchiving
public import SocialBackend
public import SocialCredentials
import SocialDatabase
import SocialMediaStorage

/// Brings back what `backUp` has written. The network that comes of it is one of its own: its database has a new id, so
/// that it can stand beside the one that was copied, and no one is signed in.
public struct Restoration: Sendable {
  private let reader: BackupReader
  private let log: Logger

  /// - Parameter file: The backup.
  public init(_ file: String, log: Logger, progress: @escaping BackupProgressReport) {
    reader = BackupReader(file: file, tool: LocalBackend.archiveTool, progress: progress)
    self.log = log
  }

  /// Brings back a network that is kept in a folder.
  ///
  /// - Parameter replacing: Whether what is there may go; it is kept in a folder beside it.
  ///
  /// Throws `invalid(.database, .taken)` when something is there, `invalid(.database, .wrong)` for a backup of a
  /// PostgreSQL database; `storage(locked)` when the database is open somewhere, `storage(newerVersion)`,
  /// `storage(full)`; `invalid(.file, …)` for a file that is no backup or damaged. All is then as it was.
  public func restore(into place: RestorePlace, replacing: Bool) async throws(AppError) -> BackupReport {
    let held = try await place.lock.hold()
    defer { held.release() }
    try place.clear()
    if place.holdsNetwork {
      if !replacing { throw .invalid(.database, .taken) }
      try refuseOpen(place.databasePath)
    }
    do throws(AppError) {
      let manifest = try await reader.unpack(into: place.arriving, kind: .sqlite)
      let findings = try await renew(place.arriving)
      if place.holdsNetwork { try refuseOpen(place.databasePath) }
      let replaced = try place.exchange()
      try place.clear()
      return report(manifest, findings, replaced: replaced)
    } catch {
      try place.clear()
      throw error
    }
  }

  /// A database that is damaged, or gone, is in no one's hands.
  private func refuseOpen(_ path: String) throws(AppError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do throws(AppError) {
      try SQLiteDatabase.makeWhole(path, log: log)
    } catch .storage(.locked) {
      throw .storage(.locked)
    } catch {
      // It is put aside as it is.
    }
  }

  /// Makes the copy a database of its own and of today; answers what is wrong with it.
  private func renew(_ folder: PrivateFolder) async throws(AppError) -> [CheckFinding] {
    reader.progress(BackupProgress(.database))
    let path = folder.file(BackupManifest.Kind.sqlite.file).path
    let database = try await SQLiteDatabase.open(path: path, migrations: LocalBackend.migrations, log: log)
    let findings = try await checkAndClose(
      database, PrivateFolder(folder.folder(BackupManifest.photos).path),
      after: Setting.renewal(as: Setting.newDatabaseID()))
    try SQLiteDatabase.makeWhole(path, log: log)
    // All that was unpacked is on the disk before it takes the place of anything.
    sync()
    return findings
  }

  /// Answers what is wrong with what was brought back.
  ///
  /// - Parameter changes: Statements to be executed before.
  private func checkAndClose(
    _ database: any SQLDatabase, _ photos: PrivateFolder, after changes: [String] = []
  ) async throws(AppError) -> [CheckFinding] {
    do throws(AppError) {
      if !changes.isEmpty {
        try await database.write { connection throws(AppError) in
          for change in changes { try connection.execute(SQL(stringLiteral: change)) }
        }
      }
      let backend = LocalBackend(database: database, passwords: PasswordHasher(), media: MediaStore(photos))
      let findings = try await backend.check()
      await database.close()
      return findings
    } catch {
      await database.close()
      throw error
    }
  }

  private func report(
    _ manifest: BackupManifest, _ findings: [CheckFinding], replaced: String? = nil
  ) -> BackupReport {
    BackupReport(
      people: manifest.people, posts: manifest.posts, photos: manifest.photoCount,
      photosElsewhere: manifest.photosElsewhere ?? 0, findings: findings, replaced: replaced)
  }

  /// Brings back a network that is kept on a PostgreSQL server, all or nothing.
  ///
  /// - Parameters:
  ///   - url: An empty database there.
  ///   - place: Where the backup is unpacked.
  ///   - home: The folder of what belongs to a database of this id; made by this.
  ///
  /// Throws as the other does.
  public func restore(
    onServer url: String, place: RestorePlace, home: @Sendable (_ databaseID: String) -> PrivateFolder
  ) async throws(AppError) -> BackupReport {
    let held = try await place.lock.hold()
    defer { held.release() }
    try place.clear()
    let id = Setting.newDatabaseID()
    let home = home(id)
    let manifest: BackupManifest
    do throws(AppError) {
      manifest = try await reader.unpack(into: place.arriving, kind: .postgreSQL)
      try move(place.arriving.folder(BackupManifest.photos), to: home, as: place.media)
      // The database knows these photos by the store that they were copied from.
      if let store = manifest.store { try MediaStore(home.folder(place.media)).take(store) }
      reader.progress(BackupProgress(.database))
      try await PostgreSQLDatabase.restore(
        place.arriving.file(BackupManifest.Kind.postgreSQL.file).path, into: url,
        changes: Setting.renewal(as: id), scratch: place.arriving.file("script.sql").path, log: log)
    } catch {
      FileSystem.remove(home.path)
      try place.clear()
      throw error
    }
    try place.clear()
    let database = try await PostgreSQLDatabase.open(url: url, migrations: LocalBackend.migrations, log: log)
    return report(manifest, try await checkAndClose(database, home.folder(place.media)))
  }

  private func move(
    _ folder: PrivateFolder, to home: PrivateFolder, as name: String
  ) throws(AppError) {
    try home.create()
    try folder.create()
    try FileFault.check("rename") { rename(folder.path, home.folder(name).path) }
    sync()
  }
}
