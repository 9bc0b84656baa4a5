import Authentication
import Backend
import Database
import Entities
import LocalBackend
import Post
import PostActions
import Profile
import Search
import Testing
import Timeline

/// Nobody can publish for some only yet; what is stored so is kept from everybody else already.
@Suite("A post for some only")
struct VisibilityTests {
  @Test(
    "is seen on every path by those it is for, and by nobody else",
    arguments: [
      (Visibility.everyone, ["author", "follower", "mentioned", "other", ""]),
      (.unlisted, ["author", "follower", "mentioned", "other", ""]),
      (.followers, ["author", "follower", "mentioned"]),
      (.direct, ["author", "mentioned"]),
    ])
  func readers(visibility: Visibility, readers: [String]) async throws {
    try await Network.with { network in
      var people = ["": network.backend.repositories(for: .anonymous)]
      for handle in ["author", "follower", "mentioned", "other"] {
        people[handle] = try await Network.join(handle, network.backend).can
      }
      let author = try #require(people["author"])
      let id = try await author.timeline.author(handle: "author").id
      for handle in ["follower"] { _ = try await people[handle]?.profile.follow(id) }
      let root = try await author.post.publish(NewPost(text: "root"), key: PublishKey("0"))
      let post = try await author.post.publish(
        NewPost(text: "secret @mentioned", replyTo: root.id), key: PublishKey("1"))
      try await network.setVisibility(post, visibility)
      for (handle, can) in people {
        let sees = readers.contains(handle)
        #expect(try await paths(to: post, of: id, can).filter { $0.value != sees } == [:], "\(handle)")
        let found = try await can.search.posts(matching: "secret", PageRequest()).items
        #expect(found.isEmpty == (visibility != .everyone), "search of \(handle)")
        let home = handle == "author" || handle == "follower"
        if home {
          let page = try await can.timeline.page(of: .home, PageRequest())
          #expect(page.items.contains { $0.post.id == post.id } == sees, "home of \(handle)")
        }
        if !sees, handle != "" {
          await #expect(throws: SocialError.notFound) { try await can.postActions.like(post.id) }
          await #expect(throws: SocialError.notFound) {
            try await can.post.publish(NewPost(text: "?", replyTo: post.id), key: PublishKey("2"))
          }
        }
      }
    }
  }

  @Test("is shared by its author at most")
  func sharing() async throws {
    try await Network.with { network in
      let author = try await Network.join("author", network.backend)
      let follower = try await Network.join("follower", network.backend)
      _ = try await follower.can.profile.follow(author.id)
      let post = try await author.can.post.publish(NewPost(text: "@follower"), key: PublishKey("1"))
      try await network.setVisibility(post, .followers)
      await #expect(throws: SocialError.forbidden) {
        try await follower.can.postActions.share(post.id)
      }
      #expect(try await author.can.postActions.share(post.id).counts.shares == 1)
      try await network.setVisibility(post, .direct)
      await #expect(throws: SocialError.forbidden) {
        try await author.can.postActions.share(post.id)
      }
    }
  }

  /// On which ways the post is come across.
  private func paths(
    to post: Post, of author: ID<User>, _ can: Repositories
  ) async throws -> [String: Bool] {
    let parent = try #require(post.replyTo).post
    var paths = [
      "list": try await !can.postActions.posts([post.id]).isEmpty,
      "person": try await can.timeline.page(of: .user(author), PageRequest()).items
        .contains { $0.post.id == post.id },
      "comments": try await !can.post.comments(on: parent, PageRequest()).items.isEmpty,
    ]
    do throws(SocialError) {
      paths["post"] = try await can.post.thread(of: post.id).post.id == post.id
    } catch {
      #expect(error == .notFound)
      paths["post"] = false
    }
    return paths
  }
}

extension Network {
  /// Stores a post as being for some only.
  func setVisibility(_ post: Post, _ visibility: Visibility) async throws {
    let id = try #require(Int64(post.id.rawValue))
    let number = try #require([.everyone, .unlisted, .followers, .direct].firstIndex(of: visibility))
    try await database.write { connection throws(SocialError) in
      for (table, column) in [("post", "id"), ("item", "post_id")] as [(SQL, SQL)] {
        try connection.execute(
          "UPDATE \(table) SET visibility = \(number) WHERE \(column) = \(id)")
      }
    }
  }
}
