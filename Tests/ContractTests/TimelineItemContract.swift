import AppValues
import Entities
import PostActions
import Profile
import SocialBackend
import Testing
import Timeline

@Suite("Timeline items by their ids")
struct TimelineItemContract {
  @Test("are posts and shares, in the order that was asked for", arguments: BackendKind.available)
  func both(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["aiko", "ben"])
      let first = try await people[0].post("first")
      let second = try await people[0].post("second")
      _ = try await people[1].can.postActions.set(.shared, to: true, on: first.id)
      let share = try #require(try await people[1].items.ownShare(of: first.id))
      #expect(share.sharedBy?.handle == "ben" && share.post.id == first.id && share.post.marks.isShared)
      let ids: [ID<TimelineItem>] = [ID(second.id.rawValue), share.id, ID("nothing"), ID("1")]
      let found = try await world.stranger.items.items(ids)
      #expect(found.map(\.id) == Array(ids.prefix(2)))
      #expect(found.map(\.sharedBy?.handle) == [nil, "ben"])
      #expect(found.map(\.post.text) == ["second", "first"])
    }
  }

  @Test("are there only for those who may see them", arguments: BackendKind.available)
  func visibility(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["aiko", "ben", "carol"])
      try await people[1].follow(people[0])
      let post = try await people[0].post("for followers", for: .followers)
      _ = try await people[0].can.postActions.set(.shared, to: true, on: post.id)
      let share = try #require(try await people[0].items.ownShare(of: post.id))
      #expect(try await people[1].items.items([share.id]).map(\.post.text) == ["for followers"])
      #expect(try await people[2].items.items([share.id]) == [])
      #expect(try await world.stranger.items.items([share.id]) == [])
      _ = try await people[0].can.relating.block(people[1].id)
      #expect(try await people[1].items.items([share.id]) == [])
    }
  }

  @Test("A share is gone when it is undone, and no one else's is one's own", arguments: BackendKind.available)
  func undone(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["aiko", "ben"])
      let post = try await people[0].post("shared")
      _ = try await people[1].can.postActions.set(.shared, to: true, on: post.id)
      #expect(try await people[0].items.ownShare(of: post.id) == nil)
      let share = try #require(try await people[1].items.ownShare(of: post.id))
      _ = try await people[1].can.postActions.set(.shared, to: false, on: post.id)
      #expect(try await people[1].items.ownShare(of: post.id) == nil)
      #expect(try await people[0].items.items([share.id]) == [])
      await #expect(throws: AppError.unauthenticated) { try await world.stranger.items.ownShare(of: post.id) }
    }
  }

  @Test("A post is found in the timelines that it stands in", arguments: BackendKind.available)
  func places(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["aiko", "ben", "carol"])
      let (aiko, ben) = (people[0], people[1])
      try await aiko.follow(ben)
      let (near, far, shared) = (
        try await ben.post("near"), try await people[2].post("far"), try await people[2].post("shared #tea")
      )
      _ = try await aiko.can.postActions.set(.shared, to: true, on: shared.id)
      _ = try await aiko.can.postActions.set(.liked, to: true, on: shared.id)
      _ = try await aiko.can.postActions.set(.bookmarked, to: true, on: shared.id)
      func timelines(of post: Post) async throws -> [TimelineKind] {
        var found: [TimelineKind] = []
        for kind: TimelineKind in [
          .home, .everyone, .hashtag(HashtagSelection(any: ["tea"])), .bookmarks, .likes,
        ] {
          if try await aiko.items.contains(post.id, in: kind) { found.append(kind) }
        }
        return found
      }
      #expect(try await timelines(of: near) == [.home, .everyone])
      #expect(try await timelines(of: far) == [.everyone])
      #expect(
        try await timelines(of: shared) == [.home, .everyone, .hashtag(HashtagSelection(any: ["tea"]))])
    }
  }
}

extension Person {
  fileprivate var items: any TimelineItems { can.items }
}

extension Repositories {
  fileprivate var items: any TimelineItems {
    guard let timelineItems else { preconditionFailure("The backend reads no items by their ids.") }
    return timelineItems
  }
}
