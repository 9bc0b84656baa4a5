public import AppValues
import Crypto
import Foundation

/// What a file holds, in short: two files of the same digest are the same.
public struct FileDigest: Hashable, Codable, Sendable {
  private static let piece = 1 << 20

  /// How long it is.
  public let bytes: Int64
  /// Its SHA-256 as 64 hexadecimal digits.
  public let sha256: String

  /// Reads a file to its end.
  ///
  /// - Returns: nil when there is no such file, or something else than a file has its name.
  ///
  /// Throws `storage(readOnly)` when it may not be read, `unexpected`.
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
