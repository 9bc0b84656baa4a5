import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import Testing
import Timeline

@Suite("A post for some only")
struct VisibilityContract {
  private static let readers: [PostVisibility: [String]] = [
    .everyone: ["author", "follower", "mentioned", "other", ""],
    .unlisted: ["author", "follower", "mentioned", "other", ""],
    .followers: ["author", "follower", "mentioned"],
    .direct: ["author", "mentioned"],
  ]

  @Test(
    "is seen on every path by those it is for, and by no one else", arguments: BackendKind.everywhere,
    PostVisibility.allCases)
  func readers(kind: BackendKind, visibility: PostVisibility) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["author", "follower", "mentioned", "other"])
      let author = people[0]
      try await people[1].follow(author)
      let root = try await author.post("root")
      let post = try await author.post("secret @mentioned", on: root, for: visibility)
      #expect(post.visibility == visibility)
      for person in people + [nil] {
        let can = person?.can ?? world.stranger
        let handle = person?.session.handle ?? ""
        let sees = try #require(Self.readers[visibility]).contains(handle)
        #expect(try await paths(to: post, of: author.id, can).filter { $0.value != sees } == [:], "\(handle)")
        // Only what is for everybody stands where people look around; people find what they wrote themselves.
        let isPublic = visibility == .everyone
        let isFound = isPublic || handle == "author"
        #expect(
          try await can.search.posts(matching: PostQuery("secret"), PageRequest()).items.isEmpty != isFound,
          "\(handle)")
        let everyone = try await can.timeline.page(of: .everyone, PageRequest())
        #expect(everyone.texts.contains(post.text) == isPublic)
        if ["author", "follower"].contains(handle) {
          let page = try await can.timelines.page(.home, PageRequest())
          #expect(page.texts.contains(post.text) == sees, "home of \(handle)")
        }
        guard let person, !sees else { continue }
        await #expect(throws: AppError.notFound) { try await can.postActions.like(post.id) }
        await #expect(throws: AppError.notFound) { try await person.post("?", on: post) }
        await #expect(throws: AppError.notFound) { try await person.edit(post) { $0.text = "?" } }
      }
    }
  }

  @Test("is told of to those only who may see it", arguments: BackendKind.available)
  func notices(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      let root = try await alice.post("root")
      try await bob.post("for carol alone: @carol", on: root, for: .direct)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      #expect(
        try await carol.can.notifications.list.page(.all, PageRequest()).items.map(\.kind) == [.mention])
      try await bob.post("for my followers", on: root, for: .followers)
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      try await alice.follow(bob)
      try await bob.post("for my followers again", on: root, for: .followers)
      try await bob.post("for you: @alice", on: root, for: .direct)
      let told = try await alice.can.notifications.list.page(.all, PageRequest()).items
      #expect(told.map { $0.post?.text } == ["for you: @alice", "for my followers again"])
      #expect(told.allSatisfy { $0.kind == .comment })
    }
  }

  @Test("is shared by its author at most", arguments: BackendKind.everywhere)
  func sharing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["author", "follower"])
      let (author, follower) = (people[0], people[1])
      try await follower.follow(author)
      let post = try await author.post("@follower", for: .followers)
      await #expect(throws: AppError.forbidden) { try await follower.can.postActions.share(post.id) }
      #expect(try await author.can.postActions.share(post.id).counts.shares == 1)
      let direct = try await author.post("@follower", for: .direct)
      await #expect(throws: AppError.forbidden) { try await author.can.postActions.share(direct.id) }
    }
  }

  /// On which ways the post is come across.
  private func paths(
    to post: Post, of author: ID<User>, _ can: Repositories
  ) async throws -> [String: Bool] {
    let parent = try #require(post.replyTo?.post)
    var paths = [
      "list": try await !can.postLookup.posts([post.id]).isEmpty,
      "person": try await can.timeline.page(of: .user(author), PageRequest()).items
        .contains { $0.post.id == post.id },
      "comments": try await !can.post.comments(on: parent, PageRequest()).items.isEmpty,
      "history": try await sees { () async throws(AppError) in
        try await !can.postHistory.orUnsupported().revisions(of: post.id).isEmpty
      },
    ]
    paths["post"] = try await sees { () async throws(AppError) in
      try await can.post.thread(of: post.id).post.id == post.id
    }
    return paths
  }

  private func sees(_ read: () async throws(AppError) -> Bool) async throws -> Bool {
    do throws(AppError) {
      return try await read()
    } catch .notFound {
      return false
    }
  }
}
