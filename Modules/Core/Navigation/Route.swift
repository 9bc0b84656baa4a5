public import AppScreens
public import AppValues
public import Entities

/// A place in the app, named by opaque ids only, so that it can be kept, printed and reached again.
///
/// Encoded, it is an object of one key, the case's name: `{"home":{}}`, `{"post":{"_0":"42"}}`,
/// `{"posts":{"of":"1","_1":"all"}}`. An app that restores places after an update passes over what does not decode; a
/// link (`DeepLinks`) is the form that lasts.
public enum Route: Codable, Hashable, Sendable {
  /// The choice between signing in, creating an account and looking around; when signed in, the first steps.
  case welcome
  /// Signing in to an account, beside those that are signed in here.
  case signIn
  /// Creating an account, step by step.
  case signUp
  /// The accounts signed in on this machine.
  case accounts
  /// Resetting a forgotten password.
  case forgotPassword
  /// Another password for the account.
  case changePassword
  /// Another e-mail address for the account.
  case changeEmail
  /// The sign-ins of the account on this machine and others, and ending them.
  case activeSessions
  /// The end of the account.
  case deleteAccount
  /// Everything of the account, out of it and into it.
  case archive
  /// Posts by the people, and with the hashtags, that the viewer follows.
  case home
  /// Public posts by everyone, comments left out.
  case publicTimeline
  /// The posts of one person.
  case posts(of: ID<User>, PersonPosts = .all)
  /// The public posts with a hashtag, by its name without the `#`; or with several: `#cats #dogs -#birds`.
  case hashtag(String)
  /// The hashtags that the viewer follows.
  case followedHashtags
  /// The viewer's lists of people.
  case lists
  /// What the people of a list post and share.
  case list(ID<UserList>)
  /// Who is in a list, and what it is called.
  case listMembers(ID<UserList>)
  /// The viewer's lists, to put a person into them.
  case addToLists(ID<User>)
  /// The posts that the viewer keeps.
  case bookmarks
  /// The posts that the viewer likes.
  case likes
  /// A post with its conversation.
  case post(ID<Post>)
  /// Who liked a post.
  case likers(of: ID<Post>)
  /// Who shared a post.
  case sharers(of: ID<Post>)
  /// A new post, or a comment on one.
  case compose(commentOn: ID<Post>?)
  /// A post of the viewer's own, to be changed.
  case edit(ID<Post>)
  /// All that a post has said.
  case history(ID<Post>)
  /// What has been begun and not published on this machine.
  case drafts
  /// A post begun earlier, by its draft's name on this machine.
  case draft(String)
  /// A person's profile, by id.
  case profile(ID<User>)
  /// The profile of the viewer themselves.
  case ownProfile
  /// Reporting a person to the administrator, with or without one of their posts.
  case report(of: ID<User>, post: ID<Post>?)
  /// Editing the viewer's own profile.
  case editProfile
  /// A person by handle: what people type.
  case person(handle: String)
  /// Who follows a person.
  case followers(ID<User>)
  /// Whom a person follows.
  case following(ID<User>)
  /// Those of a person's followers whom the viewer follows.
  case knownFollowers(of: ID<User>)
  /// Those who have asked to follow the viewer.
  case followRequests
  /// Whom the viewer blocks.
  case blockedPeople
  /// Whom the viewer mutes.
  case mutedPeople
  /// People whom the viewer may like to follow.
  case suggestedPeople
  /// The new followers that one notification groups.
  case newFollowers(ID<Notice>)
  /// The viewer's notifications.
  case notifications
  /// Which activity notifies the viewer.
  case notificationSettings
  /// Search, with a query to begin with.
  case search(String)
}

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
