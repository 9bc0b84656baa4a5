import AppValues
import Entities
import Notifications
import PostActions
import Profile
import SocialBackend
import Testing

@Suite("Likes and shares")
struct MarksContract {
  @Test("count once, show to whom they belong, and can be taken back", arguments: BackendKind.everywhere)
  func marks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("hello")
      let bob = people[1].can.postActions
      _ = try await bob.like(post.id)
      var seen = try await bob.like(post.id)
      #expect(seen.counts.likes == 1 && seen.marks.isLiked && !seen.marks.isShared)
      _ = try await bob.share(post.id)
      seen = try await bob.share(post.id)
      #expect(seen.counts == PostCounts(likes: 1, comments: 0, shares: 1))
      #expect(seen.marks == PostMarks(isLiked: true, isShared: true))
      let asAlice = try await people[0].can.postLookup.posts([post.id, ID("1"), post.id])
      #expect(asAlice.map(\.marks) == [PostMarks(), PostMarks()])
      _ = try await bob.unlike(post.id)
      _ = try await bob.unlike(post.id)
      seen = try await bob.unshare(post.id)
      #expect(seen.counts == PostCounts() && seen.marks == PostMarks())
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postActions.like(post.id)
      }
      await #expect(throws: AppError.notFound) { try await bob.like(ID("77")) }
    }
  }

  @Test("count exactly when fifty people act at once", arguments: BackendKind.available)
  func concurrent(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let author = try await world.join("author")
      let post = try await author.post("popular")
      var fans: [Person] = []
      for number in 0..<50 { fans.append(try await world.join("fan\(number)")) }
      let people = fans
      let outcomes = await race(200) { number in
        let fan = people[number % 50]
        switch number / 50 {
        case 0: _ = try await fan.can.postActions.like(post.id)
        case 1: _ = try await fan.can.relating.follow(author.id)
        case 2: _ = try await fan.can.postActions.share(post.id)
        default: try await fan.post("comment \(number)", on: post)
        }
      }
      #expect(outcomes.allSatisfy { $0 == nil })
      var seen = try #require(try await author.can.postLookup.posts([post.id]).first)
      #expect(seen.counts == PostCounts(likes: 50, comments: 50, shares: 50))
      #expect(try await author.can.profile.user(author.id).followerCount == 50)
      // Likes, shares and new followers are told together, comments each for itself; no one is left out.
      #expect(try await author.can.notifications.marks.orUnsupported().unreadCount() == 53)
      let notices = try await author.can.notifications.list.page(.all, PageRequest(limit: 80)).items
      #expect(notices.count == 53 && notices.map { $0.others + 1 }.reduce(0, +) == 200)
      let undone = await race(100) { number in
        let fan = people[number % 50]
        if number < 50 {
          _ = try await fan.can.postActions.unlike(post.id)
        } else {
          _ = try await fan.can.relating.unfollow(author.id)
        }
      }
      #expect(undone.allSatisfy { $0 == nil })
      seen = try #require(try await author.can.postLookup.posts([post.id]).first)
      #expect(seen.counts.likes == 0)
      #expect(try await author.can.profile.user(author.id).followerCount == 0)
    }
  }
}
