import AppValues
import Foundation
public import SocialFiles

/// A record of the archives that are being written. Unfinished archives lie in people's own folders: if the program
/// is killed, only a note made beforehand says what they are.
public struct ArchiveJournal: Sendable {
  /// How long a packing program may go on after this program was killed, in seconds.
  private static let longest = 600

  /// One file per archive, named by its token. It contains the target, and is locked by the process that writes the
  /// archive.
  private let folder: PrivateFolder

  /// - Parameter folder: The folder for the notes, created with the first one.
  public init(folder: PrivateFolder) {
    self.folder = folder
  }

  /// Records an archive that is about to be written. Returns nil if that fails; write the archive anyway, since only
  /// a crash would leave anything behind.
  public func begin(_ work: ArchiveWork) -> ArchiveNote? {
    // Nil then, as documented.
    try? ArchiveNote(work, in: folder)
  }

  /// Removes the unfinished archives of processes that have ended.
  public func sweep() {
    // If the folder can't be listed, there are no notes to follow.
    for name in (try? folder.names()) ?? [] {
      let file = folder.file(name)
      let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      // Files that can't be read or removed now are tried again the next time. Without a target, nothing was written.
      guard let target = try? file.read() else { continue }
      if !target.isEmpty {
        ArchiveWork(target: String(decoding: target, as: UTF8.self), token: name).clear()
      }
      // The note stays, since files may still appear.
      if Self.isOld(descriptor) { unlink(file.path) }
    }
  }

  private static func isOld(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mtim.tv_sec < time(nil) - longest
  }
}

/// The note of an archive that this process is writing. It's removed with the last reference to it.
public final class ArchiveNote: Sendable {
  private let path: String
  private let descriptor: Int32

  fileprivate init(_ work: ArchiveWork, in folder: PrivateFolder) throws(AppError) {
    try folder.create()
    let path = folder.file(work.token).path
    self.path = path
    descriptor = try FileFault.check("open") { open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    let target = Array(work.target.utf8)
    // After an error, `deinit` removes the note.
    try FileFault.check("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }
    let count = try FileFault.check("write") { write(descriptor, target, target.count) }
    // Half a name could be the name of something else.
    if count < target.count { throw .storage(.full) }
    try FileFault.check("fsync") { fsync(descriptor) }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }
}
