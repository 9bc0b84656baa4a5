import AppScreens
import AppValues
import Authentication
import Entities
import Navigation
import Notifications
import PostActions
import Presentation
import Profile
import Search
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@testable import SocialShell

/// What is shown of a network that can do less than ours.
@Suite("A source that lacks parts", .timeLimit(.minutes(10)))
@MainActor
struct MissingPartsTests {
  struct Lack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the part is there and can do less.
    let isPartly: Bool
    let take: @Sendable (inout Repositories) -> Void

    init(_ name: String, isPartly: Bool = false, _ take: @escaping @Sendable (inout Repositories) -> Void) {
      testDescription = name
      self.isPartly = isPartly
      self.take = take
    }
  }

  private nonisolated static let each = [
    Lack("reading positions") { $0.readingPositions = nil },
    Lack("hashtags") { $0.hashtags = nil }, Lack("lists") { $0.lists = nil },
    Lack("writing") { $0.postWriting = nil },
    Lack("history") { $0.postHistory = nil }, Lack("reactions") { $0.postReactions = nil },
    Lack("relations") { $0.relations = nil }, Lack("people") { $0.people = nil },
    Lack("editing profiles") { $0.profileEditing = nil }, Lack("reports") { $0.reportSending = nil },
    Lack("archives") { $0.archive = nil },
    Lack("imports") { $0.archiveImports = nil }, Lack("arrivals") { $0.notifications.arrivals = nil },
    Lack("marks on notices") { $0.notifications.marks = nil },
    Lack("settings of notices") { $0.notifications.settings = nil },
    Lack("announcements") { $0.notifications.announcements = nil },
    Lack("passwords") { $0.authentication.passwords = nil },
    Lack("sign-ups") { $0.authentication.signUps = nil },
    Lack("checks") { $0.authentication.checks = nil }, Lack("resets") { $0.authentication.resets = nil },
    Lack("another password") { $0.account.passwords = nil },
    Lack("another address") { $0.account.emails = nil },
    Lack("home and lists among the timelines", isPartly: true) {
      $0.timeline = FewTimelines(
        base: $0.timeline, timelineCapabilities: TimelineCapabilities(kinds: [.everyone, .user]))
    },
    Lack("marks and deleting", isPartly: true) {
      $0.postActions = FewActions(
        postActionCapabilities: PostActionCapabilities(marks: [.liked], deletes: false))
    },
    Lack("relations but following", isPartly: true) { $0.relations = OnlyFollowing() },
    Lack("results but people", isPartly: true) { $0.search = OnlyPeople(base: $0.search) },
    Lack("lists of people", isPartly: true) { $0.people = FewPeople(peopleCapabilities: .none) },
    Lack("sign-ins") { $0.account.activeSessions = nil }, Lack("deletion") { $0.account.deletion = nil },
  ]

  nonisolated static let all = Lack("everything") { parts in
    for lack in each where !lack.isPartly { lack.take(&parts) }
  }

  /// A source that has every part, and can do little with it.
  private nonisolated static let few = Lack("much of each part") { parts in
    for lack in each.filter({ $0.isPartly }) { lack.take(&parts) }
  }

  @Test("is offered nothing that cannot be done", arguments: Effort.isFull ? [all] + each : [all, few])
  func offersWhatThereIs(_ lack: Lack) async throws {
    let world = try await WalkWorld(seed: 1, lack: lack.take)
    for viewer in [Viewer.signedIn(world.alice), .anonymous] {
      let registry = ScreenRegistry(world.environment, viewer: viewer)
      for route in world.routes where registry.has(route.kind) {
        await tryAll(of: route, in: registry, world.environment.words, hasPlace: registry.has)
      }
    }
  }

  @Test("opens no item of a list in an app without the place for it")
  func opensWhatThereIs() async throws {
    let world = try await WalkWorld(seed: 1)
    let registry = ScreenRegistry(world.environment, viewer: .signedIn(world.alice))
    for route in world.routes {
      // An app has a place to begin at.
      await tryAll(of: route, in: registry, world.environment.words) { $0 == .welcome }
    }
  }

  /// Chooses each thing that a place offers, on a screen of its own.
  private func tryAll(
    of route: Route, in registry: ScreenRegistry, _ words: Words, hasPlace: @escaping (Route.Kind) -> Bool
  ) async {
    let unsupported = words.explain(.unsupported)
    func open() async -> (screen: LiveScreen, navigator: RecordingNavigator) {
      let navigator = RecordingNavigator(at: .home, route)
      navigator.hasPlace = hasPlace
      let screen = registry.screen(for: .route(route), navigator: navigator)
      await screen.appear()
      return (screen, navigator)
    }
    func says(_ screen: LiveScreen) -> Bool { screen.screen.notices.contains { $0.text == unsupported } }
    let first = await open()
    #expect(!says(first.screen), "\(route)")
    for choice in first.screen.screen.offers.indices {
      let (screen, navigator) = await open()
      let offers = screen.screen.offers
      guard choice < offers.count else { continue }
      await offers[choice].action()
      #expect(!says(screen), "\(route): \(offers[choice].name)")
      #expect(
        navigator.places.allSatisfy { $0 == .home || $0 == route || hasPlace($0.kind) },
        "\(route): \(offers[choice].name) leads to \(navigator.places)")
    }
  }
}

extension Screen<ScreenAction> {
  /// What a person can choose, each by a name; of the entries the first, and its short commands.
  var offers: [(name: String, action: ScreenAction)] {
    var offers = menu.map { ($0.label, $0.action) }
    guard let entry = entries.first else { return offers }
    if let open = entry.open { offers.append(("open 1", open)) }
    return offers + entry.shortcuts.sorted { $0.key < $1.key }.map { ("\($0.key) 1", $0.value) }
  }
}

/// Some of the timelines.
private struct FewTimelines: TimelineRepository {
  let base: any TimelineRepository
  let timelineCapabilities: TimelineCapabilities

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    if !timelineCapabilities.keeps(kind) { throw .unsupported }
    return try await base.page(of: kind, request)
  }
  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { base.news(of: kind) }
}

/// Some of what is done to posts; it is not done here.
private struct FewActions: PostActionsRepository {
  let postActionCapabilities: PostActionCapabilities

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    throw postActionCapabilities.marks.contains(mark) ? .offline : .unsupported
  }
  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery { throw .unsupported }
}

/// Following, which fails here, and nothing else that people are to each other.
private struct OnlyFollowing: RelationsRepository {
  let relationCapabilities = RelationCapabilities(actions: [.following])

  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User { throw .offline }
  func unfollow(_ id: ID<User>) async throws(AppError) -> User { throw .offline }
  func accept(_ id: ID<User>) async throws(AppError) -> User { throw .unsupported }
  func reject(_ id: ID<User>) async throws(AppError) -> User { throw .unsupported }
  func removeFollower(_ id: ID<User>) async throws(AppError) -> User { throw .unsupported }
  func block(_ id: ID<User>) async throws(AppError) -> User { throw .unsupported }
  func unblock(_ id: ID<User>) async throws(AppError) -> User { throw .unsupported }
  func mute(_ id: ID<User>, until end: Timestamp?, notices: Bool) async throws(AppError) -> User {
    throw .unsupported
  }
  func unmute(_ id: ID<User>) async throws(AppError) -> User { throw .unsupported }
  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User { throw .unsupported }
  func dismissSuggestion(_ id: ID<User>) async throws(AppError) { throw .unsupported }
}

/// People among the results of a search, and nothing else.
private struct OnlyPeople: SearchRepository {
  let base: any SearchRepository
  let searchCapabilities = SearchCapabilities(scopes: [.people])

  func people(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<User> {
    try await base.people(matching: query, request)
  }
  func hashtags(beginning: String, _ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    throw .unsupported
  }
  func posts(matching query: PostQuery, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    throw .unsupported
  }
}

/// No list of people.
private struct FewPeople: PeopleRepository {
  let peopleCapabilities: PeopleCapabilities

  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User> {
    throw .unsupported
  }
  func users(_ ids: [ID<User>]) async throws(AppError) -> [User] { throw .unsupported }
  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers { .empty }
}
