import Foundation

/// An IPv4 or IPv6 address, as bytes.
struct NetworkAddress: Hashable, Sendable {
  private let bytes: [UInt8]
  /// The address as text, without brackets.
  let text: String

  /// Reads `192.0.2.1` and `2001:db8::1`; nil for anything else.
  init?(_ text: String) {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: &four) { Array($0) }
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      bytes = withUnsafeBytes(of: &six) { Array($0) }
    } else {
      return nil
    }
    self.text = text
  }

  /// Whether it's reachable on the whole internet: not an address of this machine, of a private network, a multicast
  /// address, or one that is reserved (RFC 6890).
  var isPublic: Bool {
    if bytes.count == 4 { return Self.isPublic(bytes) }
    // One of IPv4, in the clothes of IPv6.
    if let inner = Self.inner(bytes) { return Self.isPublic(inner) }
    return !Self.reserved6.contains { Self.begins(bytes, $0.bytes, $0.bits) } && bytes[0] & 0xE0 == 0x20
  }

  /// The IPv4 address that an IPv6 address stands for: mapped, compatible, translated (RFC 6052), or 6to4.
  private static func inner(_ bytes: [UInt8]) -> [UInt8]? {
    let zeros = [UInt8](repeating: 0, count: 12)
    if bytes.starts(with: zeros[2...] + [0xFF, 0xFF]) || bytes.starts(with: zeros)
      || bytes.starts(with: [0, 0x64, 0xFF, 0x9B] + zeros[4...])
    {
      return Array(bytes[12...])
    }
    return bytes.starts(with: [0x20, 0x02]) ? Array(bytes[2..<6]) : nil
  }

  private static func isPublic(_ bytes: [UInt8]) -> Bool {
    // Those of many at once, and all above.
    bytes[0] < 224 && !reserved4.contains { begins(bytes, $0.bytes, $0.bits) }
  }

  private static func begins(_ bytes: [UInt8], _ start: [UInt8], _ bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let mask = UInt8(0x80) >> (bit % 8)
      return bytes[bit / 8] & mask == start[bit / 8] & mask
    }
  }

  private static let reserved4: [(bytes: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
    ([203, 0, 113], 24),
  ]

  /// Reserved ranges within the internet's addresses: Teredo and other protocols, and examples.
  private static let reserved6: [(bytes: [UInt8], bits: Int)] = [
    ([0x20, 0x01, 0, 0], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x3F, 0xFF, 0], 20),
  ]
}
