import AppValues
import Entities
import Foundation
import SocialFiles

/// An open file for tools to read, each from its first byte.
final class PhotoFile: Sendable {
  let descriptor: Int32

  /// Opens someone's photo, and checks no more than its size and kind.
  ///
  /// Throws `invalid(.photo, …)`: `missing`, `unreadable`, `malformed` if it's empty, `tooManyBytes`;
  /// `storage(tooManyFiles)`.
  init(path: String, limit: Int) throws(AppError) {
    // Without waiting: what has the name of a photo may be a pipe.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      switch errno {
      case ENOENT, ENOTDIR: throw .invalid(.photo, .missing)
      case EMFILE, ENFILE: throw .storage(.tooManyFiles)
      default: throw .invalid(.photo, .unreadable)
      }
    }
    // What is refused is closed by `deinit`.
    try Self.check(descriptor, limit)
  }

  /// A temporary file without a name that contains the bytes.
  ///
  /// Throws `storage`.
  init(_ bytes: [UInt8]) throws(AppError) {
    let path = "\(FileManager.default.temporaryDirectory.path)/socialconnect-\(UUID())"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw .storage(StorageFault(systemError: errno) ?? .readOnly) }
    unlink(path)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .storage(.full) }
      rest = rest.dropFirst(count)
    }
  }

  deinit {
    close(descriptor)
  }

  /// The first bytes, fewer if the file is shorter; empty if they can't be read.
  func beginning(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, 0)
    return Array(bytes.prefix(max(0, read)))
  }

  /// All bytes, up to the limit.
  func content() -> [UInt8] { beginning(size) }

  /// Writes all bytes to another open file.
  ///
  /// Throws `storage`, `invalid(.photo, .unreadable)`.
  func copy(to other: Int32) throws(AppError) {
    rewind()
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .invalid(.photo, .unreadable) }
      if count == 0 { return }
      var rest = chunk[..<count]
      while !rest.isEmpty {
        let written = try FileFault.check("write") {
          rest.withUnsafeBytes { Foundation.write(other, $0.baseAddress, $0.count) }
        }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// How many bytes it has; 0 if that can't be found out.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Goes back to the first byte, for the next reader.
  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
  }

  private static func check(_ descriptor: Int32, _ limit: Int) throws(AppError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .invalid(.photo, .unreadable)
    }
    if status.st_size == 0 { throw .invalid(.photo, .malformed) }
    if status.st_size > limit { throw .invalid(.photo, .tooManyBytes(megabytes: limit / 1_048_576)) }
  }
}
