import AppValues
import SocialDatabase

/// The hosts by which people reach the network, or did: with one of them `mar@host` is `mar`.
///
/// The database keeps them, for a server is not the only one to write: what the shell publishes on the same data, and
/// what was published before the server had its name of today, means the same people.
struct OwnHosts {
  private let hosts: Set<Substring>

  /// - Parameter list: As the setting has them.
  init(_ list: String) {
    hosts = Set(list.split(separator: " "))
  }

  /// The handle of someone here, by one that may have a host, both folded; nil for someone of another server.
  func handle(_ handle: String) -> String? {
    guard let at = handle.firstIndex(of: "@") else { return handle }
    return hosts.contains(handle[handle.index(after: at)...]) ? String(handle[..<at]) : nil
  }

  /// The list with another host; nil where it is in there.
  static func adding(_ host: String, to list: String) -> String? {
    list.split(separator: " ").contains(host[...]) ? nil : list.isEmpty ? host : "\(list) \(host)"
  }
}

extension SQLConnection {
  /// What tells which of some handles are of people here; it isn't read where none has a host.
  func ownHosts(for handles: [String]) throws(AppError) -> OwnHosts {
    guard handles.contains(where: { $0.contains("@") }) else { return OwnHosts("") }
    return OwnHosts(try value(of: .hosts) ?? "")
  }

  /// The handle that someone here is looked up by; one of another server as it is, which no one here has.
  func ownHandle(_ handle: String) throws(AppError) -> String {
    let folded = Folded.handle(handle)
    return try ownHosts(for: [folded]).handle(folded) ?? folded
  }
}
