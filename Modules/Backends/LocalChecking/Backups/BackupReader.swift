package import AppValues
import Foundation
package import SocialArchiving
package import SocialBackend
import SocialDatabase
package import SocialFiles
import SocialLocalStore

/// Unpacks a backup and makes sure that it holds what it says, and nothing else.
package struct BackupReader {
  let file: String
  let tool: ArchiveTool
  package let progress: BackupProgressReport

  package init(file: String, tool: ArchiveTool, progress: @escaping BackupProgressReport) {
    self.file = file
    self.tool = tool
    self.progress = progress
  }

  /// - Parameters:
  ///   - folder: The folder for the backup's files.
  ///   - kind: Which database they are for.
  ///
  /// Throws `invalid(.file, …)`: `missing`, `unreadable`, `unsupported` for what is no backup, `malformed`, `unsafe`;
  /// `invalid(.database, .wrong)` for one of the other kind; `storage`.
  package func unpack(into folder: PrivateFolder, kind: BackupManifest.Kind) async throws(AppError)
    -> BackupManifest
  {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    // The tool reports a file that isn't an archive as a damaged one.
    if FileSystem.kind(of: path) == .file, BackupTarget.beginsLikeBackup(path) == false {
      throw .invalid(.file, .unsupported)
    }
    try folder.create()
    progress(BackupProgress(.unpacking))
    try await tool.unpack(path, into: folder.path)
    let manifest = try BackupManifest.read(in: folder)
    if manifest.kind != kind { throw .invalid(.database, .wrong) }
    try Migrations.all.verify(manifest.migrations)
    guard makePrivate(folder) == Set(manifest.files.keys).union([BackupManifest.name]),
      manifest.files[kind.file] != nil
    else { throw .invalid(.file, .malformed) }
    for (index, file) in manifest.files.enumerated() {
      if Task.isCancelled { throw .cancelled }
      progress(BackupProgress(.comparing, fraction: Double(index) / Double(manifest.files.count)))
      if try FileDigest(of: folder.file(file.key).path) != file.value { throw .invalid(.file, .malformed) }
    }
    return manifest
  }

  /// Makes what was unpacked accessible to the owner only. Returns the names of all files.
  private func makePrivate(_ folder: PrivateFolder) -> Set<String> {
    var names: Set<String> = []
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return names }
    while let name = files.nextObject() as? String {
      let path = "\(folder.path)/\(name)"
      switch FileSystem.kind(of: path, follows: false) {
      case .folder: chmod(path, 0o700)
      case .file:
        chmod(path, 0o600)
        names.insert(name)
      case .other, nil: names.insert(name)
      }
    }
    return names
  }
}
