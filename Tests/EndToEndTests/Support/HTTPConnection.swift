import Foundation
import Synchronization

/// A connection to a server on this machine, over which a test says exactly what it wants.
final class HTTPConnection: Sendable {
  private let descriptor: CInt
  private let queue = DispatchQueue(label: "connection")

  /// - Parameter client: The last number of the client's own address, 127.0.0.`client`.
  init(port: Int, from client: UInt8 = 1) throws {
    descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    // What fails from here on is closed by `deinit`.
    guard Self.call(bind, descriptor, client, 0) else {
      throw HTTPConnectionFault(call: "bind", errorNumber: errno)
    }
    guard Self.call(connect, descriptor, 1, in_port_t(port)) else {
      throw HTTPConnectionFault(call: "connect", errorNumber: errno)
    }
  }

  private static func call(
    _ call: (CInt, UnsafePointer<sockaddr>, socklen_t) -> CInt, _ descriptor: CInt, _ number: UInt8,
    _ port: in_port_t
  ) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = (in_addr_t(0x7f00_0000) + in_addr_t(number)).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(descriptor, $0, length) == 0 }
    }
  }

  deinit {
    close(descriptor)
  }

  /// Sends bytes, as far as they are taken.
  func send(_ text: String) async throws {
    try await run { [descriptor] in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
        }
        guard count > 0 else { throw HTTPConnectionFault(call: "send", errorNumber: errno) }
        bytes = bytes.dropFirst(count)
      }
    }
  }

  /// Reads until the server closes the connection.
  func readToEnd() async throws -> HTTPReply {
    try await run { [descriptor] in
      var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count < 0 { throw HTTPConnectionFault(call: "recv", errorNumber: errno) }
        if count == 0 { return try HTTPReply(String(decoding: bytes, as: UTF8.self)) }
        bytes += buffer[..<count]
      }
    }
  }

  /// Reads an answer that says how long it is.
  func readAnswer() async throws -> HTTPReply {
    try await run { [descriptor] in
      var (bytes, buffer, length) = ([UInt8](), [UInt8](repeating: 0, count: 65_536), Int?.none)
      while length.map({ bytes.count < $0 }) ?? true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count <= 0 { throw HTTPConnectionFault(call: "recv", errorNumber: errno) }
        bytes += buffer[..<count]
        if length == nil, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
          let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
          let body = head.firstMatch(of: /(?i)content-length: ([0-9]+)/).flatMap { Int($0.1) }
          length = end.upperBound + (body ?? 0)
        }
      }
      return try HTTPReply(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}

struct HTTPConnectionFault: Error {
  let call: String
  let errorNumber: CInt
}

/// An answer.
struct HTTPReply: Sendable {
  let status: Int
  let head: String
  let body: String

  init(_ text: String) throws {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    head = String(parts.first ?? "")
    body = parts.count > 1 ? String(parts[1]) : ""
    status = Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0
  }
}
