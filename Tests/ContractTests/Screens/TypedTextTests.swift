import AppScreens
import AppValues
import Entities
import Navigation
import Post
import SocialMenuShell
import SocialShellTestSupport
import SocialTestSupport
import Testing

@testable import SocialShell

/// Nothing that someone types is lost: on no screen that takes text, beside drafts or without any.
@Suite("What is typed", .timeLimit(.minutes(10)))
@MainActor
struct TypedTextTests {
  // MARK: Every question

  /// Places where a choice signs someone out for good.
  private static let perilous: [Route] = [.accounts, .activeSessions, .deleteAccount]

  @Test("is found again, whatever asked for it", arguments: [false, true])
  func everywhere(hasDrafts: Bool) async throws {
    let world = try await WalkWorld(seed: 1)
    let registry = ScreenRegistry(world.environment, viewer: .signedIn(world.alice))
    var count = 0
    for route in world.routes where registry.has(route.kind) && (!hasDrafts || route.beginsDrafts) {
      try await world.keepDrafts(hasDrafts ? [.post, .comment(on: world.posts[1].id)] : [])
      let choices = Self.perilous.contains(route) ? 0 : await Place(route, in: registry).offers.count
      for choice in [nil] + (0..<choices).map(Optional.some) {
        let place = await Place(route, in: registry, choosing: choice)
        count += await type("zebra\(count)", at: place) ? 1 : 0
      }
    }
    #expect(count >= (hasDrafts ? 2 : 20))
  }

  /// Answers what a place asks, and looks for the answer there, one step back, where it leads, and when the place is
  /// opened again; false where it asks for no text.
  private func type(_ text: String, at place: Place) async -> Bool {
    // A path that was wrong is in the history of lines, and no secret is shown.
    guard place.isThere, let field = place.screen.screen.field, !field.kind.isSecret, field.kind != .path,
      !place.route.asksForCode
    else {
      return false
    }
    await field.submit(text)()
    if place.shows(text) { return true }
    let again = await place.openedAgain()
    if again.shows(text) { return true }
    let next = place.screen.screen
    await (next.field?.cancel ?? next.menu.first { $0.key == "b" }?.action)?()
    let isFound = place.shows(text)
    #expect(isFound, "\(place.story), \(field.label)")
    return true
  }

  /// A place that was opened, and perhaps something chosen there.
  @MainActor
  private struct Place {
    let route: Route
    let screen: LiveScreen
    let navigator: RecordingNavigator
    private(set) var story: String
    private let registry: ScreenRegistry

    var isThere: Bool { navigator.places.last == route }

    init(_ route: Route, in registry: ScreenRegistry, choosing choice: Int? = nil) async {
      self.route = route
      self.registry = registry
      navigator = RecordingNavigator(at: .bookmarks, route)
      screen = registry.screen(for: .route(route), navigator: navigator)
      story = "\(route)"
      await screen.appear()
      let offers = offers
      guard let choice, offers.indices.contains(choice) else { return }
      story += ", \(offers[choice].name)"
      await offers[choice].action()
    }

    var offers: [(name: String, action: ScreenAction)] { screen.screen.offers }

    func openedAgain() async -> Place { await Place(route, in: registry) }

    func shows(_ text: String) -> Bool {
      let shown = screen.screen
      return drawn(shown).contains(text) || shown.field?.value.contains(text) == true
        || navigator.places.contains { "\($0)".contains(text) }
    }
  }

  // MARK: Drafts

  private static let conversations: [(lines: [String], beside: [String])] = [
    (["n zebra"], ["n zebra"]), (["n zebra", "g home"], ["n zebra", "g home"]),
    (["n zebra", "b"], ["n zebra", "<"]), (["n zebra", "n other"], ["n zebra", "n other"]),
    (["g new", "zebra", "<"], ["g new", "n", "zebra", "<"]),
    (["g new", "zebra"], ["g new", "n", "zebra"]),
    (["g new", "zebra", ".", "q"], ["g new", "n", "zebra", ".", "q"]),
    (["c 1 zebra"], ["c 1 zebra"]), (["c 1", "zebra", "<"], ["c 1", "zebra", "<"]),
    (["1", "c zebra"], ["1", "c zebra"]),
  ]

  @Test(
    "is a draft at once beside those there are, on a terminal and over a pipe", arguments: [false, true],
    [false, true])
  func drafts(hasDrafts: Bool, isInteractive: Bool) async throws {
    let world = try await WalkWorld(seed: 1)
    let begun = hasDrafts ? [Writing.post] + world.posts.map { .comment(on: $0.id) } : []
    for (lines, beside) in Self.conversations {
      try await world.keepDrafts(begun)
      let seen = await talk(hasDrafts ? beside : lines, in: world, isInteractive: isInteractive)
      let texts = try await world.drafts.list().map(\.form.content.text)
      #expect(texts.contains { $0.contains("zebra") }, "\(seen)")
      #expect(texts.contains("Half a thought") == hasDrafts, "\(texts)")
    }
  }

  @Test("is in the preview at once where there are drafts, which are said to be there")
  func preview() async throws {
    let world = try await WalkWorld(seed: 1)
    try await world.keepDrafts([.post])
    let seen = await talk(["n zebra"], in: world, isInteractive: false)
    #expect(seen.contains("\nPreview\n") && seen.contains("\n* You also have drafts. g drafts lists them.\n"))
  }

  private func talk(_ lines: [String], in world: WalkWorld, isInteractive: Bool) async -> String {
    let io = ScriptedIO(interactive: isInteractive, width: 80, height: 24, lines.map { .line($0) })
    var environment = world.environment
    environment.io = io
    let app = SocialApp(
      environment, preferences: ShellPreferences(), viewer: .signedIn(world.alice), start: nil)
    _ = await MenuShell(
      app,
      MenuShell.Tools(
        io: io, words: environment.words, preferences: ShellPreferences(), patience: .seconds(3600))
    ).run()
    app.end()
    return io.transcript
  }
}

extension WalkWorld {
  fileprivate var drafts: any DraftStore { environment.drafts(.signedIn(alice)) }

  /// Begins with drafts of these, and no others.
  fileprivate func keepDrafts(_ writings: [Writing]) async throws {
    try await drafts.discardAll()
    for writing in writings {
      let id = if case .comment(let post) = writing { "comment-\(post)" } else { "post-1" }
      let form = PostForm(PostContent(writing == .post ? "Half a thought" : "Half a comment"))
      try await drafts.save(
        Draft(
          id: ID(id), writing: writing, form: form, key: PublishKey(id), basedOn: nil,
          savedAt: Timestamp(milliseconds: 1)))
    }
  }
}

extension Route {
  /// Whether drafts that there are already make a difference to what is typed there.
  fileprivate var beginsDrafts: Bool {
    switch self {
    case .compose, .drafts: true
    default: false
    }
  }
}
