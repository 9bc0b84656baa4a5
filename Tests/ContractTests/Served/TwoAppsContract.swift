import AppValues
import Entities
import HummingbirdTesting
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Two apps at once")
struct TwoAppsContract {
  /// How many calls each of them makes.
  private static let calls = Effort.amount(60, full: 250)

  @Test("leave what the server told each of them", arguments: BackendKind.available)
  func twoApps(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await ServedNetwork.with(world, over: .ahc(.http)) { served in
        let people = try await world.join(["mia", "ken"])
        let found = AppUser.Found([])
        let users = try await withThrowingTaskGroup(of: (Int, AppUser).self) { group in
          for (number, person) in people.enumerated() {
            let user = AppUser(
              try await served.door.enter(person), other: people[1 - number].id, found: found,
              seed: UInt64(number))
            group.addTask {
              var user = user
              try await user.act(times: Self.calls)
              return (number, user)
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
        let end = End(users: users)
        for user in users { try await end.expect(of: user) }
      }
    }
  }
}

/// What there is once all have finished.
private struct End {
  let users: [AppUser]

  private var deleted: Set<ID<Post>> { users.reduce(into: []) { $0.formUnion($1.deleted) } }

  func expect(of user: AppUser) async throws {
    let can = user.person.can
    #expect(user.missed.isSubset(of: deleted))
    #expect(try await can.postLookup.posts(Array(deleted)).isEmpty)
    for author in users {
      for expected in author.posts {
        let post = try #require(try await can.postLookup.posts([expected.id]).first)
        #expect(post.text == expected.text && post.author.id == author.person.id)
        #expect(post.counts == counts(of: post.id))
        let marks = PostMarks(
          isLiked: has(user, .liked, post.id), isShared: has(user, .shared, post.id),
          isBookmarked: has(user, .bookmarked, post.id))
        #expect(post.marks == marks)
      }
      let posted = try await everything(limit: 7) {
        try await can.timeline.page(of: .user(author.person.id), $0)
      }
      #expect(
        posted.filter { $0.sharedBy == nil }.map(\.post.id) == author.posts.map(\.id).reversed())
      #expect(
        posted.filter { $0.sharedBy != nil }.map(\.post.id) == standing(author, .shared).reversed())
    }
    for (kind, mark) in [(TimelineKind.bookmarks, PostMark.bookmarked), (.likes, .liked)] {
      let marked = try await everything(limit: 7) { try await can.timeline.page(of: kind, $0) }
      #expect(marked.map(\.post.id) == standing(user, mark).reversed())
    }
    let others = users.filter { $0.person.id != user.person.id }
    for other in others {
      let relationship = try await can.profile.user(other.person.id).relationship
      #expect(relationship.isFollowing == user.isFollowing && relationship.isFollowedBy == other.isFollowing)
    }
  }

  private func counts(of post: ID<Post>) -> PostCounts {
    PostCounts(
      likes: users.count { has($0, .liked, post) },
      comments: users.reduce(0) { count, user in count + user.posts.count { $0.parent == post } },
      shares: users.count { has($0, .shared, post) })
  }

  private func has(_ user: AppUser, _ mark: PostMark, _ post: ID<Post>) -> Bool {
    user.marks[mark, default: []].contains(post)
  }

  private func standing(_ user: AppUser, _ mark: PostMark) -> [ID<Post>] {
    user.marks[mark, default: []].filter { !deleted.contains($0) }
  }
}
