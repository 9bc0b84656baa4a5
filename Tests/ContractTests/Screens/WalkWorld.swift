import AppScreens
import AppValues
import Authentication
import Entities
import Filters
import Foundation
import Hashtags
import Lists
import Logging
import Navigation
import Notifications
import Post
import Presentation
import Profile
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialMenuShell
import SocialTestSupport
import Testing

@testable import SocialShell

/// A small network, and the shell's own assembly of every feature on it.
struct WalkWorld {
  let database: UnreliableDatabase
  let environment: ShellEnvironment
  let alice: Session
  let bob: Session
  let posts: [Post]
  let list: ID<UserList>
  /// Of Alice's; it changes nothing about the screens.
  let filter: ID<PostFilter>
  /// Nothing is kept elsewhere.
  let home: TemporaryFolder

  var alicesPorts: Repositories { environment.backend.repositories(for: .signedIn(alice)) }
  var bobsPorts: Repositories { environment.backend.repositories(for: .signedIn(bob)) }

  /// - Parameters:
  ///   - time: When it is, all the time; nil for the system's time.
  ///   - lack: Takes from the screens what their source does not have.
  init(
    seed: UInt64, at time: Timestamp? = nil, lack: @escaping @Sendable (inout Repositories) -> Void = { _ in }
  ) async throws {
    home = try TemporaryFolder()
    let log = Logger(label: "walk") { _ in SwiftLogNoOpLogHandler() }
    database = UnreliableDatabase(
      try await SQLiteDatabase.open(path: nil, migrations: LocalBackend.migrations, log: log), seed: seed)
    let providers = FakeSignInProviders()
    let backend = LocalBackend(
      database: database, passwords: PasswordHasher(cost: .least),
      secrets: SecretBox(in: PrivateFile(home.path("secret-key"))), providers: providers,
      clock: time.map { time in WallClock { time } })
    let strangers = try backend.repositories(for: .anonymous).authentication.signUps.orUnsupported()
    func join(_ handle: String) async throws -> Session {
      try await strangers.signUp(
        Registration(
          email: "\(handle)@example.com", password: "correct horse \(handle)", handle: handle,
          name: handle.capitalized, birthday: nil, language: "en"), from: SignInOrigin(device: handle))
    }
    alice = try await join("alice")
    bob = try await join("bob")
    let carol = try await join("carol")
    let alice = alice
    let whole = PartialBackend(base: backend) {
      $0.account.passkeys = $0.account.passkeys.map(PasskeysOnAPage.init)
      lack(&$0)
    }
    environment = ShellEnvironment(over: whole, visits: DeniedVisits(all: providers.all), in: home, at: time)
    try await environment.sessions.update {
      $0.sessions = [alice]
      $0.current = alice.id
    }
    let (asAlice, asBob) = (
      backend.repositories(for: .signedIn(alice)), backend.repositories(for: .signedIn(bob))
    )
    try await asAlice.account.providerLinking.orUnsupported().link(
      .of("alice", at: "google", email: "alice@example.com"))
    var authenticator = SoftAuthenticator()
    try await Person(session: alice, can: asAlice).add(&authenticator, called: "Phone")
    for person in [bob.user, carol.user] { _ = try await asAlice.relating.follow(person) }
    _ = try await asBob.relating.follow(alice.user)
    let lists = try asAlice.lists.orUnsupported()
    list = try await lists.create("Friends").id
    _ = try await lists.add(bob.user, to: list)
    _ = try await asAlice.hashtags?.follow("tea")
    var posts: [Post] = []
    for number in 0..<25 {
      let ports = number.isMultiple(of: 3) ? asAlice : asBob
      let parent = number % 5 == 4 ? posts[number / 2].id : nil
      let post = NewPost(PostContent("Number \(number) #tea"), replyTo: parent, visibility: .everyone)
      posts.append(
        try await ports.postWriting.orUnsupported().publish(post, key: PublishKey("key \(number)")))
    }
    self.posts = posts
    filter = try await Person(session: alice, can: asAlice).filters.create(
      FilterSettings("Owls", in: [.notifications], action: .hide),
      [.add("owl", isWholeWord: true), .add("hoot", isWholeWord: false)]
    ).id
    let named = FilterChange(addedPosts: [posts[1].id])
    _ = try await asAlice.filters.orUnsupported().change(filter, named)
    let start = (time ?? WallClock.system.now()).adding(seconds: 86_400)
    let announced = try await backend.announcing.announce(
      AnnouncementContent(
        text: "We move. Ask @bob, see #tea.", startsAt: start, endsAt: start.adding(seconds: 5400)))
    try await asBob.notifications.announcements.orUnsupported().setReaction("👍", true, to: announced.id)
  }

  /// Every place that the shell can open, but for those where nothing can be done without files.
  var routes: [Route] {
    let (post, own) = (posts[1].id, posts[0].id)
    return [
      .welcome, .signIn, .signUp, .accounts, .forgotPassword, .security, .changePassword, .changeEmail,
      .activeSessions, .accountLog, .providerSignIn, .linkedProviders, .twoFactor, .passkeys,
      .deleteAccount, .archive, .home, .publicTimeline, .posts(of: bob.user), .posts(of: alice.user),
      .hashtag("tea"), .followedHashtags, .lists, .list(list), .listMembers(list), .addToLists(bob.user),
      .popular, .bookmarks, .likes, .post(post), .post(own), .likers(of: post), .sharers(of: post),
      .compose(commentOn: nil), .compose(commentOn: post), .edit(own), .history(own), .drafts,
      .scheduled,
      .profile(bob.user), .ownProfile, .report(of: bob.user, post: post),
      .report(of: bob.user, post: nil), .editProfile,
      .person(handle: "carol"), .followers(alice.user), .following(alice.user), .knownFollowers(of: bob.user),
      .followRequests, .blockedPeople, .mutedPeople, .suggestedPeople, .directory(.active),
      .directory(.newest), .filters, .filter(filter), .addToFilters(post), .messages, .notifications,
      .notificationSettings, .notificationRequests, .announcements, .search("tea"), .search("@bob"),
    ]
  }
}

/// Passkeys that a browser adds on a page.
private struct PasskeysOnAPage: PasskeyRepository {
  let base: any PasskeyRepository
  let page: String? = "https://social.example.org/account/passkeys"

  init(_ base: any PasskeyRepository) { self.base = base }

  func passkeys() async throws(AppError) -> [Passkey] { try await base.passkeys() }
  func rename(_ id: ID<Passkey>, to name: String) async throws(AppError) -> Passkey {
    try await base.rename(id, to: name)
  }
  func remove(_ id: ID<Passkey>) async throws(AppError) { try await base.remove(id) }
}

/// Visits to providers at which the person thinks better of it.
private struct DeniedVisits: ProviderVisits, StartedProviderVisit {
  let all: [SignInProvider]
  let page = "https://google.example/device"
  let code: String? = "WDJB-1000"

  func begin(
    at provider: SignInProvider.ID, _ way: ProviderVisitWay
  ) async throws(AppError) -> any StartedProviderVisit { self }
  func identity() async throws(AppError) -> ProviderIdentity { throw .cancelled }
  func end() async {}
}

extension Route {
  /// Whether it asks for the code of an authenticator app, which is another one half a minute later.
  var asksForCode: Bool { self == .twoFactor }
}

extension ScreenRegistry {
  /// The screens of a shell in which no one has chosen how it looks.
  init(_ environment: ShellEnvironment, viewer: Viewer) {
    self.init(environment, preferences: ShellPreferences(), viewer: viewer)
  }

  /// A route brought to life, which this source must have.
  func screen(for place: Destination, navigator: some SessionNavigator) -> LiveScreen {
    guard case .route(let route) = place, let screen = screen(at: route, navigator: navigator) else {
      Issue.record("There is no screen for \(place).")
      return .unsupported(.shell(.english))
    }
    return screen
  }
}
