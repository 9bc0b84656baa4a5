import Foundation

/// Sockets of this machine's loopback, by the calls of the system.
enum LoopbackSocket {
  /// A socket that takes connections.
  ///
  /// - Parameter port: Where; 0 for a port that is free.
  static func listening(at port: Int) throws -> Int32 {
    let descriptor = try make()
    set(SO_REUSEADDR, at: SOL_SOCKET, of: descriptor)
    guard use(port, bind, descriptor), listen(descriptor, 64) == 0 else {
      Foundation.close(descriptor)
      throw POSIXError(.EADDRINUSE)
    }
    return descriptor
  }

  static func connected(to port: Int) throws -> Int32 {
    let descriptor = try make()
    guard use(port, connect, descriptor) else {
      Foundation.close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    sendAtOnce(descriptor)
    return descriptor
  }

  /// The port that a socket is bound to.
  static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return Int(in_port_t(bigEndian: address.sin_port))
  }

  /// Has a socket wait for nothing before it sends.
  static func sendAtOnce(_ descriptor: Int32) {
    set(CInt(TCP_NODELAY), at: CInt(IPPROTO_TCP), of: descriptor)
  }

  /// Passes on what comes, until it ends; then the other way ends, too.
  ///
  /// - Parameter body: Takes what is passed on, before it is.
  static func pass(from source: Int32, to target: Int32, _ body: (ArraySlice<UInt8>) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(source, &buffer, buffer.count), count > 0 {
      body(buffer.prefix(count))
      write(buffer.prefix(count), to: target)
    }
    shutdown(target, CInt(SHUT_RDWR))
  }

  /// Sends all of some bytes, unless the other end is gone.
  static func write(_ bytes: ArraySlice<UInt8>, to target: Int32) {
    var rest = bytes
    while !rest.isEmpty {
      // One that is gone needs nothing more; the next read says so.
      let count = rest.withUnsafeBytes { send(target, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func make() throws -> Int32 {
    let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
    // Programs that are started have nothing to do with it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func set(_ option: CInt, at level: CInt, of descriptor: Int32) {
    var isOn: CInt = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<CInt>.size))
  }

  private static func use(
    _ port: Int, _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ descriptor: Int32
  ) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
