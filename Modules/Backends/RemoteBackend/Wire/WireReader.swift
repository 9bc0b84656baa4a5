import AppValues
import Entities
import MastodonAPI
import SocialHTMLReading
import SocialOfflineStore

/// Reads what a server answers as entities. Everything that is known of the wire is in files of this folder.
struct WireReader: Sendable {
  /// The server's name, by which it may qualify the names of its own people, with its port and without.
  let hosts: [String]
  /// Who reads; nil for an anonymous viewer.
  let viewer: ID<User>?
  /// Takes those who come along with posts; nil if they aren't kept.
  var seen: SeenPeople?

  /// A name as it's shown here: qualified for people of other servers only.
  func handle(_ acct: String) -> String {
    let name = acct.first == "@" ? String(acct.dropFirst()) : acct
    guard let own = hosts.first(where: { name.lowercased().hasSuffix("@" + $0) }) else { return name }
    return String(name.dropLast(own.count + 1))
  }

  /// The text of a piece of HTML.
  ///
  /// - Parameters:
  ///   - people: The handles of those whom it mentions, by the addresses that it links to.
  ///   - hasQuote: Whether what it quotes is shown beside it.
  func text(_ html: String, naming people: [String: String] = [:], hasQuote: Bool = false) -> String {
    html.isEmpty ? "" : HTMLReader().read(html, naming: people, hasQuote: hasQuote).text
  }
}

extension Collection {
  /// The text or the list; nil if it's empty.
  var unlessEmpty: Self? { isEmpty ? nil : self }
}
