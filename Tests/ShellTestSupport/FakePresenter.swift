public import AppScreens
public import Observation
import SocialTestSupport
import Testing

/// A presenter whose screen and answers a test sets.
@MainActor
@Observable
public final class FakePresenter: ScreenPresenter {
  /// What a person can do there: each by its name.
  public typealias Action = String

  /// What stands there.
  public var screen: Screen<String>
  /// What an action does.
  @ObservationIgnored public var onAction: @MainActor (String) async -> Void = { _ in }
  /// What happens each time that it comes to the front.
  @ObservationIgnored public var onAppear: @MainActor () async -> Void = {}
  /// What happens when it is no longer followed.
  @ObservationIgnored public var onLeave: @MainActor () async -> Void = {}
  /// What was done there, in order.
  @ObservationIgnored public private(set) var actions: [String] = []
  /// How many follow its news.
  @ObservationIgnored public private(set) var following = 0 {
    didSet { followers.tell() }
  }
  @ObservationIgnored private let followers = Changes()
  /// How often it has come to the front.
  @ObservationIgnored public private(set) var appearances = 0

  public init(_ screen: Screen<String>) {
    self.screen = screen
  }

  public func appear() async {
    appearances += 1
    await onAppear()
  }

  public func follow() async {
    following += 1
    defer { following -= 1 }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    continuation.finish()
    await onLeave()
  }

  public func send(_ action: String) async {
    actions.append(action)
    await onAction(action)
  }

  /// Waits until so many follow the news of this screen.
  public func waitUntilFollowed(times: Int) async {
    #expect(await followers.wait { following == times }, "\(following) follow it")
  }

  /// What a stack of places shows.
  public var liveScreen: LiveScreen { LiveScreen(self) { $0.screen } }
}

extension Screen where Action == String {
  /// A list of as many entries, each with a like.
  public static func list(_ title: String, _ entries: [String]) -> Screen {
    Screen(
      title: title,
      blocks: entries.map {
        .entry(Entry([Line($0)], open: "open \($0)", shortcuts: ["l": "like \($0)"]))
      },
      menu: [MenuItem(key: "m", label: "More", action: "more")])
  }
}
