public import AppScreens
public import AppValues
public import Entities

/// A place in the app, identified by opaque ids only, so that it can be saved, printed and opened again.
///
/// Encoded, it's an object with one key, the name of the case: `{"home":{}}`, `{"post":{"_0":"42"}}`,
/// `{"posts":{"of":"1","_1":"all"}}`. An app that restores places after an update skips those that can't be decoded;
/// links (`DeepLinks`) are the format that lasts.
@nonexhaustive
public enum Route: Codable, Hashable, Sendable {
  /// The choice between signing in, creating an account and looking around; for someone signed in, the first steps.
  case welcome
  /// Signing in to an account, in addition to those that are signed in here.
  case signIn
  /// Signing in by a provider, where the network is on this device.
  case providerSignIn
  /// Signing in at another server, in addition to the accounts that are signed in here.
  case addServer
  /// Creating an account, step by step.
  case signUp
  /// The accounts signed in on this device.
  case accounts
  /// Resetting a forgotten password.
  case forgotPassword
  /// How the account can be signed in to.
  case security
  /// Changing the account's password.
  case changePassword
  /// Turning two-factor authentication on and off.
  case twoFactor
  /// Changing the account's email address.
  case changeEmail
  /// The sessions of the account, on this device and others.
  case activeSessions
  /// The account's passkeys.
  case passkeys
  /// What happened to the account.
  case accountLog
  /// The providers' accounts by which the account can be signed in to.
  case linkedProviders
  /// Deleting the account.
  case deleteAccount
  /// Exporting and importing the account's data.
  case archive
  /// Posts by the people, and with the hashtags, that the viewer follows.
  case home
  /// Public posts by everyone, without comments.
  case publicTimeline
  /// The posts of one person.
  case posts(of: ID<User>, PersonPosts = .all)
  /// The public posts with a hashtag, by its name without the `#`; or with a selection of several: `#cats #dogs
  /// -#birds`.
  case hashtag(String)
  /// The hashtags that the viewer follows.
  case followedHashtags
  /// The viewer's lists of people.
  case lists
  /// The posts and shares of the people in a list.
  case list(ID<UserList>)
  /// The people in a list and its name.
  case listMembers(ID<UserList>)
  /// The viewer's lists, to add a person to them.
  case addToLists(ID<User>)
  /// The posts of the last days that most people liked or shared.
  case popular
  /// The viewer's bookmarks.
  case bookmarks
  /// The posts the viewer liked.
  case likes
  /// A post with its conversation.
  case post(ID<Post>)
  /// Who liked a post.
  case likers(of: ID<Post>)
  /// Who shared a post.
  case sharers(of: ID<Post>)
  /// A new post, or a comment on a post; optionally with a text and who can see it to begin with.
  case compose(commentOn: ID<Post>?, text: String? = nil, visibility: PostVisibility? = nil)
  /// Editing one of the viewer's posts.
  case edit(ID<Post>)
  /// The edit history of a post.
  case history(ID<Post>)
  /// The drafts on this device.
  case drafts
  /// The posts that the viewer has scheduled.
  case scheduled
  /// What was written on this device and waits for a server.
  case outbox
  /// A draft on this device, by its name.
  case draft(String)
  /// A person's profile, by id.
  case profile(ID<User>)
  /// The viewer's own profile.
  case ownProfile
  /// Reporting a person to the administrator, with or without one of their posts.
  case report(of: ID<User>, post: ID<Post>?)
  /// Editing the viewer's own profile.
  case editProfile
  /// A person by handle, as people type it.
  case person(handle: String)
  /// A person's followers.
  case followers(ID<User>)
  /// The people a person follows.
  case following(ID<User>)
  /// A person's followers that the viewer follows.
  case knownFollowers(of: ID<User>)
  /// The viewer's follow requests.
  case followRequests
  /// The people the viewer has blocked.
  case blockedPeople
  /// The people the viewer has muted.
  case mutedPeople
  /// Suggested people.
  case suggestedPeople
  /// Everyone who is discoverable.
  case directory(DirectoryOrder)
  /// The new followers grouped in a notification.
  case newFollowers(ID<Notice>)
  /// The viewer's inbox of direct posts.
  case messages
  /// The viewer's notifications.
  case notifications
  /// Which activity notifies the viewer.
  case notificationSettings
  /// The people whose notifications wait, and what becomes of those of people whom the viewer may not know.
  case notificationRequests
  /// What the administrator announced.
  case announcements
  /// The search, with a query to begin with.
  case search(String)
  /// The viewer's filters; one of them.
  case filters
  case filter(ID<PostFilter>)
  /// The viewer's filters, to add a post to them.
  case addToFilters(ID<Post>)
}

extension Route: AppPlace {
  /// The kind of a place, without the ID of what it shows. An app has all places of a kind, or none.
  @nonexhaustive
  public enum Kind: CaseIterable, Hashable, Sendable {
    case welcome, signIn, providerSignIn, addServer, signUp, accounts, forgotPassword, security,
      changePassword, changeEmail
    case activeSessions, accountLog, passkeys, twoFactor, linkedProviders
    case deleteAccount, archive, filters, filter, addToFilters
    case home, publicTimeline, posts, hashtag, followedHashtags, lists, list, listMembers, addToLists
    case popular, bookmarks, likes
    case post, likers, sharers, compose, comment, edit, history, drafts, draft, scheduled, outbox
    case profile, ownProfile, report, editProfile, person, followers, following, knownFollowers
    case followRequests, blockedPeople, mutedPeople, suggestedPeople, directory, newFollowers
    case messages, notifications, notificationSettings, notificationRequests, announcements, search
  }

  /// The kind of this place. A comment is a different kind from a new post.
  public var kind: Kind {
    switch self {
    case .welcome: .welcome
    case .signIn: .signIn
    case .providerSignIn: .providerSignIn
    case .addServer: .addServer
    case .signUp: .signUp
    case .accounts: .accounts
    case .forgotPassword: .forgotPassword
    case .security: .security
    case .changePassword: .changePassword
    case .twoFactor: .twoFactor
    case .changeEmail: .changeEmail
    case .activeSessions: .activeSessions
    case .passkeys: .passkeys
    case .accountLog: .accountLog
    case .linkedProviders: .linkedProviders
    case .deleteAccount: .deleteAccount
    case .archive: .archive
    case .filters: .filters
    case .filter: .filter
    case .addToFilters: .addToFilters
    case .home: .home
    case .publicTimeline: .publicTimeline
    case .posts: .posts
    case .hashtag: .hashtag
    case .followedHashtags: .followedHashtags
    case .lists: .lists
    case .list: .list
    case .listMembers: .listMembers
    case .addToLists: .addToLists
    case .popular: .popular
    case .bookmarks: .bookmarks
    case .likes: .likes
    case .post: .post
    case .likers: .likers
    case .sharers: .sharers
    case .compose(commentOn: nil, text: _, visibility: _): .compose
    case .compose: .comment
    case .edit: .edit
    case .history: .history
    case .drafts: .drafts
    case .scheduled: .scheduled
    case .outbox: .outbox
    case .draft: .draft
    case .profile: .profile
    case .ownProfile: .ownProfile
    case .report: .report
    case .editProfile: .editProfile
    case .person: .person
    case .followers: .followers
    case .following: .following
    case .knownFollowers: .knownFollowers
    case .followRequests: .followRequests
    case .blockedPeople: .blockedPeople
    case .mutedPeople: .mutedPeople
    case .suggestedPeople: .suggestedPeople
    case .directory: .directory
    case .newFollowers: .newFollowers
    case .messages: .messages
    case .notifications: .notifications
    case .notificationSettings: .notificationSettings
    case .notificationRequests: .notificationRequests
    case .announcements: .announcements
    case .search: .search
    }
  }
}

extension Set<Route.Kind> {
  /// Every kind of place.
  public static var all: Self { Self(Route.Kind.allCases) }
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
  /// | `https://example.org/@alice`, `https://example.org/@alice/ID` | a person, and a post, by the address of its page |
  /// | a word of `places` | that screen |
  ///
  /// - Parameters:
  ///   - scheme: The scheme of links that leave the app.
  ///   - host: The server that links name; empty for places on this device.
  public static func social(scheme: String, host: String = "") -> DeepLinks<Route> {
    DeepLinks(
      scheme: scheme, host: host,
      places: [
        "home": .home, "public": .publicTimeline, "messages": .messages, "notifications": .notifications,
        "notification-settings": .notificationSettings, "notification-requests": .notificationRequests,
        "announcements": .announcements, "search": .search(""),
        "popular": .popular, "bookmarks": .bookmarks, "likes": .likes, "lists": .lists,
        "tags": .followedHashtags, "filters": .filters,
        "new": .compose(commentOn: nil), "drafts": .drafts, "scheduled": .scheduled, "outbox": .outbox,
        "accounts": .accounts,
        "security": .security, "passkeys": .passkeys, "two-factor": .twoFactor, "archive": .archive,
        "suggestions": .suggestedPeople, "directory": .directory(.active),
        "new-people": .directory(.newest),
        "requests": .followRequests, "blocks": .blockedPeople, "mutes": .mutedPeople,
        "profile": .ownProfile, "edit-profile": .editProfile,
      ],
      kinds: [
        "search": .phrase { .search($0) },
        "post": .named { .post(ID($0)) }, "list": .named { .list(ID($0)) }, "tag": .named { .hashtag($0) },
        "user": .named { .person(handle: $0) },
      ],
      shortForm: {
        $0.wholeMatch(of: /@([^\s\/]+)/).map { .person(handle: String($0.1)) } ?? hashtags($0) ?? page($0)
      },
      path: { path(of: $0) })
  }

  /// The place of a server's web page, by its address.
  private static func page(_ address: String) -> Route? {
    let form = /https?:\/\/([^\s\/?#]+)\/@([^\s\/?#@]+)(?:\/([0-9A-Za-z]+))?\/?/.ignoresCase()
    guard let match = address.wholeMatch(of: form) else { return nil }
    return match.3.map { .post(ID(String($0))) } ?? .person(handle: "\(match.2)@\(match.1)")
  }

  /// The posts with a hashtag or a selection of several, such as `#cats #dogs -#birds`. Other words are searched for.
  private static func hashtags(_ line: String) -> Route? {
    guard line.hasPrefix("#"), line.count > 1 else { return nil }
    let words = line.split(whereSeparator: \.isWhitespace)
    if words.count == 1 { return .hashtag(String(words[0].dropFirst())) }
    let areHashtags = words.allSatisfy { $0.wholeMatch(of: /[+-]?#[^#]+/) != nil }
    return areHashtags ? .hashtag(line) : .search(line)
  }

  private static func path(of route: Route) -> Path? {
    switch route {
    case .filters: Path("filters")
    case .home: Path("home")
    case .publicTimeline: Path("public")
    case .messages: Path("messages")
    case .notifications: Path("notifications")
    case .notificationSettings: Path("notification-settings")
    case .notificationRequests: Path("notification-requests")
    case .announcements: Path("announcements")
    case .post(let id): Path("post", id.rawValue)
    case .ownProfile: Path("profile")
    case .person(let handle): Path("user", handle)
    case .search(let query): Path("search", query.isEmpty ? nil : query)
    case .hashtag(let name): Path("tag", name)
    case .followedHashtags: Path("tags")
    case .lists: Path("lists")
    case .list(let id): Path("list", id.rawValue)
    case .popular: Path("popular")
    case .bookmarks: Path("bookmarks")
    case .likes: Path("likes")
    case .directory(.active): Path("directory")
    case .directory(.newest): Path("new-people")
    case .welcome, .signIn, .providerSignIn, .addServer, .signUp, .accounts, .forgotPassword, .security,
      .changePassword, .changeEmail, .activeSessions, .accountLog, .passkeys, .twoFactor, .linkedProviders,
      .deleteAccount,
      .archive, .filter, .addToFilters, .posts, .compose, .edit, .history, .drafts, .scheduled, .outbox,
      .draft, .profile, .report,
      .editProfile, .followers, .following, .knownFollowers, .listMembers, .addToLists, .followRequests,
      .blockedPeople, .mutedPeople, .suggestedPeople, .newFollowers, .likers, .sharers:
      nil
    }
  }
}
