public import AppValues
import Foundation

/// A small file that only its owner can read (mode 0600), replaced as a whole: a reader sees either the old content
/// or the new, even after a crash. Once `replace` returns, the new content is on the disk.
public struct PrivateFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// Names a file, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// The content; nil if there is no such file.
  ///
  /// Throws `storage(readOnly)` if it can't be read, `storage(notAFile)` if it isn't a regular file.
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

  /// When it was last modified; nil if there is no such file.
  public var modified: Timestamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Timestamp(milliseconds: Int64(PrivateFolder.modified(status)) * 1000)
  }

  /// Replaces the content; the folder must exist.
  ///
  /// Throws `storage(full)`, `storage(readOnly)`, `storage(notAFile)` if a folder has its name. The previous content
  /// stays then.
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

  /// Renames the file within its folder, replacing any file with the new name.
  public func rename(to other: String) throws(AppError) {
    try FileFault.check("rename") { Foundation.rename(path, "\(folder.path)/\(other)") }
    try folder.synchronize()
  }

  /// Removes the file, if it exists.
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

  /// Removes the temporary files of a process that was killed while replacing this file. Call it only while no one is
  /// replacing it.
  public func removeLeftovers() {
    folder.removeLeftovers(olderThan: 0, named: temporaryPrefix)
  }

  private var temporaryPrefix: String { ".\(name)." }

  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp")
  }

  /// The last part of the path.
  public var name: String { (path as NSString).lastPathComponent }

  /// The folder of the file.
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
