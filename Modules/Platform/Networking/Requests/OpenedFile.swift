import AppValues
import Foundation
import SocialFiles

/// A file that is being read, closed once no one uses it.
final class OpenedFile: Sendable {
  private let file: LocalFile
  private let descriptor: Int32
  /// The number of its bytes when it was opened.
  let size: Int

  /// Throws `unreadable` for what isn't a file, or can't be read.
  init(_ file: LocalFile) throws(NetworkError) {
    // Why it can't be opened makes no difference to those who sent it.
    guard let opened = try? RegularFile.open(file.path, O_RDONLY) else { throw .unreadable(file) }
    var status = stat()
    guard fstat(opened, &status) == 0 else {
      close(opened)
      throw .unreadable(file)
    }
    self.file = file
    descriptor = opened
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads up to a number of bytes at a place in the file.
  ///
  /// Throws `unreadable` if there are none.
  func read(_ count: Int, at offset: Int) throws(NetworkError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      var result = pread(descriptor, buffer.baseAddress, count, off_t(offset))
      while result < 0, errno == EINTR {
        result = pread(descriptor, buffer.baseAddress, count, off_t(offset))
      }
      failed = result <= 0
      length = max(result, 0)
    }
    if failed { throw .unreadable(file) }
    return bytes
  }
}
