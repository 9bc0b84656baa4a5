package import AppValues
import Foundation
package import SocialArchiving
package import SocialBackend
package import SocialDatabase
package import SocialFiles
package import SocialMediaStorage

/// Collects the contents of a backup and packs them.
package struct BackupWriter {
  let database: any SQLDatabase
  let media: MediaStore?
  let tool: ArchiveTool
  let clock: WallClock
  let progress: BackupProgressReport

  package init(
    database: any SQLDatabase, media: MediaStore?, tool: ArchiveTool, clock: WallClock,
    progress: @escaping BackupProgressReport
  ) {
    self.database = database
    self.media = media
    self.tool = tool
    self.clock = clock
    self.progress = progress
  }

  /// - Parameter folder: An empty folder for the contents.
  package func write(_ packed: String, by folder: PrivateFolder) async throws(AppError) -> BackupReport {
    // No photo that the copied database names is removed before it is packed.
    let kept = try await media?.keepFiles()
    defer { kept?.release() }
    let kind: BackupManifest.Kind = database.dialect == .sqlite ? .sqlite : .postgreSQL
    let contents = try await database.copy(
      to: folder.file(kind.file).path, emptying: BackupContents.leftOut,
      progress: { [progress] in progress(BackupProgress(.database, fraction: $0)) },
      reading: { [now = clock.now()] connection throws(AppError) in
        try BackupContents(connection, at: now)
      })
    let store = try media?.readNumber()
    let here = contents.photos.filter { $0.store == store }
    let elsewhere = contents.photos.count - here.count
    let (photos, missing) = try digests(of: here)
    guard let digest = try FileDigest(of: folder.file(kind.file).path) else {
      throw .unexpected(reference: "backup-copy")
    }
    let manifest = BackupManifest(
      contents, kind: kind, files: photos.merging([kind.file: digest]) { first, _ in first },
      store: store, photosElsewhere: elsewhere, at: clock.now())
    try await pack(manifest, packed, by: folder)
    return BackupReport(
      people: contents.people, posts: contents.posts, photos: photos.count,
      photosElsewhere: elsewhere, findings: contents.findings + missing)
  }

  private func digests(
    of needed: [MediaCheck.Needed]
  ) throws(AppError) -> (files: [String: FileDigest], missing: [CheckFinding]) {
    guard let media else { return ([:], []) }
    var (files, missing): ([String: FileDigest], [CheckFinding]) = ([:], [])
    for (index, photo) in needed.enumerated() {
      if Task.isCancelled { throw .cancelled }
      progress(BackupProgress(.photos, fraction: Double(index) / Double(needed.count)))
      for name in photo.names {
        if let digest = try FileDigest(of: media.path(of: name)) {
          files["\(BackupManifest.photos)/\(name)"] = digest
        } else {
          missing.append(photo.finding(name))
        }
      }
    }
    return (files, missing)
  }

  private func pack(
    _ manifest: BackupManifest, _ packed: String, by folder: PrivateFolder
  ) async throws(AppError) {
    progress(BackupProgress(.packing))
    try manifest.write(in: folder)
    if let media {
      let link = folder.file(BackupManifest.photos).path
      try FileFault.check("symlink") { symlink(media.path(of: ""), link) }
    }
    let list = folder.file("files")
    // What describes the others comes first.
    let names =
      [BackupManifest.name, manifest.kind.file]
      + manifest.files.keys.filter { $0 != manifest.kind.file }.sorted()
    try list.replace(with: names.flatMap { Array($0.utf8) + [0] })
    try await tool.pack(listedIn: list.path, of: folder.path, into: packed)
  }
}
