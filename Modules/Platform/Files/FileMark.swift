import Foundation

/// The state of a file, by which a change is noticed.
public struct FileMark: Hashable, Sendable {
  private let inode: UInt64
  private let seconds, nanoseconds: Int
  /// In bytes.
  public let size: Int64

  /// Nil if there is no such file.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (inode, size) = (UInt64(status.st_ino), Int64(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// When the file was last changed, in milliseconds since 1970.
  public var changedAt: Int64 { Int64(seconds) * 1000 + Int64(nanoseconds) / 1_000_000 }
}
