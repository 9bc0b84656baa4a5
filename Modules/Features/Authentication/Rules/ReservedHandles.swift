public import AppValues
import Entities

/// The handles that people can't choose when they sign up, since others would mistake the account for one of the people who
/// run the place: names of offices, the place's own names, and the beginnings of its addresses.
///
/// The names of offices and of the place are recognised in disguise, too: `adm1n`, `_0wner_`, `the_supp0rt_team`,
/// `moderators`. People who have such a handle already keep it, and the administrator can give it to someone.
public struct ReservedHandles: Hashable, Sendable {
  /// Names that are compared by how they look.
  private let offices: Set<String>
  /// Other words that can be part of the name of an office.
  private let fillers: Set<String>
  /// Names that are compared as they are written.
  private let places: Set<String>

  /// No reserved handles, for accounts that the owner of the data creates.
  public static let none = ReservedHandles(offices: [], fillers: [], places: [])

  /// The handles that a server reserves.
  ///
  /// - Parameters:
  ///   - names: What the server is called: its title, and the parts of its host.
  ///   - places: The beginnings of its addresses, besides the usual ones.
  public static func ofServer(names: [String] = [], places: [String] = []) -> ReservedHandles {
    ReservedHandles(
      offices: offices + names, fillers: fillers, places: commonPlaces + places)
  }

  private init(offices: [String], fillers: [String], places: [String]) {
    // Shorter names mean nothing in particular.
    self.offices = Set(offices.map(Self.look).filter { $0.count >= 3 })
    self.fillers = Set(fillers.map(Self.look))
    self.places = Set(places.map(Self.bare).filter { !$0.isEmpty })
  }

  /// Throws `invalid(.handle, .reserved)`.
  public func check(_ handle: String) throws(AppError) {
    if holds(handle) { throw .invalid(.handle, .reserved) }
  }

  private func holds(_ handle: String) -> Bool {
    let bare = Self.bare(handle)
    if bare.pluralForms.contains(where: places.contains) { return true }
    // A number at the end is a disguise, too; digits elsewhere stand for letters.
    var withoutNumber = bare
    while withoutNumber.last?.isNumber == true { withoutNumber.removeLast() }
    return [bare, withoutNumber].contains { isOffice(Self.look($0)) }
  }

  /// Whether a text consists of names of offices and fillers, with at least one office.
  private func isOffice(_ text: String) -> Bool {
    let characters = Array(text)
    // For each place: whether the text before it consists of fillers alone, or of such words with an office.
    var reached = [(plain: true, office: false)]
    for end in characters.indices.map({ $0 + 1 }) {
      var here = (plain: false, office: false)
      for start in 0..<end where reached[start].plain || reached[start].office {
        let forms = String(characters[start..<end]).pluralForms
        if forms.contains(where: offices.contains) {
          here.office = true
        } else if forms.contains(where: fillers.contains) {
          here.plain = here.plain || reached[start].plain
          here.office = here.office || reached[start].office
        }
      }
      reached.append(here)
    }
    return reached.last?.office ?? false
  }

  /// Its letters and digits.
  private static func bare(_ text: String) -> String {
    text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// A name as it looks: characters that are easily mistaken for each other become the same.
  private static func look(_ text: String) -> String {
    String(bare(text).map { looks[$0] ?? $0 }).replacing("rn", with: "m").replacing("vv", with: "w")
  }

  private static let looks: [Character: Character] = [
    "0": "o", "1": "i", "l": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g",
  ]
}

extension String {
  /// The word as it stands, and without the ending of a plural.
  fileprivate var pluralForms: [String] {
    [self, self + "s"] + (hasSuffix("s") || hasSuffix("z") ? [String(dropLast())] : [])
  }
}

extension ReservedHandles {
  private static let offices = [
    "abuse", "admin", "administration", "administrator", "billing", "customerservice", "donotreply", "help",
    "helpdesk", "hostmaster", "mod", "moderation", "moderator", "noreply", "official", "operator", "owner",
    "postmaster", "root", "safety", "security", "socialconnect", "staff", "superuser", "support",
    "sysadmin", "sysop", "system", "trust", "trustandsafety", "verification", "verified", "webmaster",
  ]

  private static let fillers = [
    "account", "app", "bot", "center", "centre", "desk", "here", "hq", "line", "page", "real", "server",
    "site", "social", "team", "the", "this",
  ]

  /// Those of every server, and the mailboxes of RFC 2142.
  private static let commonPlaces = [
    "about", "account", "accounts", "api", "app", "apps", "assets", "auth", "contact", "everyone",
    "explore", "favicon", "follow", "health", "home", "imap", "inbox", "info", "instance", "internal",
    "legal", "local", "localhost", "login", "logout", "mail", "marketing", "me", "media", "nodeinfo", "noc",
    "notifications", "null", "oauth", "outbox", "privacy", "public", "ready", "register", "robots", "rules",
    "sales",
    "search", "settings", "share", "signin", "signout", "signup", "smtp", "static", "status", "statuses",
    "streaming", "tag", "tags", "terms", "timeline", "timelines", "undefined", "user", "users", "web",
    "wellknown", "www",
  ]
}
