import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import SocialShell

/// What must hold of every screen of every feature, whatever is done on it, however fast, and whatever fails.
@Suite("Every screen, at random", .timeLimit(.minutes(10)))
@MainActor
struct ScreenWalkTests {
  /// Walks on each screen.
  private func walk(on body: (ScreenWalk) async throws -> Void) async throws {
    for round in Effort.rounds(3, full: 20) { try await walk(1000 + UInt64(round), on: body) }
  }

  /// A walk on each screen, in a world of its own where the one before signed someone out.
  private func walk(_ seed: UInt64, on body: (ScreenWalk) async throws -> Void) async throws {
    var world = try await WalkWorld(seed: seed)
    for index in world.routes.indices {
      let route = world.routes[index]
      let walk = ScreenWalk(world, route, seed: seed &* 1000 &+ UInt64(index))
      try await body(walk)
      world.database.become(.calm)
      if walk.navigator.moves.contains(where: \.isRestart) || route == .activeSessions {
        world = try await WalkWorld(seed: seed)
      }
    }
  }

  @Test("comes to rest, and leaves no other screen")
  func manyHands() async throws {
    try await walk { walk in
      let below = walk.navigator.places.dropLast()
      walk.world.database.become(.failing)
      await walk.burst(10, isRough: true)
      #expect(!walk.screen.screen.notices.contains { $0.kind == .working }, "still working: \(walk.story)")
      let hasEnded = walk.navigator.moves.contains { $0.isRestart || $0.isRemoval }
      #expect(
        hasEnded || Array(walk.navigator.places.prefix(below.count)) == Array(below),
        "left \(walk.navigator.places): \(walk.story)")
    }
  }

  @Test("shows at the end what is so, however slow the answers were")
  func slowAnswers() async throws {
    try await walk { walk in
      walk.world.database.become(.slow)
      await walk.burst(10, isRough: false)
      walk.world.database.become(.calm)
      if walk.showsGap { await walk.refresh() }
      let fresh = await walk.opened()
      // Where it asks something, it has another title.
      guard walk.route.isAsKept, walk.failures.isEmpty, walk.screen.screen.title == fresh.screen.title,
        walk.shown() != nil
      else { return }
      #expect(walk.shown() == walk.shown(fresh), "\(walk.story)")
    }
  }

  @Test("tells no success as failure, and keeps what was typed")
  func oneHand() async throws {
    try await walk { walk in
      await walk.screen.appear()
      for _ in 0..<8 {
        guard let choice = walk.choice() else { break }
        // A timeline keeps where one reads beside all else.
        await walk.world.database.rest()
        let commits = walk.world.database.commits
        let asked = walk.screen.screen.field
        walk.world.database.become(.failing)
        await choice.action()
        walk.world.database.become(.calm)
        if walk.failures.isEmpty { continue }
        let told = "\(walk.story)\n\(choice.name): \(walk.failures)"
        #expect(walk.route.writesInSteps || walk.world.database.commits == commits, "was written: \(told)")
        // A query that was refused is typed again, and so is the word that deletes an account.
        if case .search = walk.route { continue }
        if walk.route == .deleteAccount || walk.route.asksForCode { continue }
        // The path of a file comes back with Up, so that a pasted one isn't added to it.
        if case .path = asked?.kind { continue }
        if let asked, !asked.kind.isSecret, let now = walk.screen.screen.field, now.label == asked.label,
          choice.name.hasPrefix("\(asked.label): ")
        {
          #expect(choice.name == "\(asked.label): \(now.value)", "lost what was typed: \(told)")
        }
      }
    }
  }
}

extension RecordingNavigator.Move {
  fileprivate var isRestart: Bool { if case .restart = self { true } else { false } }
  fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }
}

extension Route {
  /// Whether something is written before what may fail: a wrong password is counted, and a new list is there before
  /// someone is put into it.
  fileprivate var writesInSteps: Bool {
    switch self {
    case .signIn, .forgotPassword, .changePassword, .changeEmail, .deleteAccount, .addToLists, .addToFilters:
      true
    default: false
    }
  }

  /// Whether its screen shows nothing but what is kept, in an order that reading again does not change.
  fileprivate var isAsKept: Bool {
    switch self {
    case .lists, .addToLists, .addToFilters, .notificationSettings, .ownProfile, .profile,
      .person, .activeSessions, .drafts, .post, .announcements:
      true
    default: false
    }
  }
}
