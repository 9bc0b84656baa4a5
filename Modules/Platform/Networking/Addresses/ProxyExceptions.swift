import Foundation

/// The servers that are reached without a proxy, as `NO_PROXY` lists them: hosts, which stand for those below them, too,
/// addresses, ranges of addresses such as `10.0.0.0/8`, each with a port or without, or `*` for all servers.
struct ProxyExceptions: Hashable, Sendable {
  private struct Exception: Hashable {
    let host: String
    let port: Int?
    let range: AddressRange?
  }

  private let exceptions: [Exception]
  private let isAll: Bool

  init(_ text: String) {
    let entries = text.lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
    isAll = entries.contains("*")
    exceptions = entries.map { entry -> Exception in
      if let range = AddressRange(entry) { return Exception(host: entry, port: nil, range: range) }
      let match = entry.wholeMatch(of: /(?:\[([^\]]*)\]|([^:]*)):([0-9]+)/)
      let host = match.map { String($0.1 ?? $0.2 ?? "") } ?? entry.trimmingCharacters(in: ["[", "]"])
      return Exception(
        host: String(host.trimmingPrefix(/\*?\./)), port: match.flatMap { Int($0.3) },
        range: AddressRange(host))
    }
  }

  func contains(_ server: ServerAddress) -> Bool {
    isAll
      || exceptions.contains { exception in
        guard exception.port == nil || exception.port == server.port else { return false }
        if let range = exception.range { return range.contains(server.host) }
        return server.host == exception.host || server.host.hasSuffix(".\(exception.host)")
      }
  }
}

/// Addresses that begin with the same bits.
struct AddressRange: Hashable, Sendable {
  private let bytes: [UInt8]
  private let bits: Int

  /// Reads `10.0.0.0/8`, `2001:db8::/32`, or a single address; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let bytes = Self.bytes(parts[0]) else { return nil }
    self.bytes = bytes
    guard parts.count > 1 else {
      bits = bytes.count * 8
      return
    }
    guard let bits = Int(parts[1]), (0...bytes.count * 8).contains(bits) else { return nil }
    self.bits = bits
  }

  func contains(_ host: String) -> Bool {
    guard let other = Self.bytes(host), other.count == bytes.count else { return false }
    return (0..<bits).allSatisfy { bit in
      let mask = UInt8(0x80) >> (bit % 8)
      return bytes[bit / 8] & mask == other[bit / 8] & mask
    }
  }

  /// The bytes of an address; nil for anything else.
  static func bytes(_ text: String) -> [UInt8]? {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: &four) { Array($0) } }
    if inet_pton(AF_INET6, text, &six) == 1 { return withUnsafeBytes(of: &six) { Array($0) } }
    return nil
  }
}
