public import AppScreens
import AppValues

extension DeepLinks<Route> {
  /// The links of a social app.
  ///
  /// | text | place |
  /// |---|---|
  /// | `post/ID` | a post |
  /// | `@alice`, `user/alice` | a person |
  /// | `#swift`, `tag/swift`, `#swift #cats` | the posts with a hashtag, or with one of several |
  /// | `search/swift` | what is found for it |
  /// | `list/ID` | what the people of a list post |
  /// | a word of `places` | that screen |
  ///
  /// - Parameters:
  ///   - scheme: The scheme of links that leave the app.
  ///   - host: The server that the links name; empty for places of this machine.
  public static func social(scheme: String, host: String = "") -> DeepLinks<Route> {
    DeepLinks(
      scheme: scheme, host: host,
      places: [
        "home": .home, "public": .publicTimeline, "notifications": .notifications,
        "notification-settings": .notificationSettings, "search": .search(""),
        "bookmarks": .bookmarks, "likes": .likes, "lists": .lists, "tags": .followedHashtags,
        "new": .compose(commentOn: nil), "drafts": .drafts, "accounts": .accounts, "archive": .archive,
        "suggestions": .suggestedPeople,
        "requests": .followRequests, "blocks": .blockedPeople, "mutes": .mutedPeople,
        "profile": .ownProfile, "edit-profile": .editProfile,
      ],
      kinds: [
        "search": .phrase { .search($0) },
        "post": .named { .post(ID($0)) }, "list": .named { .list(ID($0)) }, "tag": .named { .hashtag($0) },
        "user": .named { .person(handle: $0) },
      ],
      shortForm: { $0.wholeMatch(of: /@([^\s\/]+)/).map { .person(handle: String($0.1)) } ?? hashtags($0) },
      path: { path(of: $0) })
  }

  /// The posts with a hashtag or, of several, as `#cats #dogs -#birds` says; other words are looked for.
  private static func hashtags(_ line: String) -> Route? {
    guard line.hasPrefix("#"), line.count > 1 else { return nil }
    let words = line.split(whereSeparator: \.isWhitespace)
    if words.count == 1 { return .hashtag(String(words[0].dropFirst())) }
    let areHashtags = words.allSatisfy { $0.wholeMatch(of: /[+-]?#[^#]+/) != nil }
    return areHashtags ? .hashtag(line) : .search(line)
  }

  private static func path(of route: Route) -> Path? {
    switch route {
    case .home: Path("home")
    case .publicTimeline: Path("public")
    case .notifications: Path("notifications")
    case .notificationSettings: Path("notification-settings")
    case .post(let id): Path("post", id.rawValue)
    case .ownProfile: Path("profile")
    case .person(let handle): Path("user", handle)
    case .search(let query): Path("search", query.isEmpty ? nil : query)
    case .hashtag(let name): Path("tag", name)
    case .followedHashtags: Path("tags")
    case .lists: Path("lists")
    case .list(let id): Path("list", id.rawValue)
    case .bookmarks: Path("bookmarks")
    case .likes: Path("likes")
    case .welcome, .signIn, .signUp, .accounts, .forgotPassword, .changePassword, .changeEmail,
      .activeSessions,
      .deleteAccount, .archive, .posts, .compose, .edit, .history, .drafts, .draft, .profile, .report,
      .editProfile, .followers, .following, .knownFollowers, .listMembers, .addToLists, .followRequests,
      .blockedPeople, .mutedPeople, .suggestedPeople, .newFollowers, .likers, .sharers:
      nil
    }
  }
}
