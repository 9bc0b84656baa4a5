import Foundation

/// A socket between programs on this machine, whose calls wait. It's closed with the last reference to it.
final class LocalSocket: Sendable {
  private let descriptor: CInt

  private init(_ descriptor: CInt) { self.descriptor = descriptor }

  deinit {
    close(descriptor)
  }

  /// One that listens on a port of its own.
  static func listening() throws -> LocalSocket {
    let made = LocalSocket(socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0))
    guard call(bind, made.descriptor, 0), listen(made.descriptor, 64) == 0 else {
      throw HTTPConnectionFault(call: "listen", errorNumber: errno)
    }
    return made
  }

  /// One that takes no connections, and keeps a port from programs that want any port, but not from a server that wants
  /// this one; nil if a program has it.
  static func holding(_ port: Int) -> LocalSocket? {
    let made = LocalSocket(socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0))
    var isOn: CInt = 1
    setsockopt(made.descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<CInt>.size))
    return call(bind, made.descriptor, in_port_t(port)) ? made : nil
  }

  /// One that is connected; nil if no one listens there.
  static func connected(to port: Int) -> LocalSocket? {
    let made = LocalSocket(socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0))
    return call(connect, made.descriptor, in_port_t(port)) ? made : nil
  }

  private static func call(
    _ call: (CInt, UnsafePointer<sockaddr>, socklen_t) -> CInt, _ descriptor: CInt, _ port: in_port_t
  ) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(descriptor, $0, length) == 0 }
    }
  }

  /// The port on which it listens.
  func port() throws -> Int {
    var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard result == 0 else { throw HTTPConnectionFault(call: "getsockname", errorNumber: errno) }
    return Int(in_port_t(bigEndian: address.sin_port))
  }

  /// The next connection; nil once it's shut down.
  func accept() -> LocalSocket? {
    let client = Foundation.accept(descriptor, nil, nil)
    return client < 0 ? nil : LocalSocket(client)
  }

  func shutDown() { shutdown(descriptor, CInt(SHUT_RDWR)) }

  /// Sends bytes, as far as they're taken.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What comes next; empty at the end.
  private func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let piece = read(), !piece.isEmpty { bytes += piece }
    return bytes
  }

  /// Waits until the other end closes the connection, or is no more.
  func waitForEnd() {
    while !read().isEmpty {}
  }

  /// A request that says how long it is; nil if it doesn't come.
  func readRequest() -> [UInt8]? {
    var (bytes, length) = ([UInt8](), Int?.none)
    while length.map({ bytes.count < $0 }) ?? true {
      let piece = read()
      if piece.isEmpty { return nil }
      bytes += piece
      guard length == nil, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      let body = head.firstMatch(of: /(?i)content-length: *([0-9]+)/).flatMap { Int($0.1) }
      length = end.upperBound + (body ?? 0)
    }
    return bytes
  }
}
