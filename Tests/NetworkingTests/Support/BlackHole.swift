import Foundation
import Testing

/// An address of this machine at which connections are neither made nor refused: someone waits there already, and there's
/// no room for more.
final class BlackHole: Sendable {
  let port: Int
  private let listener: Int32
  private let waiting: Int32

  init() throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    listener = socket(AF_INET, kind, 0)
    waiting = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr = in_addr(s_addr: inet_addr("127.0.0.1"))
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (listener, waiting) = (listener, waiting)
    let results = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        [
          bind(listener, address, size), listen(listener, 0), getsockname(listener, address, &size),
          connect(waiting, address, size),
        ]
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    try #require(results == [0, 0, 0, 0])
  }

  deinit {
    close(listener)
    close(waiting)
  }
}
