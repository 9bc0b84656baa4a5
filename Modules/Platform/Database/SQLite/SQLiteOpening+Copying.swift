import AppValues
import Foundation
import GRDB
import SocialFiles

extension SQLiteOpening {
  /// Copies the file to one next to it, which replaces an earlier copy with that name: if there is one, its owner has
  /// put it back and written to the database since.
  ///
  /// Throws `storage`, including `full` if there doesn't seem to be room for the update itself; then it leaves no
  /// copy.
  func copy(before step: String) throws(AppError) {
    guard let path else { return }
    let copy = PrivateFile("\(path)\(Self.copyMark)\(step.replacing(" ", with: "-"))")
    let arriving = PrivateFile(copy.path + Self.partMark)
    let clear = { for end in ["", "-journal", "-wal", "-shm"] { unlink(arriving.path + end) } }
    // A process may have been killed here.
    clear()
    try requireRoom(beside: path)
    do {
      try writeCopy(of: path, to: arriving.path)
      try arriving.rename(to: copy.name)
    } catch {
      let fault = (error as? AppError) ?? faults.translate(opening: error)
      clear()
      throw fault
    }
    clear()
    tell(.copied(copy.path))
  }

  /// The part of a copy's name between the database's name and the step's.
  private static let copyMark = ".before-"

  /// The most recent copy; nil if there is none.
  var lastCopy: String? {
    guard let path else { return nil }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let start = URL(fileURLWithPath: path).lastPathComponent + Self.copyMark
    // A folder that can't be read has no copy to name.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let copies = names.filter { $0.hasPrefix(start) && !$0.contains(Self.partMark) }.map { "\(folder)/\($0)" }
    return copies.max { Self.status(of: $0).changed < Self.status(of: $1).changed }
  }

  /// The suffix of a copy that isn't complete.
  private static let partMark = ".part"

  /// Refuses to begin if the disk might become full midway: the copy takes as much room as the database, and the
  /// update may take that much again.
  private func requireRoom(beside path: String) throws(AppError) {
    var disk = statvfs()
    guard statvfs(path, &disk) == 0 else { return }
    let free = Int(clamping: disk.f_bavail) * Int(clamping: disk.f_frsize)
    let needed = 2 * (Self.status(of: path).bytes + Self.status(of: path + "-wal").bytes)
    if free >= needed { return }
    tell(.lacksRoom(needed: needed, free: free))
    throw .storage(.full)
  }

  /// The size of a file and the time of its last change; zeros if there is none.
  private static func status(of path: String) -> (bytes: Int, changed: Int) {
    var status = stat()
    return stat(path, &status) == 0 ? (Int(status.st_size), status.st_mtim.tv_sec) : (0, 0)
  }

  private func writeCopy(of path: String, to file: String) throws {
    Self.createPrivately(file)
    let copy = try SQLiteLink(path: file, faults: faults, counter: counter)
    try copy.queue.writeWithoutTransaction { [tell, faults] database in
      try SQLiteLink.copyPages(of: path, to: database, faults: faults) { tell(.copying($0)) }
      // The copy is one file alone.
      _ = try String.fetchOne(database, sql: "PRAGMA journal_mode = DELETE")
    }
    try copy.close()
  }
}
