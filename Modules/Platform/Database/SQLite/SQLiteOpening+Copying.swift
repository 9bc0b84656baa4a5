import AppValues
import Foundation
import GRDB
import SocialCredentials

extension SQLiteOpening {
  /// Copies the file to one beside it, which takes the place of an earlier one with that name: who has put that back has
  /// written to the database since.
  ///
  /// Throws `storage`; nothing of a copy is left then.
  func copy(before step: String) throws(AppError) {
    guard let path else { return }
    let copy = PrivateFile("\(path).before-\(step.replacing(" ", with: "-"))")
    let arriving = PrivateFile("\(copy.path).part")
    let clear = { for end in ["", "-journal", "-wal", "-shm"] { unlink(arriving.path + end) } }
    // A process may have been killed here.
    clear()
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
