import AppValues
import Entities
import MastodonAPI

/// Reads what a server answers as entities. Everything that is known of the wire is in files of this folder.
struct WireReader: Sendable {
  let html: HTMLReading
  /// The server's name, by which it may qualify the names of its own people, with its port and without.
  let hosts: [String]
  /// Who reads; nil for an anonymous viewer.
  let viewer: ID<User>?

  /// A name as it's shown here: qualified for people of other servers only.
  func handle(_ acct: String) -> String {
    let name = acct.first == "@" ? String(acct.dropFirst()) : acct
    guard let own = hosts.first(where: { name.lowercased().hasSuffix("@" + $0) }) else { return name }
    return String(name.dropLast(own.count + 1))
  }

  func text(_ source: String, _ names: [String: String] = [:]) -> String {
    source.isEmpty ? "" : html(source, names)
  }
}

extension Collection {
  /// The text or the list; nil if it's empty.
  var unlessEmpty: Self? { isEmpty ? nil : self }
}
