import AppScreens
import Navigation
import Observation
import Testing

@testable import SocialShell

/// A presenter whose screen and answers a test sets.
@MainActor
@Observable
final class FakePresenter: ScreenPresenter {
  /// What a person can do there: each by its name.
  typealias Action = String

  var screen: Screen<String>
  /// What an action does.
  @ObservationIgnored var onAction: @MainActor (String) async -> Void = { _ in }
  @ObservationIgnored var onAppear: @MainActor () async -> Void = {}
  /// What happens when it is no longer followed.
  @ObservationIgnored var onLeave: @MainActor () async -> Void = {}
  @ObservationIgnored private(set) var actions: [String] = []
  @ObservationIgnored private(set) var following = 0
  @ObservationIgnored private(set) var appearances = 0

  init(_ screen: Screen<String>) {
    self.screen = screen
  }

  func appear() async {
    appearances += 1
    await onAppear()
  }

  func follow() async {
    following += 1
    defer { following -= 1 }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    continuation.finish()
    await onLeave()
  }

  func send(_ action: String) async {
    actions.append(action)
    await onAction(action)
  }

  /// Waits until so many follow the news of this screen.
  func waitUntilFollowed(times: Int) async {
    let deadline = ContinuousClock.now + .seconds(120)
    while following != times, ContinuousClock.now < deadline {
      // A test that is cancelled looks on until the deadline; there is nothing else to do.
      try? await Task.sleep(for: .milliseconds(2))
    }
    #expect(following == times)
  }

  var liveScreen: LiveScreen { LiveScreen(self) { $0.screen } }
}

/// Makes a screen of every place.
@MainActor
struct FakeScreens: ScreenSource {
  let make: @MainActor (Destination, any SessionNavigator) -> LiveScreen

  func has(_ place: Route) -> Bool { true }

  func screen(for place: Destination, navigator: some SessionNavigator) -> LiveScreen {
    make(place, navigator)
  }
}
