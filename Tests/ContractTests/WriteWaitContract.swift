import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import Testing

@Suite("What a write waits for, and all others with it")
struct WriteWaitContract {
  /// How often each action waits for the server's answer. At its end each transaction waits twice more: for all that it
  /// has written, and for the commit; what wrote nothing waits only for the commit, which is why liking again is 0.
  private static let waits: KeyValuePairs<String, Int> = [
    "like": 1, "like again": 0, "like in a new request": 1, "unlike": 1, "share": 1, "unshare": 1,
    "bookmark": 1, "publish": 1, "publish by the defaults": 1, "publish with 20 mentions": 2, "comment": 2,
    "edit": 2,
    "edit with 20 mentions": 2, "follow": 2, "follow again": 2, "unfollow": 2, "ask to follow": 2,
    "accept": 2, "mute": 2, "unmute": 2, "block": 2, "unblock": 2, "delete": 2,
  ]

  @Test("is two answers at most", arguments: BackendKind.available)
  func actions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let crowd = (0..<20).map { "crowd\($0)" }
      _ = try await world.join(crowd)
      let names = crowd.map { "@\($0)" }.joined(separator: " ")
      let post = try await alice.post("hello #tokyo")
      let actions = bob.can.postActions
      let own = try await bob.post("first @alice")
      var found: [String: Int] = [:]
      func measure(_ name: String, _ action: () async throws -> Void) async throws {
        // What is known of who writes is known from the second time on.
        for person in [alice, bob] { _ = try await person.post("again") }
        await world.finish()
        let before = world.database.writeWaitCount
        try await action()
        found[name] = world.database.writeWaitCount - before
      }
      try await measure("like") { _ = try await actions.set(.liked, to: true, on: post.id) }
      try await measure("like again") { _ = try await actions.set(.liked, to: true, on: post.id) }
      let other = try await alice.post("another")
      try await measure("like in a new request") {
        _ = try await world.person(bob.session).can.postActions.set(.liked, to: true, on: other.id)
      }
      try await measure("unlike") { _ = try await actions.set(.liked, to: false, on: post.id) }
      try await measure("share") { _ = try await actions.set(.shared, to: true, on: post.id) }
      try await measure("unshare") { _ = try await actions.set(.shared, to: false, on: post.id) }
      try await measure("bookmark") { _ = try await actions.set(.bookmarked, to: true, on: post.id) }
      try await measure("publish") { try await bob.post("plain #tokyo") }
      try await measure("publish by the defaults") {
        _ = try await bob.publish { NewPost(PostContent("plain"), visibility: $0.visibility) }
      }
      try await measure("publish with 20 mentions") { try await bob.post(names) }
      try await measure("comment") { try await bob.post("so true", on: post) }
      var edited = own
      try await measure("edit") { edited = try await bob.edit(own) { $0.text = "second @alice" } }
      try await measure("edit with 20 mentions") { try await bob.edit(edited) { $0.text = names } }
      try await measure("follow") { _ = try await bob.can.relating.follow(alice.id) }
      try await measure("follow again") {
        _ = try await bob.can.relating.follow(alice.id, FollowTerms(notices: true))
      }
      try await measure("unfollow") { _ = try await bob.can.relating.unfollow(alice.id) }
      try await measure("mute") { _ = try await bob.can.relating.mute(alice.id, until: nil, notices: true) }
      try await measure("unmute") { _ = try await bob.can.relating.unmute(alice.id) }
      try await measure("block") { _ = try await bob.can.relating.block(alice.id) }
      try await measure("unblock") { _ = try await bob.can.relating.unblock(alice.id) }
      _ = try await alice.can.editing.edit(ProfileEdit(isLocked: true))
      try await measure("ask to follow") { _ = try await bob.can.relating.follow(alice.id) }
      try await measure("accept") { _ = try await alice.can.relating.accept(bob.id) }
      try await measure("delete") { try await actions.delete(own.id) }
      for (name, count) in Self.waits {
        #expect(found[name] == (kind == .postgreSQL ? count + 2 : 0), "\(name)")
      }
    }
  }
}
