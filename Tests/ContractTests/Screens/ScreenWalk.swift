import AppScreens
import AppValues
import Entities
import Hashtags
import Navigation
import PostActions
import Presentation
import Profile
import SocialBackend
import SocialTestSupport
import Testing

@testable import SocialShell

/// A person, or several hands at once, on one screen: chooses what it offers at random, does not wait, stops what takes too
/// long, while others act and the database fails.
@MainActor
final class ScreenWalk {
  /// Something that a screen offers.
  struct Choice {
    let name: String
    let action: ScreenAction
  }

  private static let answers = [
    "", "y", "n", "-", "x", "tea", "@bob", "Hello #tea", "alice", "12", "1", "７日", "correct horse alice",
    "wrong",
    "alice@example.com", "zoe@example.com", "a long line " + String(repeating: "and on ", count: 90), "東京",
    "0000 0000",
  ]

  let world: WalkWorld
  let route: Route
  let navigator: RecordingNavigator
  let screen: LiveScreen
  private(set) var trace: [String] = []
  private let seed: UInt64
  private let registry: ScreenRegistry
  private var random: SeededGenerator

  init(_ world: WalkWorld, _ route: Route, seed: UInt64) {
    self.world = world
    self.route = route
    self.seed = seed
    random = SeededGenerator(seed: seed)
    navigator = RecordingNavigator(at: .home, route == .home ? .publicTimeline : .bookmarks, route)
    registry = ScreenRegistry(world.environment, viewer: .signedIn(world.alice))
    screen = registry.screen(for: .route(route), navigator: navigator)
  }

  /// The screen as a person sees it, without what was said of the last action; nil while it asks something.
  func shown(_ screen: LiveScreen? = nil) -> String? {
    var shown = (screen ?? self.screen).screen
    guard shown.field == nil, !shown.asksYesOrNo else { return nil }
    shown.notices = []
    return drawn(shown)
  }

  /// The same place, opened now.
  func opened() async -> LiveScreen {
    let screen = registry.screen(for: .route(route), navigator: RecordingNavigator(at: .home, route))
    await screen.appear()
    return screen
  }

  /// What was done where, to be read where something is wrong.
  var story: String { "\(route), seed \(seed)\n" + trace.joined(separator: "\n") }

  /// Whether a post that was deleted here keeps its place still, until all is read again.
  var showsGap: Bool { shown()?.contains(world.environment.words.social.posts.vanished) == true }

  /// Reads all again, as a person would have it read.
  func refresh() async { await screen.screen.menu.first { $0.key == "r" }?.action() }

  var failures: [String] { screen.screen.notices.filter { $0.kind == .failed }.map(\.text) }

  /// One of the things that the screen offers now; nil where it offers nothing.
  func choice() -> Choice? {
    let shown = screen.screen
    // What was revealed stays so for the visit alone, and would not be there when the place is opened again.
    let reveals = if case .post = route { "w" } else { "" }
    var choices = shown.menu.filter { $0.key != reveals }.map {
      Choice(name: "menu \($0.key ?? $0.label)", action: $0.action)
    }
    for (index, entry) in shown.entries.prefix(6).enumerated() {
      // So does what was folded away.
      if let open = entry.open, !entry.leads { choices.append(Choice(name: "open \(index)", action: open)) }
      choices += entry.shortcuts.filter { $0.key != "w" }.sorted { $0.key < $1.key }.map {
        Choice(name: "\($0.key) \(index)", action: $0.value)
      }
    }
    if let field = shown.field {
      for _ in 0..<6 {
        var answer = Self.answers.randomElement(using: &random) ?? ""
        if field.kind == .path { answer = world.home.path("none/\(answer.prefix(1))") }
        choices.append(Choice(name: "\(field.label): \(answer)", action: field.submit(answer)))
        if let typing = field.typing {
          choices.append(Choice(name: "typing \(answer)", action: typing(answer)))
        }
      }
      choices.append(Choice(name: "cancel", action: field.cancel))
    }
    return choices.randomElement(using: &random)
  }

  /// Many hands: what was chosen runs beside what was chosen before.
  ///
  /// - Parameter isRough: Whether some of it is stopped, and others act, too.
  func burst(_ count: Int, isRough: Bool) async {
    let following = Task { await screen.follow() }
    var tasks = [start("appear") { [screen] in await screen.appear() }]
    for _ in 0..<count {
      await wait()
      if isRough, Int.random(in: 0..<6, using: &random) == 0 {
        await actElsewhere()
      } else if let choice = choice() {
        tasks.append(start(choice.name, choice.action))
      }
      if isRough, Int.random(in: 0..<8, using: &random) == 0, let task = tasks.randomElement(using: &random) {
        trace.append("(one is stopped)")
        task.cancel()
      }
    }
    for task in tasks { await task.value }
    following.cancel()
    await following.value
  }

  private func start(_ name: String, _ action: @escaping ScreenAction) -> Task<Void, Never> {
    trace.append(name)
    return Task { await action() }
  }

  private func wait() async {
    for _ in 0..<Int.random(in: 0..<40, using: &random) { await Task.yield() }
  }

  /// What others do, or the viewer on another device; it may fail.
  private func actElsewhere() async {
    let post = world.posts.randomElement(using: &random)?.id ?? ID("0")
    let (turn, key) = (Int.random(in: 0..<5, using: &random), UInt64.random(in: 0 ... .max, using: &random))
    trace.append("elsewhere \(turn)")
    do throws(AppError) {
      switch turn {
      case 0: _ = try await world.bobsPorts.postActions.set(.liked, to: key.isMultiple(of: 2), on: post)
      case 1:
        _ = try await world.alicesPorts.postActions.set(.bookmarked, to: key.isMultiple(of: 2), on: post)
      case 2: _ = try await world.alicesPorts.hashtags?.follow("walk\(key % 3)")
      case 3: _ = try await world.bobsPorts.postActions.set(.shared, to: key.isMultiple(of: 2), on: post)
      default: _ = try await world.bobsPorts.relating.unfollow(world.alice.user)
      }
    } catch {
      trace.append("  failed: \(error)")
    }
  }
}

extension Screen {
  /// Whether it is a question that is answered by yes or no, and not a page on which a letter says yes to something.
  fileprivate var asksYesOrNo: Bool {
    ["y", "b"].allSatisfy { key in menu.contains { $0.key == key } }
  }
}
