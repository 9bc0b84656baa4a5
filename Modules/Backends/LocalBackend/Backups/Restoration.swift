public import AppValues
import Foundation
public import Logging
import SocialArchiving
public import SocialBackend
import SocialCredentials
import SocialDatabase
public import SocialFiles
import SocialLocalChecking
import SocialLocalStore
import SocialMediaStorage

/// Restores a backup written by `backUp`. The result is a network of its own: its database has a new id, so that it can
/// be used side by side with the original, and no one is signed in.
public struct Restoration: Sendable {
  private let reader: BackupReader
  private let log: Logger

  /// - Parameter file: The backup.
  public init(_ file: String, log: Logger, progress: @escaping BackupProgressReport) {
    reader = BackupReader(file: file, tool: LocalBackend.archiveTool, progress: progress)
    self.log = log
  }

  /// Restores a network into a folder.
  ///
  /// - Parameter replacing: Whether to replace existing data, which is kept in a folder next to it.
  ///
  /// Throws `invalid(.database, .taken)` if there is data already, `invalid(.database, .wrong)` for a backup of a
  /// PostgreSQL database; `storage(locked)` if the database is open somewhere, `storage(newerVersion)`,
  /// `storage(earlierVersion)`, `storage(full)`; `invalid(.file, …)` for a file that isn't a backup or is damaged.
  /// Nothing has changed then.
  public func restore(into folder: RestoreFolder, replacing: Bool) async throws(AppError) -> BackupReport {
    let held = try await folder.lock.hold()
    defer { held.release() }
    try folder.clear()
    if folder.holdsNetwork {
      if !replacing { throw .invalid(.database, .taken) }
      try refuseOpen(folder.databasePath)
    }
    try folder.begin()
    do throws(AppError) {
      let manifest = try await reader.unpack(into: folder.arriving, kind: .sqlite)
      let findings = try await renew(folder.arriving)
      if folder.holdsNetwork { try refuseOpen(folder.databasePath) }
      let replaced = try folder.exchange()
      try folder.clear()
      return report(manifest, findings, replaced: replaced)
    } catch {
      try folder.clear()
      throw error
    }
  }

  /// A damaged or missing database isn't in use.
  private func refuseOpen(_ path: String) throws(AppError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do throws(AppError) {
      try SQLiteDatabase.makeWhole(path, log: log)
    } catch .storage(.locked) {
      throw .storage(.locked)
    } catch {
      // It is moved aside as it is.
    }
  }

  /// Makes the copy a database of its own, in the current version.
  ///
  /// - Returns: What is wrong with it.
  private func renew(_ folder: PrivateFolder) async throws(AppError) -> [CheckFinding] {
    reader.progress(BackupProgress(.database))
    let path = folder.file(BackupManifest.Kind.sqlite.file).path
    let database = try await SQLiteDatabase.open(path: path, migrations: LocalBackend.migrations, log: log)
    let findings = try await checkAndClose(
      database, PrivateFolder(folder.folder(BackupManifest.photos).path),
      after: Setting.renewal(as: Setting.newDatabaseID()))
    try SQLiteDatabase.makeWhole(path, log: log)
    // Everything unpacked is on the disk before it replaces anything.
    sync()
    return findings
  }

  /// Finds out what is wrong with the restored data.
  ///
  /// - Parameter changes: Statements to be executed before.
  private func checkAndClose(
    _ database: any SQLDatabase, _ photos: PrivateFolder, after changes: [SQL] = []
  ) async throws(AppError) -> [CheckFinding] {
    do throws(AppError) {
      if !changes.isEmpty {
        try await database.write { connection throws(AppError) in
          for change in changes { try connection.execute(change) }
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

  /// Restores a network into a PostgreSQL database, all or nothing.
  ///
  /// - Parameters:
  ///   - url: An empty database.
  ///   - folder: Where to unpack the backup.
  ///   - home: Returns the folder for the files of a database with an id; it is created here.
  ///
  /// Throws the same errors as restoring into a folder.
  public func restore(
    onServer url: String, folder: RestoreFolder, home: @Sendable (_ databaseID: String) -> PrivateFolder
  ) async throws(AppError) -> BackupReport {
    let held = try await folder.lock.hold()
    defer { held.release() }
    try folder.clear()
    let id = Setting.newDatabaseID()
    for former in try await PostgreSQLDatabase.beginRestore(of: id, into: url, log: log) {
      FileSystem.remove(home(former).path)
    }
    let home = home(id)
    let manifest: BackupManifest
    do throws(AppError) {
      manifest = try await reader.unpack(into: folder.arriving, kind: .postgreSQL)
      try move(folder.arriving.folder(BackupManifest.photos), to: home, as: folder.media)
      // The database identifies these photos by the store that they were copied from.
      if let store = manifest.store { try MediaStore(home.folder(folder.media)).take(store) }
      reader.progress(BackupProgress(.database))
      try await PostgreSQLDatabase.restore(
        folder.arriving.file(BackupManifest.Kind.postgreSQL.file).path, into: url,
        changes: Setting.renewal(as: id), scratch: folder.arriving.file("script.sql").path, log: log)
    } catch {
      FileSystem.remove(home.path)
      // If this fails, the next try starts over all the same.
      try? await PostgreSQLDatabase.cancelRestore(into: url, log: log)
      try folder.clear()
      throw error
    }
    try folder.clear()
    let database = try await PostgreSQLDatabase.open(url: url, migrations: LocalBackend.migrations, log: log)
    return report(manifest, try await checkAndClose(database, home.folder(folder.media)))
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
