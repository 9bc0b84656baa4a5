import Foundation

/// A port that nothing listens at.
enum FreePort {
  /// Asks the system for one. Another program could take it before it is used, but that's unlikely, since the
  /// system gives out one after another.
  ///
  /// - Returns: 0 if there is none.
  static func find() -> Int {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return 0 }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutableBytes(of: &address) { bytes in
      guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        bind(socket, pointer, length) == 0, getsockname(socket, pointer, &length) == 0
      else { return 0 }
      return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
    }
  }
}
