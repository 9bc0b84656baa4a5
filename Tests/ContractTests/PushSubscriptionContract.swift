import AppValues
import Authentication
import Entities
import Foundation
import Notifications
import SocialBackend
import SocialLocalBackend
import Testing

@Suite("Push subscriptions")
struct PushSubscriptionContract {
  @Test("are one for each session, replaced, changed and ended", arguments: BackendKind.available)
  func life(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let other = try await world.again(alice)
      let targets = world.backend.pushTargets
      let (here, there) = (try alice.push, try other.push)
      #expect(try await here.subscription() == nil)
      await #expect(throws: AppError.notFound) { try await here.change(PushChoice()) }
      try await here.unsubscribe()

      let first = try await here.subscribe(
        try request("1"), PushChoice(kinds: [.like, .mention], audience: .following))
      #expect(first.request == (try request("1")))
      #expect(first.choice == PushChoice(kinds: [.like, .mention], audience: .following))
      #expect(try await here.subscription() == first)
      #expect(try await there.subscription() == nil)
      let elsewhere = try await there.subscribe(try request("2"), PushChoice(kinds: Set(NoticeKind.allCases)))
      #expect(try await targets.subscriptions(of: alice.id) == [first, elsewhere])

      let changed = try await here.change(PushChoice(kinds: [], audience: .nobody))
      #expect(changed.id == first.id && changed.request == first.request && changed.choice.kinds == [])
      let second = try await here.subscribe(try request("3", isStandard: false), PushChoice())
      #expect(second.id != first.id && !second.request.isStandard)
      #expect(try await targets.subscriptions(of: alice.id) == [elsewhere, second])
      try await here.unsubscribe()
      #expect(try await here.subscription() == nil)
      try await targets.end(elsewhere.id)
      try await targets.end(elsewhere.id)
      #expect(try await targets.subscriptions(of: alice.id) == [])
    }
  }

  @Test("are listed for all, with the language of each person's account", arguments: BackendKind.available)
  func all(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = [
        try await world.join("alice"), try await world.join("bob"), try await world.join("carol"),
      ]
      let targets = world.backend.pushTargets
      #expect(try await targets.targets(after: nil, limit: 2) == [])
      var made: [PushSubscription] = []
      for person in people { made.append(try await person.push.subscribe(try request("1"), PushChoice())) }
      let first = try await targets.targets(after: nil, limit: 2)
      #expect(first == made.prefix(2).map { PushTarget(subscription: $0, language: "en") })
      #expect(try await targets.targets(after: made[1].id, limit: 2).map(\.subscription) == [made[2]])
      #expect(try await targets.targets(after: made[2].id, limit: 2) == [])
      #expect(try await targets.target(made[0].id) == first[0])
      let choice = PushChoice(kinds: [.like], audience: .followers)
      _ = try await people[0].push.change(choice)
      #expect(try await targets.target(made[0].id)?.subscription.choice == choice)
      try await targets.end(made[0].id)
      #expect(try await targets.target(made[0].id) == nil)
      #expect(try await targets.target(ID("x")) == nil)
    }
  }

  @Test("end with the session, and with the account", arguments: BackendKind.available)
  func endings(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let targets = world.backend.pushTargets
      let others = [try await world.again(alice), try await world.again(alice)]
      for (number, person) in (others + [alice]).enumerated() {
        _ = try await person.push.subscribe(try request("\(number)"), PushChoice())
      }
      let left = { try await targets.subscriptions(of: alice.id).map { $0.request.endpoint.suffix(1) } }
      try await world.stranger.authentication.sessions.signOut(others[0].session)
      #expect(try await left() == ["1", "2"])
      _ = try await alice.can.account.activeSessions.orUnsupported().revokeOthers()
      #expect(try await left() == ["2"])
      await #expect(throws: AppError.unauthenticated) { try await others[1].push.subscription() }
      try await alice.can.account.delete(with: "correct horse alice")
      await world.finish()
      #expect(try await left() == [])
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.notifications.push?.subscription()
      }
    }
  }

  private func request(_ number: String, isStandard: Bool = true) throws(AppError) -> PushRequest {
    try .sample(number, isStandard: isStandard)
  }
}

extension Person {
  fileprivate var push: any PushSubscriptions { get throws { try can.notifications.push.orUnsupported() } }
}
