import AppValues
import Entities
import Notifications
import PostActions
import Profile
import SocialBackend
import Testing

@Suite("The settings of notices")
struct NoticeSettingsContract {
  @Test("are kept for each person, and change one by one", arguments: BackendKind.available)
  func keeping(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let alice = try people[0].can.notifications.settings.orUnsupported()
      let bob = try people[1].can.notifications.settings.orUnsupported()
      #expect(try await alice.settings() == NoticeSettings())
      let night = try QuietHours("22:00-07:00")
      var expected = NoticeSettings(audiences: [.like: .following, .share: .nobody], quiet: night)
      let changed = try await alice.change(
        NoticeSettingsChange(audiences: expected.audiences, quiet: .hours(night)))
      #expect(changed == expected)
      expected.audiences = [.like: .followers, .mention: .nobody]
      let again = try await alice.change(
        NoticeSettingsChange(audiences: [.like: .followers, .mention: .nobody, .share: .anyone]))
      #expect(again == expected)
      let day = try QuietHours("9:00-17:30")
      expected.quiet = day
      #expect(try await alice.change(NoticeSettingsChange(quiet: .hours(day))) == expected)
      expected.quiet = nil
      #expect(try await alice.change(NoticeSettingsChange(quiet: .off)) == expected)
      let elsewhere = try await world.again(people[0])
      #expect(try await elsewhere.can.notifications.settings.orUnsupported().settings() == expected)
      #expect(try await bob.settings() == NoticeSettings())
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.notifications.settings.orUnsupported().settings()
      }
    }
  }

  @Test("decide whose activity leads to notices from then on", arguments: BackendKind.everywhere)
  func audiences(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "followed", "follower", "stranger"])
      let (alice, others) = (people[0], people[1...])
      try await alice.follow(people[1])
      try await people[2].follow(alice)
      _ = try await alice.can.notifications.marks.orUnsupported().dismissAll()
      let expected: [NoticeAudience: Set<String>] = [
        .anyone: ["followed", "follower", "stranger"], .following: ["followed"],
        .followers: ["follower"], .nobody: [],
      ]
      for (audience, handles) in expected {
        let settings = Dictionary(uniqueKeysWithValues: NoticeKind.allCases.map { ($0, audience) })
        _ = try await alice.can.notifications.settings.orUnsupported().change(
          NoticeSettingsChange(audiences: settings))
        let post = try await alice.post("\(audience)")
        for person in others {
          _ = try await person.can.postActions.like(post.id)
          _ = try await person.can.postActions.share(post.id)
          try await person.post("to you", on: post)
          try await person.post("@alice")
        }
        let told = try await everything { try await alice.can.notifications.list.page(.all, $0) }
        for kind in [NoticeKind.like, .share, .comment, .mention] {
          let by = told.filter { $0.kind == kind }.flatMap { [$0.from] + $0.also }.map(\.handle)
          #expect(by.count == handles.count && Set(by) == handles, "\(audience) \(kind)")
        }
        _ = try await alice.can.notifications.marks.orUnsupported().dismissAll()
      }
    }
  }

  @Test("keep what was told before, and bring back nothing", arguments: BackendKind.everywhere)
  func fromThenOn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let alice = try people[0].can.notifications.settings.orUnsupported()
      let post = try await people[0].post("hello")
      _ = try await people[1].can.postActions.like(post.id)
      _ = try await alice.change(NoticeSettingsChange(audiences: [.like: .nobody, .follow: .nobody]))
      _ = try await people[2].can.postActions.like(post.id)
      try await people[2].follow(people[0])
      _ = try await alice.change(NoticeSettingsChange(audiences: [.like: .anyone, .follow: .anyone]))
      let told = try await people[0].can.notifications.list.page(.all, PageRequest()).items
      #expect(told.map(\.from.handle) == ["bob"] && told.map(\.others) == [0])
      #expect(try await people[0].can.notifications.marks.orUnsupported().unreadCount() == 1)
    }
  }
}
