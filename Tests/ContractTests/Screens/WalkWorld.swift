import AppScreens
import AppValues
import Authentication
import Entities
import Foundation
import Hashtags
import Lists
import Logging
import Navigation
import Post
import Presentation
import Profile
import SocialBackend
import SocialCredentials
import SocialDatabase
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
    let backend = LocalBackend(
      database: database, passwords: PasswordHasher(cost: .least),
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
    environment = ShellEnvironment(over: PartialBackend(base: backend, lack: lack), in: home, at: time)
    try await environment.sessions.update {
      $0.sessions = [alice]
      $0.current = alice.id
    }
    let (asAlice, asBob) = (
      backend.repositories(for: .signedIn(alice)), backend.repositories(for: .signedIn(bob))
    )
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
  }

  /// Every place that the shell can open, but for those where nothing can be done without files.
  var routes: [Route] {
    let (post, own) = (posts[1].id, posts[0].id)
    return [
      .welcome, .signIn, .signUp, .accounts, .forgotPassword, .security, .changePassword, .changeEmail,
      .activeSessions, .accountLog,
      .deleteAccount, .archive, .home, .publicTimeline, .posts(of: bob.user), .posts(of: alice.user),
      .hashtag("tea"), .followedHashtags, .lists, .list(list), .listMembers(list), .addToLists(bob.user),
      .bookmarks, .likes, .post(post), .post(own), .likers(of: post), .sharers(of: post),
      .compose(commentOn: nil), .compose(commentOn: post), .edit(own), .history(own), .drafts,
      .profile(bob.user), .ownProfile, .report(of: bob.user, post: post),
      .report(of: bob.user, post: nil), .editProfile,
      .person(handle: "carol"), .followers(alice.user), .following(alice.user), .knownFollowers(of: bob.user),
      .followRequests, .blockedPeople, .mutedPeople, .suggestedPeople, .directory(.active),
      .directory(.newest), .messages, .notifications, .notificationSettings,
      .search("tea"), .search("@bob"),
    ]
  }
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
