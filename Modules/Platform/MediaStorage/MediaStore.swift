public import Credentials
public import Entities
import Foundation

/// The folder that photos lie in, each under a name that nobody can guess.
public struct MediaStore: Sendable {
  private let folder: PrivateFolder

  /// A store in a folder, which comes to be with the first file.
  public init(_ folder: PrivateFolder) {
    self.folder = folder
  }

  /// A name that no file has: `ab/cdef….jpg`, 128 random bits in all.
  public func newName(_ kind: PreparedPhoto.Kind) -> String {
    let digits = (0..<16).map { _ in UInt8.random(in: .min ... .max) }.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    return "\(digits.prefix(2))/\(digits.dropFirst(2)).\(kind.rawValue)"
  }

  /// Where the file of a name lies.
  public func path(of name: String) -> String { "\(folder.path)/\(name)" }

  /// Writes a file; what this has returned from is on the disk.
  ///
  /// Throws `storage`; there is no such file then.
  public func write(_ content: [UInt8], as name: String) throws(SocialError) {
    let file = file(name)
    try file.folder.create()
    try file.replace(with: content)
  }

  /// Writes files, as `write` does, on a thread that keeps no other task waiting for the disk.
  ///
  /// Throws `storage`; some of them may be there then.
  public func write(_ files: [(name: String, content: [UInt8])]) async throws(SocialError) {
    try await BlockingWork.run { () throws(SocialError) in
      for file in files { try write(file.content, as: file.name) }
    }
  }

  /// Removes a file, and what is left of writing it where that was cut short; none there is no error.
  ///
  /// - Returns: Whether it was there.
  ///
  /// Throws `storage(readOnly)`; `storage(locked)` while the files are kept for a backup.
  @discardableResult
  public func remove(_ name: String) throws(SocialError) -> Bool {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file.folder.path) else { return false }
    guard let share = try lock.share() else { throw .storage(.locked) }
    defer { share.release() }
    let isHere = contains(name)
    try file.remove()
    file.removeLeftovers()
    return isHere
  }

  /// Keeps every file where it is until the lock is released: neither this process nor another removes one.
  ///
  /// Throws `storage(locked)` when somebody else keeps them for longer than some seconds, `storage(readOnly)`.
  public func keepFiles() async throws(SocialError) -> HeldLock {
    try folder.create()
    return try await lock.hold()
  }

  /// Beside the folder: in it lies nothing but photos.
  private var lock: FileLock { FileLock("\(folder.path).lock") }

  /// Whether there is a file of this name.
  public func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }

  /// The names of all files that were last changed at least `age` seconds ago.
  public func names(olderThan age: Int) -> [String] {
    let oldest = Date(timeIntervalSinceNow: -Double(age))
    return list("").flatMap { inner in list("/" + inner).map { "\(inner)/\($0)" } }.filter { name in
      // A file that has gone meanwhile has no date, and is none of them.
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
