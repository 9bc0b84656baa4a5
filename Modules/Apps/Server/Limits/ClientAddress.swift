import Foundation
import NIOCore

/// The address that a request comes from, as far as limits count it: the network of an IPv6 address, since someone
/// with one of them has 2^64.
struct ClientAddress: Hashable, Sendable {
  /// An IPv4 address, or the first 64 bits of an IPv6 one.
  let network: String
  /// The whole address; empty where it isn't known.
  let address: String

  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - forwarded: The values of `X-Forwarded-For`, in their order.
  ///   - proxies: The proxies that are trusted: the last address that isn't one of theirs is the client's.
  init(peer: String?, forwarded: [String], trusting proxies: Set<String>) {
    let claimed =
      forwarded.isEmpty
      ? []
      : forwarded.joined(separator: ",").split(separator: ",")
        .map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
    var address = peer.map(Self.plain) ?? Self.unknown
    for earlier in claimed.reversed() {
      // A proxy writes nothing but addresses.
      guard proxies.contains(address), let known = try? SocketAddress(ipAddress: earlier, port: 0) else {
        break
      }
      address = known.ipAddress.map(Self.plain) ?? address
    }
    network = Self.network(of: address)
    self.address = address == Self.unknown ? "" : address
  }

  private static let unknown = "unknown"

  /// An address without the `::ffff:` with which an IPv6 socket shows an IPv4 address.
  private static func plain(_ address: String) -> String {
    let lower = address.lowercased()
    return lower.hasPrefix("::ffff:") && lower.contains(".") ? String(lower.dropFirst(7)) : lower
  }

  private static func network(of address: String) -> String {
    var known = in6_addr()
    guard inet_pton(AF_INET6, address, &known) == 1 else { return address }
    let bytes = withUnsafeBytes(of: known) { Array($0.prefix(8)) }
    let groups = stride(from: 0, to: 8, by: 2).map {
      String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16)
    }
    return groups.joined(separator: ":") + "::/64"
  }
}
