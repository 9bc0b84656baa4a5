public import AppValues
import Foundation

/// A folder that only its owner may look into.
public struct PrivateFolder: Hashable, Sendable {
  /// Where it lies.
  public let path: String

  /// Names a folder; `create` makes it.
  public init(_ path: String) {
    self.path = path
  }

  /// A file in the folder.
  ///
  /// - Parameter name: Made by us, without slashes.
  public func file(_ name: String) -> PrivateFile {
    PrivateFile("\(path)/\(name)")
  }

  /// A folder in the folder.
  ///
  /// - Parameter name: Made by us, without slashes.
  public func folder(_ name: String) -> PrivateFolder {
    PrivateFolder("\(path)/\(name)")
  }

  /// The names of the files in the folder, in alphabetical order; none where there is no folder.
  ///
  /// Throws `storage(readOnly)` when it may not be looked into.
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

  /// Makes the folder and those it lies in where they are missing, with mode 0700. One that is there already
  /// stays as it is.
  ///
  /// Throws `storage(full)`, `storage(readOnly)`, `storage(notAFolder)` when something else has its name, or it is no
  /// place for folders.
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

  /// Makes names that were added, changed or removed in the folder survive a crash.
  public func synchronize() throws(AppError) {
    let descriptor = try FileFault.check("open") { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(descriptor) }
    try FileFault.check("fsync") { fsync(descriptor) }
  }

  /// Removes the temporary files that a process left when it was killed in the middle of replacing a file.
  ///
  /// - Parameter age: In seconds; younger ones may be someone's work under way.
  public func removeLeftovers(olderThan age: Int = 3600) {
    removeLeftovers(olderThan: age, named: "")
  }

  /// - Parameter prefix: How the names of those that are meant begin.
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
