import Backend
import Entities
import Notifications
import Post
import Profile
import Search
import Testing
import Timeline

extension RandomWalk {
  /// Reads everything as everybody, and as a stranger, and compares it with the oracle.
  mutating func compare() async throws {
    let limit = pick(2..<12)
    for viewer in people.indices {
      let can = people[viewer].can
      let home = try await everything(limit: limit) { try await can.timeline.page(of: .home, $0) }
      #expect(home.map(SeenPost.init) == oracle.home(viewer, limit: limit), "home of \(viewer)")
      try await compareNotices(viewer, limit: limit)
      try await compareLists(can, viewer: viewer, limit: limit)
    }
    try await compareLists(world.stranger, viewer: nil, limit: limit)
  }

  private mutating func compareLists(_ can: Repositories, viewer: Int?, limit: Int) async throws {
    let everyone = try await everything(limit: limit) { try await can.timeline.page(of: .everyone, $0) }
    #expect(everyone.map(SeenPost.init) == oracle.everyone(viewer), "everyone, for \(viewer as Any)")
    let person = pick(people.indices)
    let id = people[person].id
    let timeline = try await everything(limit: limit) { try await can.timeline.page(of: .user(id), $0) }
    #expect(timeline.map(SeenPost.init) == oracle.timeline(of: person, for: viewer), "user \(person)")
    let user = try await can.profile.user(id)
    #expect(user.postCount == oracle.posts.count { $0.author == person && !$0.isDeleted })
    #expect(user.followerCount == oracle.follows.count { $0.followee == person })
    #expect(user.followingCount == oracle.follows.count { $0.follower == person })
    #expect(user.relationship.following == oracle.follows(viewer, person))
    let followers = try await everything(limit: limit) {
      try await can.profile.people(.followers(id), $0)
    }
    #expect(
      followers.map(\.handle)
        == oracle.follows.reversed().filter { $0.followee == person }.map { Oracle.handle($0.follower) })
    let found = try await everything(limit: limit) { try await can.search.posts(matching: "東京", $0) }
    #expect(found.map(SeenPost.init) == oracle.found("東京", for: viewer), "search")
    if oracle.posts.isEmpty { return }
    let post = pick(oracle.posts.indices)
    let comments = try await everything(limit: limit) {
      try await can.post.comments(on: oracle.posts[post].id, $0)
    }
    #expect(comments.map(SeenComment.init) == oracle.comments(on: post, for: viewer), "comments on \(post)")
  }

  private func compareNotices(_ viewer: Int, limit: Int) async throws {
    let notices = people[viewer].can.notifications
    let expected = oracle.notices(of: viewer)
    let seen = try await everything(limit: limit) { try await notices.page(.all, $0) }
    #expect(seen.map(\.kind) == expected.map(\.kind), "notices of \(viewer)")
    #expect(seen.map(\.from.handle) == expected.map { Oracle.handle($0.actor) })
    #expect(seen.map { $0.post?.id } == expected.map { $0.post.map { oracle.posts[$0].id } })
    #expect(seen.map(\.isRead) == expected.map(\.isRead))
    #expect(try await notices.unreadCount() == expected.count { !$0.isRead })
    let unread = try await everything(limit: limit) { try await notices.page(.unread, $0) }
    #expect(unread.map(\.id) == seen.filter { !$0.isRead }.map(\.id))
  }
}
