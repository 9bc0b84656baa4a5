public import AppValues
import Crypto
import Foundation

/// A digest of a file's contents: two files with the same digest have the same contents.
public struct FileDigest: Hashable, Codable, Sendable {
  private static let piece = 1 << 20

  /// The length of the file.
  public let bytes: Int64
  /// The SHA-256 of the file, as 64 hexadecimal digits.
  public let sha256: String

  /// Reads a file to its end.
  ///
  /// - Returns: nil if there is no such file, or if it isn't a regular file.
  ///
  /// Throws `storage(readOnly)` if it can't be read; `unexpected`.
  public init?(of path: String) throws(AppError) {
    // Without waiting: what has the name of a file may be a pipe.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0 {
      let code = errno
      if [ENOENT, ENOTDIR, ELOOP, ENXIO].contains(code) { return nil }
      throw FileFault.error(code, in: "open")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var (hash, length) = (SHA256(), Int64(0))
    var piece = [UInt8](repeating: 0, count: Self.piece)
    while true {
      let count = try FileFault.check("read") {
        piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { break }
      piece.withUnsafeBytes { hash.update(bufferPointer: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      length += Int64(count)
    }
    bytes = length
    sha256 = hash.finalize().hexadecimal
  }
}
