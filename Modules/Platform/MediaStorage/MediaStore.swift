public import AppValues
import Foundation
public import SocialFiles
import SocialScheduling
import Synchronization

/// The folder for photos. Their file names can't be guessed.
///
/// Many machines may share a database, and each keeps the files that were added there in its own folder. A store has
/// a random number, kept in the folder, by which the database says whose a file is: a store that is moved or restored
/// from a backup is still the same one.
public struct MediaStore: Sendable {
  private let folder: PrivateFolder
  private let isOnly: Bool
  private let known = CachedStoreNumber()

  /// A store in a folder, which is made with the first file.
  ///
  /// - Parameter isOnly: Whether it's its database's only store, which needs no number: it's 0.
  public init(_ folder: PrivateFolder, isOnly: Bool = false) {
    self.folder = folder
    self.isOnly = isOnly
  }

  /// This store as its database's only one.
  public var alone: MediaStore { MediaStore(folder, isOnly: true) }

  /// An unused name: `ab/cdef….jpg`, with 128 random bits.
  public func newName(_ kind: PreparedPhoto.Kind) -> String { newName(ending: kind.rawValue) }

  /// An unused name for a film.
  ///
  /// - Parameter isReady: Whether it's a film that can be shown, rather than the file that it's made of.
  public func newFilmName(isReady: Bool) -> String { newName(ending: isReady ? "mp4" : "given") }

  private func newName(ending: String) -> String {
    let digits = (0..<16).map { _ in UInt8.random(in: .min ... .max) }.hexadecimal
    return "\(digits.prefix(2))/\(digits.dropFirst(2)).\(ending)"
  }

  /// The path of the folder.
  public var folderPath: String { folder.path }

  /// The path of the file with a name.
  public func path(of name: String) -> String { "\(folder.path)/\(name)" }

  /// Writes a file. It's on the disk when this returns.
  ///
  /// Throws `storage`; then there is no such file.
  public func write(_ content: [UInt8], as name: String) throws(AppError) {
    let file = file(name)
    try file.folder.create()
    try file.replace(with: content)
  }

  /// Writes files, as `write` does, on a thread that no other task waits for.
  ///
  /// Throws `storage`; some of the files may exist then.
  public func write(_ files: [(name: String, content: [UInt8])]) async throws(AppError) {
    try await BlockingWork.run { () throws(AppError) in
      for file in files { try write(file.content, as: file.name) }
    }
  }

  /// Copies the file of which a film is made, on a thread that no other task waits for. It's on the disk when this returns.
  ///
  /// Throws `storage`; a part of it may be there then.
  public func write(_ film: GivenFilm, as name: String) async throws(AppError) {
    let file = file(name)
    try await BlockingWork.run { () throws(AppError) in
      try file.folder.create()
      let descriptor = try FileFault.check("open") {
        open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      }
      defer { close(descriptor) }
      try film.file.copy(to: descriptor)
      try FileFault.check("fsync") { fsync(descriptor) }
      try file.folder.synchronize()
    }
  }

  /// Makes an empty file for a program to write to; returns its path.
  ///
  /// Throws `storage`.
  public func makeEmpty(_ name: String) throws(AppError) -> String {
    try write([], as: name)
    return path(of: name)
  }

  /// Makes sure that what a program has written to a file is on the disk.
  ///
  /// Throws `storage`.
  public func synchronize(_ name: String) async throws(AppError) {
    let file = file(name)
    try await BlockingWork.run { () throws(AppError) in
      guard let descriptor = try RegularFile.open(file.path, O_RDONLY) else { throw .storage(.damaged) }
      defer { close(descriptor) }
      try FileFault.check("fsync") { fsync(descriptor) }
    }
  }

  /// Removes a file, if it exists, and what an interrupted write left of it.
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

  /// Keeps all files until the lock is released: no process removes any.
  ///
  /// Throws `storage(locked)` if another process keeps them for more than a few seconds, `storage(readOnly)`.
  public func keepFiles() async throws(AppError) -> HeldLock {
    try folder.create()
    return try await lock.hold()
  }

  /// The lock file, next to the folder, since restoring replaces the folder.
  private var lock: FileLock { FileLock("\(folder.path).lock") }

  /// How many bytes a file has; 0 if it isn't there.
  public func size(of name: String) -> Int {
    // As said.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: name))
    return attributes?[.size] as? Int ?? 0
  }

  /// Whether there is a file with this name.
  public func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  /// The names of all files that were last modified at least `age` seconds ago.
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
  /// The number by which the database knows this store. Nil before it has one, and if it can't be read, in which case
  /// the photos can't be read either.
  public var number: Int64? {
    // As said above.
    try? readNumber()
  }

  /// The number by which the database knows this store. Nil only before it has one.
  ///
  /// Throws `storage`: `damaged` if the file doesn't contain a number.
  public func readNumber() throws(AppError) -> Int64? {
    if isOnly { return 0 }
    if let number = known.value { return number }
    guard let content = try numberFile.read() else { return nil }
    let digits = String(decoding: content, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard let number = Int64(digits), number > 0 else { throw .storage(.damaged) }
    known.value = number
    return number
  }

  /// The number by which the database knows this store, which is made if it doesn't have one.
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

  /// Gives this store the number of the one it was copied from.
  ///
  /// Throws `storage`.
  public func take(_ number: Int64) throws(AppError) {
    try numberFile.replace(with: Array("\(number)\n".utf8))
    known.value = number
  }

  /// Whether there may be files, written by an earlier version, whose store the database doesn't know.
  public var mayHoldUnclaimed: Bool {
    !FileManager.default.fileExists(atPath: claimedFile.path) && hasFiles
  }

  /// Whether there are files here, if other machines may have others.
  public var hasFiles: Bool { !isOnly && list("").contains { $0.utf8.count == 2 } }

  /// Records that there are no such files any more.
  ///
  /// Throws `storage`.
  public func endClaims() throws(AppError) {
    try claimedFile.replace(with: [])
  }

  private var numberFile: PrivateFile { folder.file("store") }
  private var claimedFile: PrivateFile { folder.file("claimed") }
}

/// The number of a store, cached, since it never changes once it's made.
private final class CachedStoreNumber: Sendable {
  private let number = Mutex<Int64?>(nil)

  var value: Int64? {
    get { number.withLock { $0 } }
    set { number.withLock { $0 = newValue } }
  }
}
