import AppScreens
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import SocialShell

/// The letters that lead somewhere, or do something, from every screen.
@Suite("The letters of the app", .timeLimit(.minutes(10)))
@MainActor
struct ReservedLettersTests {
  private static let reserved: Set = ["n", "h", "t", "m", "r", "b", "g", "/", "?", "q"]

  /// Places where an item signs someone out for good.
  private static let perilous: [Route] = [.accounts, .activeSessions, .deleteAccount]

  @Test("mean the same on every screen")
  func sameEverywhere() async throws {
    let world = try await WalkWorld(seed: 1)
    for viewer in [Viewer.signedIn(world.alice), .anonymous] {
      let registry = ScreenRegistry(world.environment, viewer: viewer)
      for route in world.routes where registry.has(route) {
        func open() async -> (screen: LiveScreen, navigator: RecordingNavigator) {
          let navigator = RecordingNavigator(at: .bookmarks, route)
          navigator.hasPlace = registry.has
          let screen = registry.screen(for: .route(route), navigator: navigator)
          await screen.appear()
          return (screen, navigator)
        }
        let first = await open()
        let choices = Self.perilous.contains(route) ? 0 : first.screen.screen.offers.count
        await check(first.screen, first.navigator, at: route, "at first")
        for choice in 0..<choices {
          let (screen, navigator) = await open()
          let offers = screen.screen.offers
          guard choice < offers.count else { continue }
          await offers[choice].action()
          // Elsewhere the letters are another screen's.
          guard navigator.places.last == route else { continue }
          await check(screen, navigator, at: route, "after \(offers[choice].name)")
        }
      }
    }
  }

  /// Does what the reserved letters do on a screen, and looks where that leads.
  private func check(
    _ screen: LiveScreen, _ navigator: RecordingNavigator, at route: Route, _ story: String
  ) async {
    let shown = screen.screen
    for entry in shown.entries {
      #expect(Self.reserved.isDisjoint(with: entry.shortcuts.keys), "\(route), \(story)")
    }
    for item in shown.menu {
      guard let key = item.key, Self.reserved.contains(key) else { continue }
      let before = navigator.places
      await item.action()
      let after = navigator.places.last { !before.contains($0) } ?? route
      #expect(
        keeps(key, item.label, from: route, to: after),
        "\(route), \(story): \(key) leads to \(after)")
    }
  }

  /// Whether the letter means what it means everywhere.
  private func keeps(_ key: String, _ label: String, from before: Route, to after: Route) -> Bool {
    switch key {
    case "n": if case .compose = after { true } else { false }
    case "h": after == .home
    case "t": after == .notifications
    case "/": if case .search = after { true } else { false }
    case "m", "r": after == before
    case "b": label == SharedStrings.english.back
    default: false
    }
  }
}
