public import AppValues
import Foundation

/// A small file that only its owner can read (mode 0600), replaced as a whole: a reader sees either the old content or
/// the new, even after a crash. Once `replace` returns, the new content is on the disk.
public struct PrivateFile: Hashable, Sendable {
  /// Where it lies.
  public let path: String

  /// Names a file, which need not be there.
  public init(_ path: String) {
    self.path = path
  }

  /// The content; nil when there is no such file.
  ///
  /// Throws `storage(readOnly)` when it may not be read, `storage(notAFile)` when something else has its name.
  public func read() throws(AppError) -> [UInt8]? {
    guard let descriptor = try RegularFile.open(path, O_RDONLY) else { return nil }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = try FileFault.check("read") {
        chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { return content }
      content += chunk[..<count]
    }
  }

  /// When it was last written; nil when there is no such file.
  public var modified: Timestamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Timestamp(milliseconds: Int64(PrivateFolder.modified(status)) * 1000)
  }

  /// Puts `content` in place of what was there; the folder must exist.
  ///
  /// Throws `storage(full)`, `storage(readOnly)`, `storage(notAFile)` where a folder has its name; what was there
  /// before still is then.
  public func replace(with content: [UInt8]) throws(AppError) {
    let temporary = "\(folder.path)/\(temporaryPrefix)\(UInt64.random(in: .min ... .max)).tmp"
    do throws(AppError) {
      try write(content, to: temporary)
      try FileFault.check("rename") { Foundation.rename(temporary, path) }
    } catch {
      unlink(temporary)
      throw error
    }
    try folder.synchronize()
  }

  /// Gives the file another name in its folder, in place of one that has it.
  public func rename(to other: String) throws(AppError) {
    try FileFault.check("rename") { Foundation.rename(path, "\(folder.path)/\(other)") }
    try folder.synchronize()
  }

  /// Removes the file; none there is no error.
  ///
  /// Throws `storage(readOnly)`.
  public func remove() throws(AppError) {
    if unlink(path) != 0 {
      let code = errno
      if code == ENOENT { return }
      throw FileFault.error(code, in: "unlink")
    }
    try folder.synchronize()
  }

  /// Removes what a process left that was killed in the middle of replacing the file, which no one may be doing
  /// any more.
  public func removeLeftovers() {
    folder.removeLeftovers(olderThan: 0, named: temporaryPrefix)
  }

  private var temporaryPrefix: String { ".\(name)." }

  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp")
  }

  /// The last part of the path.
  public var name: String { (path as NSString).lastPathComponent }

  /// Where the file lies.
  public var folder: PrivateFolder {
    let folder = (path as NSString).deletingLastPathComponent
    return PrivateFolder(folder.isEmpty ? "." : folder)
  }

  private func write(_ content: [UInt8], to path: String) throws(AppError) {
    let descriptor = try FileFault.check("open") {
      open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    defer { close(descriptor) }
    var rest = content[...]
    while !rest.isEmpty {
      let count = try FileFault.check("write") {
        rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
    try FileFault.check("fsync") { fsync(descriptor) }
  }
}
