package import AppValues
import Foundation
package import SocialArchiving
package import SocialFiles

/// The file or folder of a backup, which is written next to it until it is complete.
package struct BackupTarget {
  /// The first bytes of a file that `ArchiveTool` has packed.
  private static let beginning: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD]

  private let work: ArchiveWork
  private let isReplacing: Bool
  /// Held as long as something is written.
  private let note: ArchiveNote?

  /// The folder to pack.
  package var folder: PrivateFolder { PrivateFolder(work.folder) }
  /// The path of the packed file.
  package var packed: String { work.packed }

  /// Throws `invalid(.file, .missing)` for a folder that is not there, `invalid(.file, .taken)`, `storage`.
  package init(_ path: String, isReplacing: Bool, journal: ArchiveJournal) throws(AppError) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    work = ArchiveWork(target: path)
    self.isReplacing = isReplacing
    guard FileSystem.kind(of: NSString(string: path).deletingLastPathComponent) == .folder else {
      throw .invalid(.file, .missing)
    }
    try Self.refuseOther(path, isReplacing: isReplacing)
    note = journal.begin(work)
    do throws(AppError) {
      try folder.create()
    } catch .storage(.notAFolder) {
      // Some folders hold no others, and some names are too long.
      throw .storage(.readOnly)
    }
  }

  /// Makes sure that what is to be replaced is a backup, by what is in it.
  ///
  /// Throws `invalid(.file, .taken)`, and as the tool does.
  package func refuseOther(by tool: ArchiveTool) async throws(AppError) {
    guard FileSystem.kind(of: work.target, follows: false) != nil else { return }
    if try await !tool.holds(BackupManifest.name, in: work.target) { throw .invalid(.file, .taken) }
  }

  /// A file that doesn't even begin like a backup is never replaced, also if it has appeared only now.
  private static func refuseOther(_ path: String, isReplacing: Bool) throws(AppError) {
    guard let kind = FileSystem.kind(of: path, follows: false) else { return }
    if !isReplacing || kind != .file || beginsLikeBackup(path) != true { throw .invalid(.file, .taken) }
  }

  /// Whether a file begins as a backup does; nil where it cannot be read.
  static func beginsLikeBackup(_ path: String) -> Bool? {
    FileHandle(forReadingAtPath: path).map { Array($0.readData(ofLength: beginning.count)) == beginning }
  }

  /// Moves the packed file to where the backup goes.
  package func finish() throws(AppError) {
    // Another program made it, by its own idea of who may read it.
    try FileFault.check("chmod") { chmod(packed, 0o600) }
    try Self.synchronize(packed)
    try Self.refuseOther(work.target, isReplacing: isReplacing)
    try FileFault.check("rename") { rename(packed, work.target) }
    try Self.synchronize(NSString(string: work.target).deletingLastPathComponent)
  }

  /// Removes what is no longer needed.
  package func discard() {
    FileSystem.remove(work.folder)
    FileSystem.remove(packed)
  }

  private static func synchronize(_ path: String) throws(AppError) {
    let descriptor = try FileFault.check("open") { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    try FileFault.check("fsync") { fsync(descriptor) }
  }
}
