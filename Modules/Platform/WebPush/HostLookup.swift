import Foundation
import SocialScheduling

/// Looks up the addresses of hosts with the system's resolver.
struct HostLookup: Sendable {
  /// All addresses of a host, the preferred one first; empty for an unknown host.
  var addresses: @Sendable (_ host: String) async -> [NetworkAddress] = { host in
    await BlockingWork.run { Self.resolve(host) }
  }

  private static func resolve(_ host: String) -> [NetworkAddress] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    var addresses: [NetworkAddress] = []
    var next = first
    while let entry = next?.pointee {
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let status = getnameinfo(
        entry.ai_addr, entry.ai_addrlen, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
      let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // One that can't be written as bytes, such as one of a single network, isn't left out: it makes all unusable.
      guard status == 0, let address = NetworkAddress(text) else { return [] }
      addresses.append(address)
      next = entry.ai_next
    }
    return addresses
  }
}
