import AppValues
import Foundation
import Timeline

/// What an address of this server leads to.
enum AddressSearch: Hashable {
  case person(AccountName)
  case status(ID<TimelineItem>)
  case hashtag(String)

  /// Nil for any other address.
  init?(_ text: String, on site: Site) {
    guard text.lowercased().hasPrefix(site.address + "/") else { return nil }
    let path = text.dropFirst(site.address.count + 1).prefix { $0 != "?" && $0 != "#" }
    let pieces = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    switch (pieces.first, pieces.count) {
    case ("tags", 2): self = .hashtag(pieces[1])
    case ("users", 2...): self.init(of: pieces[1], pieces.dropFirst(2).drop { $0 == "statuses" }, on: site)
    case (let name?, _) where name.hasPrefix("@"): self.init(of: name, pieces.dropFirst(), on: site)
    default: return nil
    }
  }

  /// - Parameter rest: What follows a person in the path: the ID of a post, or nothing.
  private init?(of person: String, _ rest: ArraySlice<String>, on site: Site) {
    guard let name = AccountName(person, on: site) else { return nil }
    guard let id = rest.first else {
      self = .person(name)
      return
    }
    if rest.count > 1 { return nil }
    self = .status(ID(id))
  }

  /// The kind of search result.
  var kind: SearchKind {
    switch self {
    case .person: .accounts
    case .status: .statuses
    case .hashtag: .hashtags
    }
  }
}

/// A kind of results.
enum SearchKind: String, Sendable {
  case accounts, statuses, hashtags
}
