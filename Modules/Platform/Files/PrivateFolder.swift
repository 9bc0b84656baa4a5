public import AppValues
import Foundation

/// A folder that only its owner can access.
public struct PrivateFolder: Hashable, Sendable {
  /// The path of the folder.
  public let path: String

  /// Names a folder; `create` makes it.
  public init(_ path: String) {
    self.path = path
  }

  /// A file in the folder.
  ///
  /// - Parameter name: A name from the code, without slashes.
  public func file(_ name: String) -> PrivateFile {
    PrivateFile("\(path)/\(name)")
  }

  /// A subfolder.
  ///
  /// - Parameter name: A name from the code, without slashes.
  public func folder(_ name: String) -> PrivateFolder {
    PrivateFolder("\(path)/\(name)")
  }

  /// The names of the files in the folder, in alphabetical order; empty if there is no folder.
  ///
  /// Throws `storage(readOnly)` if it can't be read.
  public func names() throws(AppError) -> [String] {
    guard let list = opendir(path) else {
      let code = errno
      if code == ENOENT { return [] }
      throw FileFault.error(code, in: "opendir")
    }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !PrivateFile.isTemporary(name), name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes the folder and its parents where they're missing, with mode 0700. An existing folder stays as it is.
  ///
  /// Throws `storage(full)`, `storage(readOnly)`, `storage(notAFolder)` if something else has its name or a parent's.
  public func create() throws(AppError) {
    if isFolder { return }
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty, parent != path { try PrivateFolder(parent).create() }
    if mkdir(path, 0o700) == 0 {
      do throws(AppError) {
        return try PrivateFolder(parent.isEmpty ? "." : parent).synchronize()
      } catch {
        rmdir(path)
        throw error
      }
    }
    let code = errno
    // Another process may have been faster.
    if code == EEXIST, isFolder { return }
    if [EEXIST, ENOTDIR, ENOENT, ENAMETOOLONG, ELOOP].contains(code) { throw .storage(.notAFolder) }
    throw FileFault.error(code, in: "mkdir")
  }

  /// Makes added, changed and removed names in the folder survive a crash.
  public func synchronize() throws(AppError) {
    let descriptor = try FileFault.check("open") { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(descriptor) }
    try FileFault.check("fsync") { fsync(descriptor) }
  }

  /// Removes the temporary files of processes that were killed while replacing a file.
  ///
  /// - Parameter age: In seconds; newer files may still be in use.
  public func removeLeftovers(olderThan age: Int = 3600) {
    removeLeftovers(olderThan: age, named: "")
  }

  /// - Parameter prefix: What the names to remove begin with.
  func removeLeftovers(olderThan age: Int, named prefix: String) {
    // If the folder can't be listed, nothing in it can be cleaned up, and leftovers do no harm.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let oldest = time(nil) - age
    for name in names where name.hasPrefix(prefix) && PrivateFile.isTemporary(name) {
      let path = "\(path)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, Self.modified(status) <= oldest { unlink(path) }
    }
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func modified(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }
}
