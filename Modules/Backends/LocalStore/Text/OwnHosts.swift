package import AppValues
package import SocialDatabase

/// The present and earlier hosts of the network's server: `mar@host` with one of them is `mar`.
///
/// The database keeps them, so that posts mean the same people if the shell publishes them on the same data, or if they
/// are older than the server's present name.
package struct OwnHosts {
  private let hosts: Set<Substring>

  /// - Parameter list: The value of the setting.
  package init(_ list: String) {
    hosts = Set(list.split(separator: " "))
  }

  package var all: Set<String> { Set(hosts.map(String.init)) }

  /// The handle without one of these hosts, both folded; nil for someone of another server.
  package func handle(_ handle: String) -> String? {
    guard let at = handle.firstIndex(of: "@") else { return handle }
    return hosts.contains(handle[handle.index(after: at)...]) ? String(handle[..<at]) : nil
  }

  /// The list with another host; nil if the host is in it already.
  package static func adding(_ host: String, to list: String) -> String? {
    list.split(separator: " ").contains(host[...]) ? nil : list.isEmpty ? host : "\(list) \(host)"
  }
}

extension SQLConnection {
  /// The hosts that tell which handles are of people here; not read if no handle has a host.
  package func ownHosts(for handles: [String]) throws(AppError) -> OwnHosts {
    guard handles.contains(where: { $0.contains("@") }) else { return OwnHosts("") }
    return OwnHosts(try value(of: .hosts) ?? "")
  }

  /// The handle to look someone up by. One of another server stays as it is, and no one here has it.
  package func ownHandle(_ handle: String) throws(AppError) -> String {
    let folded = IdentifierFolding.handle(handle)
    return try ownHosts(for: [folded]).handle(folded) ?? folded
  }
}
