import AppValues
import Foundation
import SocialFiles

/// A folder of the file system, held open.
final class OpenFolder: SyncFolder {
  private let descriptor: Int32

  /// Opens a folder; one that is missing is never made.
  ///
  /// Throws `unavailable` when it isn't there, `storage(notAFolder)`, and what `SyncFolder` does.
  init(_ path: String) throws(AppError) {
    descriptor = try FolderFault.check("open") { Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  deinit {
    close(descriptor)
  }

  func names() throws(AppError) -> [String] {
    // Opened once more, since the position in the list belongs to the descriptor.
    let copy = try FolderFault.check("open") { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let list = fdopendir(copy) else {
      let code = errno
      close(copy)
      throw FolderFault.error(code, in: "opendir")
    }
    defer { closedir(list) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(list) else {
        let code = errno
        if code != 0 { throw FolderFault.error(code, in: "readdir") }
        return names.sorted()
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }

  func status(of name: String) throws(AppError) -> FileStatus? {
    var status = stat()
    while fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) != 0 {
      let code = errno
      if code == EINTR { continue }
      if code == ENOENT { return nil }
      throw FolderFault.error(code, in: "stat")
    }
    return FileStatus(status)
  }

  func open(_ name: String, for use: FileUse) throws(AppError) -> (any SyncFile)? {
    let flags: Int32 =
      switch use {
      case .reading: O_RDONLY
      case .appending: O_RDWR | O_APPEND
      case .creating: O_RDWR | O_APPEND | O_CREAT | O_EXCL
      }
    // Readable by whom the person's other documents are: others of the devices may be other users of a shared disk.
    let opened = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    if opened < 0 {
      switch errno {
      case ENOENT where use != .creating: return nil
      case EEXIST: throw .conflict
      // A link, a pipe that no one reads, a socket.
      case ELOOP, EMLINK, ENXIO, EISDIR: throw .storage(.notAFile)
      case let code: throw FolderFault.error(code, in: "open")
      }
    }
    let file = OpenFile(opened)
    guard try file.status().isFile else { throw .storage(.notAFile) }
    return file
  }

  func rename(_ name: String, to other: String) throws(AppError) {
    try FolderFault.check("rename") { renameat(descriptor, name, descriptor, other) }
  }

  func remove(_ name: String) throws(AppError) {
    if unlinkat(descriptor, name, 0) != 0 {
      let code = errno
      if code != ENOENT { throw FolderFault.error(code, in: "unlink") }
    }
  }

  func synchronize() throws(AppError) {
    if fsync(descriptor) != 0 {
      let code = errno
      // Some file systems, of networks above all, have nothing to be done for folders.
      if ![EINVAL, ENOTSUP, EBADF, ENOSYS].contains(code) { throw FolderFault.error(code, in: "fsync") }
    }
  }
}

extension FileStatus {
  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      isFile: status.st_mode & S_IFMT == S_IFREG, bytes: Int64(status.st_size),
      identity: [
        Int64(status.st_size), Int64(modified.tv_sec), Int64(modified.tv_nsec), Int64(changed.tv_sec),
        Int64(changed.tv_nsec),
      ])
  }
}

/// What the system says of a folder that may vanish at any moment, in our terms.
enum FolderFault {
  /// The error of a failed system call, by its `errno`.
  static func error(_ code: Int32, in call: StaticString) -> AppError {
    switch code {
    case ENOENT, ESTALE, ENODEV, ENXIO, ENOTCONN, EHOSTDOWN, EHOSTUNREACH, ENETUNREACH, ETIMEDOUT:
      .unavailable
    default: FileFault.error(code, in: call)
    }
  }

  /// Runs a system call until no signal interrupts it.
  ///
  /// Throws what `errno` says when it answers less than 0.
  @discardableResult
  static func check<Value: SignedInteger>(_ call: StaticString, _ body: () -> Value) throws(AppError) -> Value
  {
    while true {
      let value = body()
      if value >= 0 { return value }
      let code = errno
      if code != EINTR { throw error(code, in: call) }
    }
  }
}
