import AppValues
import Foundation

/// A file of the file system, held open.
final class OpenFile: SyncFile {
  private let descriptor: Int32

  /// - Parameter descriptor: Closed with this.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func status() throws(AppError) -> FileStatus {
    var status = stat()
    try FolderFault.check("stat") { fstat(descriptor, &status) }
    return FileStatus(status)
  }

  func read(_ count: Int, at offset: Int64) throws(AppError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try FolderFault.check("read") {
      bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
    }
    bytes.removeLast(count - read)
    return bytes
  }

  func append(_ bytes: [UInt8]) throws(AppError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try FolderFault.check("write") {
        rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(written)
    }
  }

  func truncate(to length: Int64) throws(AppError) {
    try FolderFault.check("truncate") { ftruncate(descriptor, off_t(length)) }
  }

  func synchronize() throws(AppError) {
    try FolderFault.check("fsync") { fsync(descriptor) }
  }
}
