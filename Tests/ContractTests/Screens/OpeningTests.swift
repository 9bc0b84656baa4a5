import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialBackend
import SocialMenuShell
import SocialTestSupport
import Testing
import Timeline

@testable import SocialShell

/// What a screen asks about the places that it leads to.
@MainActor
@Suite("Opening a place")
struct OpeningTests {
  @Test("makes its own presenter and no other, whatever else the app has")
  func onePresenter() async throws {
    let actions = CountingActions()
    let world = try await WalkWorld(seed: 1) { $0.postActions = actions }
    let session = SessionStack(viewer: .signedIn(world.alice), at: .route(.home)) {
      ScreenRegistry(world.environment, viewer: $0)
    }
    #expect(actions.asked.value == 1, "each presenter with posts asks once while it's made")
    await session.stack.top.liveScreen.appear()
    #expect(actions.asked.value == 3, "and behind each of its two readings")
  }

  @Test("offers with each reading what the source can do by now")
  func comingAndGoing() async throws {
    let kinds = LockedValue<Set<TimelineCapabilities.Kind>>([.home])
    let world = try await WalkWorld(seed: 1) {
      $0.timeline = ChangingTimelines(base: $0.timeline, kinds: kinds)
    }
    let registry = ScreenRegistry(world.environment, viewer: .signedIn(world.alice))
    let navigator = RecordingNavigator(at: .home)
    navigator.hasPlace = registry.has
    let screen = registry.screen(for: .route(.home), navigator: navigator)
    for all in [[.home], [.home, .everyone], [.home]] as [Set<TimelineCapabilities.Kind>] {
      kinds.change { $0 = all }
      await screen.appear()
      let hasEveryone = all.contains(.everyone)
      #expect(screen.screen.menu.contains { $0.label == "Public timeline" } == hasEveryone)
      #expect(registry.has(.publicTimeline) == hasEveryone && !registry.has(.likes))
    }
  }

  @Test("shows a screen wherever it's said to be one, and nowhere else", arguments: [true, false])
  func screens(hasAll: Bool) async throws {
    let world = try await WalkWorld(seed: 1) { if !hasAll { MissingPartsTests.all.take(&$0) } }
    let routes = world.routes + [.draft("x"), .newFollowers(ID("1"))]
    for viewer in [Viewer.signedIn(world.alice), .anonymous] {
      let registry = ScreenRegistry(world.environment, viewer: viewer)
      for route in routes {
        let screen = registry.screen(at: route, navigator: RecordingNavigator(at: route))
        #expect(registry.has(route.kind) == (screen != nil), "\(route)")
        if hasAll, viewer.session != nil { #expect(screen != nil, "\(route)") }
      }
    }
  }
}

/// Nothing can be done to posts; counts how often that was asked.
private struct CountingActions: PostActionsRepository {
  let asked = LockedValue(0)

  var postActionCapabilities: PostActionCapabilities {
    asked.change { $0 += 1 }
    return .none
  }

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    throw .unsupported
  }
  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery { throw .unsupported }
}

/// Has the kinds of timelines that it's told to have.
private struct ChangingTimelines: TimelineRepository {
  let base: any TimelineRepository
  let kinds: LockedValue<Set<TimelineCapabilities.Kind>>

  var timelineCapabilities: TimelineCapabilities { TimelineCapabilities(kinds: kinds.value) }

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    try await base.page(of: kind, request)
  }
  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { base.news(of: kind) }
}
