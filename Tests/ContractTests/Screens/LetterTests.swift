import AppScreens
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import SocialMenuShell
@testable import SocialShell

/// What letters do: each one thing, on every screen where it works.
@Suite("The letters of the app", .timeLimit(.minutes(30)))
@MainActor
struct LetterTests {
  /// The table: what stands beside a letter in a menu, or how that begins.
  private static let table: [String: [String]] = [
    "a": ["Add ", "New list", "New filter", "Follow a hashtag", "Combine hashtags"],
    "b": ["Back", "No, ", "Don't ", "Keep as is", "Save as draft", "Done"],
    "c": ["Comment"],
    "d": ["Delete", "Discard"],
    "e": ["Edit", "Keep writing", "Change ", "Rename ", "Choose another "],
    "f": ["Follow", "Unfollow", "Cancel follow request", "Sign in to follow"],
    "h": ["Home", "Go to your home timeline"],
    "i": ["Sign in"],
    "j": ["Go to newest posts"],
    "k": ["Bookmark", "Remove bookmark"],
    "l": ["Like", "Unlike"],
    "m": ["More"],
    "n": ["New post", "Write "],
    "o": ["Open its link", "Open its photo"],
    "p": ["Author's profile", "Profile of ", "Your profile"],
    "r": ["Refresh", "Try again", "Show "],
    "s": ["Share", "Unshare", "Send now"],
    "u": ["Mute", "Unmute"],
    "v": ["Go to where you left off"],
    "w": ["Show what's hidden", "Hide again"],
    "x": ["Decline", "Dismiss"],
    "y": ["Yes, ", "Accept", "Publish", "Save", "Create account", "Continue", "Replace", "Import", "Start"],
    "/": ["Search", "New search", "Find people"],
    "+": ["Pin", "Unpin"],
  ]

  /// The letters that are typed before a number.
  private static let ofItems: Set = [
    "c", "d", "e", "f", "k", "l", "o", "p", "r", "s", "u", "w", "x", "y",
  ]

  /// Places where an item signs someone out for good.
  private static let perilous: [Route] = [.accounts, .activeSessions, .deleteAccount]

  @Test("mean the same on every screen, and on every step of one")
  func sameEverywhere() async throws {
    let world = try await WalkWorld(seed: 1)
    var steps: Set<[String]> = []
    for viewer in [Viewer.signedIn(world.alice), .anonymous] {
      let registry = ScreenRegistry(world.environment, viewer: viewer)
      for route in world.routes where registry.has(route.kind) {
        let first = await Visit(route, in: registry)
        let choices = Self.perilous.contains(route) ? 0 : first.offers.count
        steps.insert(first.step)
        await check(first)
        for choice in 0..<choices {
          let visit = await Visit(route, in: registry, choosing: [choice])
          let (further, isNew) = (visit.offers.count, steps.insert(visit.step).inserted)
          await check(visit)
          // A step that was seen before leads where it did.
          for next in 0..<(isNew ? min(further, Effort.isFull ? further : 1) : 0) {
            await check(await Visit(route, in: registry, choosing: [choice, next]))
          }
        }
      }
    }
  }

  @Test("are those that help names for items")
  func help() {
    for language in [Language.english, .japanese] {
      let items = AppKeys.shell(language, isSignedIn: true, names: []).items.map(\.key)
      #expect(Set(items) == Self.ofItems && items.count == Self.ofItems.count)
    }
  }

  /// Looks what the letters of a screen stand for, and does what those do that lead everywhere.
  private func check(_ visit: Visit) async {
    guard visit.isThere else { return }
    let shown = visit.screen.screen
    for entry in shown.entries {
      #expect(Self.ofItems.isSuperset(of: entry.shortcuts.keys), "\(visit.story)")
    }
    let keys = shown.menu.compactMap(\.key)
    #expect(Set(keys).count == keys.count, "a letter twice: \(visit.story)")
    for item in shown.menu {
      guard let key = item.key else { continue }
      let isMeant = Self.table[key]?.contains { item.label.hasPrefix($0) } ?? false
      #expect(isMeant, "\(key) is “\(item.label)”: \(visit.story)")
      guard ["n", "h", "t", "/", "m", "r"].contains(key) else { continue }
      let before = visit.navigator.places
      await item.action()
      let after = visit.navigator.places.last { !before.contains($0) } ?? visit.route
      #expect(leads(key, from: visit.route, to: after), "\(key) leads to \(after): \(visit.story)")
    }
  }

  /// Whether the letter leads where it does everywhere.
  private func leads(_ key: String, from before: Route, to after: Route) -> Bool {
    switch key {
    case "n": if case .compose = after { true } else { false }
    case "h": after == .home
    case "t": after == .notifications
    case "/": if case .search = after { true } else { false }
    default: after == before
    }
  }
}

/// A place that was opened, and what was chosen there. What it asks is answered, as far as an answer leads on.
@MainActor
private struct Visit {
  let route: Route
  let screen: LiveScreen
  let navigator: RecordingNavigator
  private(set) var story: String

  init(_ route: Route, in registry: ScreenRegistry, choosing choices: [Int] = []) async {
    self.route = route
    navigator = RecordingNavigator(at: .bookmarks, route)
    navigator.hasPlace = registry.has
    screen = registry.screen(for: .route(route), navigator: navigator)
    story = "\(route)"
    await screen.appear()
    await answer()
    for choice in choices {
      let offers = offers
      guard isThere, offers.indices.contains(choice) else { continue }
      story += ", \(offers[choice].name)"
      await offers[choice].action()
      await answer()
    }
  }

  /// What can be chosen.
  var offers: [(name: String, action: ScreenAction)] { screen.screen.offers }

  /// Whether the place is still open: elsewhere the letters are another screen's.
  var isThere: Bool { navigator.places.last == route }

  /// What tells a step of a screen from others.
  var step: [String] { [screen.screen.title] + screen.screen.menu.map { $0.key ?? $0.label } }

  private func answer() async {
    for _ in 0..<9 {
      guard isThere, let field = screen.screen.field else { return }
      await field.submit(Self.answer(to: field))()
      if screen.screen.field?.label == field.label { return }
    }
  }

  private static func answer(to field: Field<ScreenAction>) -> String {
    switch field.label {
    case _ where field.kind.isSecret: "correct horse alice"
    case _ where field.kind == .path: "/nonexistent"
    case let label where label.contains("Email"): "zoe@example.com"
    case let label where label.contains("Handle"): "zoe"
    case let label where label.contains("Birthday"): ""
    default: "Hello @bob"
    }
  }
}
