import AppValues
import Entities
import Notifications
import Profile
import SocialBackend
import SocialTestSupport
import Testing

@Suite("Several connections at once")
struct RelationRaceContract {
  private static var rounds: Effort.Rounds { Effort.rounds(6, full: 200) }

  @Test(
    "accept and refuse a request: one of them does, and the other is told", arguments: BackendKind.available)
  func answers(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let other = try await world.again(alice)
      _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
      try await world.opened { elsewhere in
        let devices = [alice.can.relating, elsewhere.person(other.session).can.relating]
        for round in Self.rounds {
          try await bob.follow(alice)
          let outcomes = await race(2) { number in
            let isAccepting = number == round % 2
            let device = devices[number]
            _ = isAccepting ? try await device.accept(bob.id) : try await device.reject(bob.id)
          }
          #expect(outcomes.filter { $0 == nil }.count == 1, "one of them did what it was asked to")
          #expect(outcomes.compactMap(\.self) == [.conflict], "the other says that it is no more to be done")
          let follows = try await bob.seen(alice) == Relationship(isFollowing: true)
          if !follows { #expect(try await bob.seen(alice) == Relationship()) }
          let counts = try await alice.can.profile.user(alice.id)
          #expect(counts.followerCount == (follows ? 1 : 0))
          #expect(try await alice.listed(.requests) == [])
          #expect(try await alice.notices() == [], "the notice of the request goes with it")
          #expect(try await world.backend.check() == [])
          _ = try await alice.can.relating.removeFollower(bob.id)
        }
      }
    }
  }

  @Test("do in some order whatever they answer that they did", arguments: BackendKind.available)
  func histories(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let star = try await world.join("star")
      _ = try await star.can.editing.edit(ProfileEdit(isLocked: true))
      try await world.opened { elsewhere in
        var random = SeededGenerator(seed: 20_261_121)
        for round in Self.rounds {
          let fan = try await world.join("fan\(round)")
          try await Self.run(fan, star, in: [world, elsewhere], &random)
          #expect(try await world.backend.check() == [])
        }
      }
    }
  }

  /// Lets both do things on two machines each, all at once, and looks at what came of it.
  private static func run(
    _ fan: Person, _ star: Person, in worlds: [World], _ random: inout SeededGenerator
  ) async throws {
    let history = History<RelationActivity, RelationAnswer>()
    var plans: [(actor: Person, activities: [RelationActivity])] = []
    for world in worlds {
      plans.append((world.person(fan.session), (0..<6).map { _ in RelationActivity.fans.random(&random) }))
      plans.append((world.person(star.session), (0..<6).map { _ in RelationActivity.stars.random(&random) }))
    }
    let planned = plans
    let faults = await race(planned.count) { number in
      let (actor, activities) = planned[number]
      for activity in activities {
        try await history.add(activity, by: number) {
          try await activity.run(by: actor, fan: fan, star: star)
        }
      }
    }
    #expect(faults.allSatisfy { $0 == nil }, "\(faults)")
    for (number, (activity, actor)) in [(RelationActivity.fanLooks, fan), (.starLooks, star)].enumerated() {
      try await history.add(activity, by: planned.count + number) {
        try await activity.run(by: actor, fan: fan, star: star)
      }
    }
    let isExplained = history.isInSomeOrder(from: RelationModel()) { $0.apply(to: &$1) }
    #expect(isExplained, "\(history.events)")
    let seen = try await star.seen(fan)
    #expect(!(seen.isBlocking && (seen.isFollowedBy || seen.hasFollowRequest)))
    let told = try await everything { try await star.can.notifications.list.page(.all, $0) }
    let asked = told.filter { $0.kind == .followRequest && $0.from.id == fan.id }
    #expect(asked.count == (seen.hasFollowRequest ? 1 : 0), "one notice of a request, and none without")
  }
}

/// What a fan and a star, who approves followers, do about each other.
private enum RelationActivity: Sendable {
  case follow, watch, unfollow, fanLooks
  case accept, reject, remove, block, unblock, starLooks

  static let fans: [RelationActivity] = [.follow, .follow, .watch, .unfollow, .fanLooks]
  static let stars: [RelationActivity] = [
    .accept, .accept, .reject, .remove, .block, .unblock, .unblock, .starLooks,
  ]

  func run(by actor: Person, fan: Person, star: Person) async throws -> RelationAnswer {
    let (profile, relations) = (actor.can.profile, actor.can.relating)
    do throws(AppError) {
      let user: User =
        switch self {
        case .follow: try await relations.follow(star.id)
        case .watch: try await relations.follow(star.id, FollowTerms(notices: true))
        case .unfollow: try await relations.unfollow(star.id)
        case .fanLooks: try await profile.user(star.id)
        case .accept: try await relations.accept(fan.id)
        case .reject: try await relations.reject(fan.id)
        case .remove: try await relations.removeFollower(fan.id)
        case .block: try await relations.block(fan.id)
        case .unblock: try await relations.unblock(fan.id)
        case .starLooks: try await profile.user(fan.id)
        }
      return .seen(user.relationship)
    } catch {
      guard [.forbidden, .conflict].contains(error) else { throw error }
      return .refused(error)
    }
  }

  /// Does it to the model; answers what it must.
  func apply(to model: inout RelationModel) -> RelationAnswer {
    switch self {
    case .follow, .watch:
      if model.isBlocked { return .refused(.forbidden) }
      if !model.follows { model.asks = true }
      if self == .watch { model.watches = true }
    case .unfollow, .remove, .reject, .block:
      if self == .reject, !model.asks, model.follows { return .refused(.conflict) }
      if self != .reject { model.follows = false }
      if self != .remove { model.asks = false }
      if self == .block { model.isBlocked = true }
      if !model.follows, !model.asks { model.watches = false }
    case .accept:
      if !model.asks, !model.follows { return .refused(.conflict) }
      (model.asks, model.follows) = (false, true)
    case .unblock: model.isBlocked = false
    case .fanLooks, .starLooks: break
    }
    return .seen(isFans ? model.seenByFan : model.seenByStar)
  }

  private var isFans: Bool {
    switch self {
    case .follow, .watch, .unfollow, .fanLooks: true
    case .accept, .reject, .remove, .block, .unblock, .starLooks: false
    }
  }
}

private enum RelationAnswer: Equatable, Sendable {
  case seen(Relationship)
  case refused(AppError)
}

/// What the two are to each other.
private struct RelationModel: Hashable {
  var follows = false
  var asks = false
  var watches = false
  var isBlocked = false

  var seenByFan: Relationship {
    Relationship(
      isFollowing: follows, isWatching: watches, hasRequestedToFollow: asks, isBlockedBy: isBlocked)
  }

  var seenByStar: Relationship {
    Relationship(isFollowedBy: follows, hasFollowRequest: asks, isBlocking: isBlocked)
  }
}

extension [RelationActivity] {
  fileprivate func random(_ random: inout SeededGenerator) -> RelationActivity {
    self[Int.random(in: indices, using: &random)]
  }
}
