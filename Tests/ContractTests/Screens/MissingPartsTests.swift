import AppScreens
import AppValues
import Authentication
import Entities
import Navigation
import Notifications
import Presentation
import SocialBackend
import SocialTestSupport
import Testing

@testable import SocialShell

/// What is shown of a network that can do less than ours.
@Suite("A source that lacks parts", .timeLimit(.minutes(10)))
@MainActor
struct MissingPartsTests {
  struct Lack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let take: @Sendable (inout Repositories) -> Void

    init(_ name: String, _ take: @escaping @Sendable (inout Repositories) -> Void) {
      testDescription = name
      self.take = take
    }
  }

  private nonisolated static let each = [
    Lack("reading places") { $0.readingPlaces = nil }, Lack("hashtags") { $0.hashtags = nil },
    Lack("lists") { $0.lists = nil }, Lack("writing") { $0.postWriting = nil },
    Lack("history") { $0.postHistory = nil }, Lack("reactions") { $0.postReactions = nil },
    Lack("relations") { $0.relations = nil }, Lack("people") { $0.people = nil },
    Lack("editing profiles") { $0.profileEditing = nil }, Lack("reports") { $0.reportSending = nil },
    Lack("imports") { $0.archiveImports = nil }, Lack("arrivals") { $0.notifications.arrivals = nil },
    Lack("marks on notices") { $0.notifications.marks = nil },
    Lack("settings of notices") { $0.notifications.settings = nil },
    Lack("passwords") { $0.authentication.passwords = nil },
    Lack("sign-ups") { $0.authentication.signUps = nil },
    Lack("checks") { $0.authentication.checks = nil }, Lack("resets") { $0.authentication.resets = nil },
    Lack("another password") { $0.account.passwords = nil },
    Lack("another address") { $0.account.emails = nil },
    Lack("sign-ins") { $0.account.activeSessions = nil }, Lack("deletion") { $0.account.deletion = nil },
  ]

  private nonisolated static let all = Lack("everything") { parts in
    for lack in each { lack.take(&parts) }
  }

  @Test("is offered nothing that cannot be done", arguments: [all] + (Effort.isFull ? each : []))
  func offersWhatThereIs(_ lack: Lack) async throws {
    let world = try await WalkWorld(seed: 1, lack: lack.take)
    let unsupported = world.environment.words.explain(.unsupported)
    for viewer in [Viewer.signedIn(world.alice), .anonymous] {
      let registry = ScreenRegistry(world.environment, viewer: viewer)
      for route in world.routes where registry.has(route) {
        func open() async -> (screen: LiveScreen, navigator: RecordingNavigator) {
          let navigator = RecordingNavigator(at: .home, route)
          navigator.hasPlace = registry.has
          let screen = registry.screen(for: .route(route), navigator: navigator)
          await screen.appear()
          return (screen, navigator)
        }
        let first = await open()
        #expect(!first.screen.screen.notices.contains { $0.text == unsupported }, "\(route)")
        for choice in first.screen.screen.offers.indices {
          let (screen, navigator) = await open()
          let offers = screen.screen.offers
          guard choice < offers.count else { continue }
          await offers[choice].action()
          #expect(
            !screen.screen.notices.contains { $0.text == unsupported }, "\(route): \(offers[choice].name)")
          #expect(
            navigator.places.allSatisfy { $0 == .home || registry.has($0) },
            "\(route): \(offers[choice].name) leads to \(navigator.places)")
        }
      }
    }
  }
}

extension Screen<ScreenAction> {
  /// What a person can choose, each by a name; of the entries the first, and its short commands.
  fileprivate var offers: [(name: String, action: ScreenAction)] {
    menu.map { ($0.label, $0.action) }
      + (entries.first?.shortcuts.sorted { $0.key < $1.key }.map { ("\($0.key) 1", $0.value) } ?? [])
  }
}
