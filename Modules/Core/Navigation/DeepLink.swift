public import Entities
import Foundation

/// A route as text: `socialconnect://host/post/ID`, or the short forms that people type.
///
/// | text | place |
/// |---|---|
/// | `post/ID` | a post |
/// | `@alice`, `user/alice` | a person |
/// | `#swift`, `search/swift` | what is found for it |
/// | `home`, `public`, `notifications`, `accounts`, `new`, `requests`, `blocks`, `mutes` | that screen |
public enum DeepLink {
  /// The scheme of links that leave the app.
  public static let scheme = "socialconnect"

  /// The place that a link or a short form names.
  ///
  /// Throws `invalid(.link, .malformed)` for anything else.
  public static func route(from text: String) throws(SocialError) -> Route {
    var path = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let range = path.range(of: "\(scheme)://", options: [.anchored, .caseInsensitive]) {
      // What stands between the slashes is the server; a local link has none.
      path = String(path[range.upperBound...].drop { $0 != "/" }.dropFirst())
    }
    if let handle = path.wholeMatch(of: /@([^\s\/]+)/) {
      return .person(handle: String(handle.1))
    }
    if path.hasPrefix("#"), path.count > 1 { return .search(path) }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let argument = parts.count == 2 ? parts[1] : nil
    guard let route = route(named: parts.first ?? "", argument) else {
      throw .invalid(.link, .malformed)
    }
    return route
  }

  /// The link that leads to a place; nil for places that mean nothing to others.
  public static func text(for route: Route) -> String? {
    let path: String? =
      switch route {
      case .home: "home"
      case .publicTimeline: "public"
      case .notifications: "notifications"
      case .post(let id): "post/\(escaped(id.rawValue))"
      case .person(let handle): "user/\(escaped(handle))"
      case .search(let query): query.isEmpty ? "search" : "search/\(escaped(query))"
      case .welcome, .signIn, .signUp, .accounts, .posts, .likers, .sharers, .compose, .profile, .followers,
        .following,
        .followRequests, .blockedPeople, .mutedPeople:
        nil
      }
    return path.map { "\(scheme):///\($0)" }
  }

  private static func route(named name: String, _ argument: String?) -> Route? {
    switch (name.lowercased(), argument) {
    case ("home", nil): .home
    case ("public", nil): .publicTimeline
    case ("notifications", nil): .notifications
    case ("accounts", nil): .accounts
    case ("requests", nil): .followRequests
    case ("blocks", nil): .blockedPeople
    case ("mutes", nil): .mutedPeople
    case ("new", nil): .compose(commentOn: nil)
    case ("search", let query): .search(unescaped(query ?? ""))
    // A slash of the id itself comes escaped.
    case ("post", let id?) where !id.isEmpty && !id.contains("/"): .post(ID(unescaped(id)))
    case ("user", let handle?) where !handle.isEmpty && !handle.contains("/"):
      .person(handle: unescaped(handle))
    default: nil
    }
  }

  private static func unescaped(_ text: String) -> String {
    text.removingPercentEncoding ?? text
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}
