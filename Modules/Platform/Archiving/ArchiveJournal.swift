import AppValues
import Foundation
public import SocialCredentials

/// Where archives are being written. What of them is not whole yet lies in people's own folders, where nothing
/// but a note taken before can tell whose it is, should the program be killed.
public struct ArchiveJournal: Sendable {
  /// How long a program that packs may go on after the one that started it was killed, in seconds.
  private static let longest = 600

  /// One file for each, named by its token. It contains the target, and is locked by the process that writes it.
  private let folder: PrivateFolder

  /// - Parameter folder: Where the notes are kept; it comes to be with the first.
  public init(folder: PrivateFolder) {
    self.folder = folder
  }

  /// Takes a note of an archive that is about to be written; nil where none can be taken, which keeps no one
  /// from writing: only after a crash something would be left.
  public func begin(_ work: ArchiveWork) -> ArchiveNote? {
    // As is said above.
    try? ArchiveNote(work, in: folder)
  }

  /// Removes what archives left whose writers are no more.
  public func sweep() {
    // A folder that cannot be listed has no notes that we could follow.
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
      // The note stays for what may still come to be.
      if Self.isOld(descriptor) { unlink(file.path) }
    }
  }

  private static func isOld(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mtim.tv_sec < time(nil) - longest
  }
}

/// A note of an archive that this process writes; it is taken back when its last reference goes.
public final class ArchiveNote: Sendable {
  private let path: String
  private let descriptor: Int32

  fileprivate init(_ work: ArchiveWork, in folder: PrivateFolder) throws(AppError) {
    try folder.create()
    let path = folder.file(work.token).path
    self.path = path
    descriptor = try FileFault.check("open") { open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    let target = Array(work.target.utf8)
    do throws(AppError) {
      try FileFault.check("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }
      let count = try FileFault.check("write") { write(descriptor, target, target.count) }
      // Half a name could be the name of something else.
      if count < target.count { throw .storage(.full) }
      try FileFault.check("fsync") { fsync(descriptor) }
    } catch {
      unlink(path)
      close(descriptor)
      throw error
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }
}
