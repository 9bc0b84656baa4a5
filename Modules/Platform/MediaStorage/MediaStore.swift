public import AppValues
import Foundation
public import SocialFiles
import SocialScheduling
import Synchronization

/// The folder that photos lie in, each under a name that no one can guess.
///
/// Many machines may share a database, and each keeps in its own folder what was added there. So that the database can
/// say whose a file is, a store has a number: random, and kept in the folder, so that a store that is moved or brought
/// back from a backup is the same one.
public struct MediaStore: Sendable {
  private let folder: PrivateFolder
  private let isOnly: Bool
  private let known = CachedStoreNumber()

  /// A store in a folder, which comes to be with the first file.
  ///
  /// - Parameter isOnly: Whether its database has no other, so that it needs no number: it is 0.
  public init(_ folder: PrivateFolder, isOnly: Bool = false) {
    self.folder = folder
    self.isOnly = isOnly
  }

  /// The same as the only one of its database.
  public var alone: MediaStore { MediaStore(folder, isOnly: true) }

  /// A name that no file has: `ab/cdef….jpg`, 128 random bits in all.
  public func newName(_ kind: PreparedPhoto.Kind) -> String {
    let digits = (0..<16).map { _ in UInt8.random(in: .min ... .max) }.hexadecimal
    return "\(digits.prefix(2))/\(digits.dropFirst(2)).\(kind.rawValue)"
  }

  /// Where the folder is.
  public var folderPath: String { folder.path }

  /// Where the file of a name lies.
  public func path(of name: String) -> String { "\(folder.path)/\(name)" }

  /// Writes a file; what this has returned from is on the disk.
  ///
  /// Throws `storage`; there is no such file then.
  public func write(_ content: [UInt8], as name: String) throws(AppError) {
    let file = file(name)
    try file.folder.create()
    try file.replace(with: content)
  }

  /// Writes files, as `write` does, on a thread that keeps no other task waiting for the disk.
  ///
  /// Throws `storage`; some of them may be there then.
  public func write(_ files: [(name: String, content: [UInt8])]) async throws(AppError) {
    try await BlockingWork.run { () throws(AppError) in
      for file in files { try write(file.content, as: file.name) }
    }
  }

  /// Removes a file, and what is left of writing it where that was cut short; none there is no error.
  ///
  /// Throws `storage(readOnly)`; `storage(locked)` while the files are kept for a backup.
  public func remove(_ name: String) throws(AppError) {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file.folder.path) else { return }
    guard let share = try lock.share() else { throw .storage(.locked) }
    defer { share.release() }
    try file.remove()
    file.removeLeftovers()
  }

  /// Keeps every file where it is until the lock is released: neither this process nor another removes one.
  ///
  /// Throws `storage(locked)` when another process keeps them for longer than some seconds, `storage(readOnly)`.
  public func keepFiles() async throws(AppError) -> HeldLock {
    try folder.create()
    return try await lock.hold()
  }

  /// Beside the folder, which a restored one takes the place of.
  private var lock: FileLock { FileLock("\(folder.path).lock") }

  /// Whether there is a file of this name.
  public func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  /// The names of all files that were last changed at least `age` seconds ago.
  public func names(olderThan age: Int) -> [String] {
    let oldest = Date(timeIntervalSinceNow: -Double(age))
    return list("").flatMap { inner in list("/" + inner).map { "\(inner)/\($0)" } }.filter { name in
      // A file that has gone by now has no date, and is none of them.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: name))
      return (attributes?[.modificationDate] as? Date).map { $0 <= oldest } ?? false
    }
  }

  private func list(_ inner: String) -> [String] {
    // A folder that is not there has nothing in it.
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + inner)) ?? []).sorted()
  }

  private func file(_ name: String) -> PrivateFile { PrivateFile(path(of: name)) }
}

extension MediaStore {
  /// By which the database knows this store; nil before it has a number, and while that cannot be read: its files
  /// cannot be either then.
  public var number: Int64? {
    // As said above.
    try? readNumber()
  }

  /// The same; nil only before it has a number.
  ///
  /// Throws `storage`: `damaged` where the file holds none.
  public func readNumber() throws(AppError) -> Int64? {
    if isOnly { return 0 }
    if let number = known.value { return number }
    guard let content = try numberFile.read() else { return nil }
    let digits = String(decoding: content, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard let number = Int64(digits), number > 0 else { throw .storage(.damaged) }
    known.value = number
    return number
  }

  /// The same; makes one where there is none.
  ///
  /// Throws `storage`.
  public func makeNumber() async throws(AppError) -> Int64 {
    if let number = try readNumber() { return number }
    try folder.create()
    return try await FileLock("\(folder.path)/store.lock").withLock { () throws(AppError) in
      if let number = try readNumber() { return number }
      let number = Int64.random(in: 1 ... .max)
      try take(number)
      return number
    }
  }

  /// Lets this be the store of a number: it was copied from that.
  ///
  /// Throws `storage`.
  public func take(_ number: Int64) throws(AppError) {
    try numberFile.replace(with: Array("\(number)\n".utf8))
    known.value = number
  }

  /// Whether there may be files here of which the database does not say in which store they are: an earlier version
  /// wrote them.
  public var mayHoldUnclaimed: Bool {
    !FileManager.default.fileExists(atPath: claimedFile.path) && hasFiles
  }

  /// Whether there are files here, where other machines may have others.
  public var hasFiles: Bool { !isOnly && list("").contains { $0.utf8.count == 2 } }

  /// Remembers that there are no such files any more.
  ///
  /// Throws `storage`.
  public func endClaims() throws(AppError) {
    try claimedFile.replace(with: [])
  }

  private var numberFile: PrivateFile { folder.file("store") }
  private var claimedFile: PrivateFile { folder.file("claimed") }
}

/// The number of a store, which never changes once it is there.
private final class CachedStoreNumber: Sendable {
  private let number = Mutex<Int64?>(nil)

  var value: Int64? {
    get { number.withLock { $0 } }
    set { number.withLock { $0 = newValue } }
  }
}
