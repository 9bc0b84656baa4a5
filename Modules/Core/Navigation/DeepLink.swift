public import AppValues
import Entities
import Foundation

/// A route as text: `socialconnect://host/post/ID`, or the short forms that people type.
///
/// | text | place |
/// |---|---|
/// | `post/ID` | a post |
/// | `@alice`, `user/alice` | a person |
/// | `#swift`, `tag/swift`, `#swift #cats` | the posts with a hashtag, or with one of several |
/// | `search/swift` | what is found for it |
/// | `list/ID` | what the people of a list post |
/// | a word of `places` | that screen |
public enum DeepLink {
  /// The scheme of links that leave the app.
  public static let scheme = "socialconnect"

  /// The screens that a word alone names.
  public static let places: KeyValuePairs<String, Route> = [
    "home": .home, "public": .publicTimeline, "notifications": .notifications,
    "notification-settings": .notificationSettings, "search": .search(""),
    "bookmarks": .bookmarks, "likes": .likes, "lists": .lists, "tags": .followedHashtags,
    "new": .compose(commentOn: nil), "drafts": .drafts, "accounts": .accounts, "archive": .archive,
    "suggestions": .suggestedPeople,
    "requests": .followRequests, "blocks": .blockedPeople, "mutes": .mutedPeople,
    "profile": .ownProfile, "edit-profile": .editProfile,
  ]

  /// The place that a link or a short form names.
  ///
  /// Throws `invalid(.link, .malformed)` for anything else.
  public static func route(from text: String) throws(AppError) -> Route {
    var path = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let range = path.range(of: "\(scheme)://", options: [.anchored, .caseInsensitive]) {
      // What stands between the slashes is the server; a local link has none.
      path = String(path[range.upperBound...].drop { $0 != "/" }.dropFirst())
    }
    if let handle = path.wholeMatch(of: /@([^\s\/]+)/) {
      return .person(handle: String(handle.1))
    }
    if path.hasPrefix("#"), path.count > 1 { return hashtags(path) }
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
      case .notificationSettings: "notification-settings"
      case .post(let id): "post/\(escaped(id.rawValue))"
      case .ownProfile: "profile"
      case .person(let handle): "user/\(escaped(handle))"
      case .search(let query): query.isEmpty ? "search" : "search/\(escaped(query))"
      case .hashtag(let name): "tag/\(escaped(name))"
      case .followedHashtags: "tags"
      case .lists: "lists"
      case .list(let id): "list/\(escaped(id.rawValue))"
      case .bookmarks: "bookmarks"
      case .likes: "likes"
      case .welcome, .signIn, .signUp, .accounts, .forgotPassword, .changePassword, .changeEmail,
        .activeSessions,
        .deleteAccount, .archive, .posts,
        .compose, .edit, .history, .drafts,
        .draft, .profile, .report, .editProfile, .followers, .following, .knownFollowers, .listMembers,
        .addToLists,
        .followRequests,
        .blockedPeople,
        .mutedPeople, .suggestedPeople, .newFollowers, .likers, .sharers:
        nil
      }
    return path.map { "\(scheme):///\($0)" }
  }

  /// The posts with a hashtag or, of several, as `#cats #dogs -#birds` says; other words are looked for.
  private static func hashtags(_ line: String) -> Route {
    let words = line.split(whereSeparator: \.isWhitespace)
    if words.count == 1 { return .hashtag(String(words[0].dropFirst())) }
    let areHashtags = words.allSatisfy { $0.wholeMatch(of: /[+-]?#[^#]+/) != nil }
    return areHashtags ? .hashtag(line) : .search(line)
  }

  private static func route(named name: String, _ argument: String?) -> Route? {
    let name = name.lowercased()
    if argument == nil, let place = places.first(where: { $0.key == name }) { return place.value }
    return switch (name, argument) {
    case ("search", let query?): .search(unescaped(query))
    // A slash of the id itself comes escaped.
    case ("post", let id?) where !id.isEmpty && !id.contains("/"): .post(ID(unescaped(id)))
    case ("list", let id?) where !id.isEmpty && !id.contains("/"): .list(ID(unescaped(id)))
    case ("tag", let name?) where !name.isEmpty && !name.contains("/"): .hashtag(unescaped(name))
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
