import AppValues
import Entities
import MastodonAPI
import Post
import PostActions
import Profile
import SocialBackend
import SocialNetworkingTesting
import Testing

@Suite("What a screen asks a server for")
struct RequestCountTests {
  private static func account(_ id: String) -> FakeAnswer {
    .text(#"{"id": "\#(id)", "username": "person", "acct": "person"}"#)
  }

  @Test("is nothing about oneself that is only between two")
  func oneself() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/v1/accounts/7", Self.account("7"))
    #expect(try await world.mia.profile.user(ID("7")).relationship.isSelf)
    world.transport.expect(.get, "/api/v1/accounts/8", Self.account("8"))
    world.transport.expect(
      .get, "/api/v1/accounts/relationships", .text(#"[{"id": "8", "following": true}]"#))
    #expect(try await world.mia.profile.user(ID("8")).relationship.isFollowing)
  }

  @Test("is nothing about an empty id")
  func emptyID() async throws {
    let world = try StreamWorld()
    await #expect(throws: AppError.notFound) { try await world.mia.post.thread(of: ID("")) }
    await #expect(throws: AppError.notFound) { try await world.mia.postActions.delete(ID("")) }
    await #expect(throws: AppError.notFound) {
      try await world.mia.postWriting.orUnsupported().publish(
        NewPost(PostContent("hello"), replyTo: ID("")), key: .unique())
    }
    let device = try OutboxWorld(honoursKeys: true)
    await #expect(throws: AppError.notFound) { try await device.started().say("hello", on: ID("")) }
    #expect(try await device.started().waiting().isEmpty)
  }

  @Test("is a conversation once, for a post and for the comments on it")
  func conversation() async throws {
    let world = try StreamWorld()
    let status = #"{"id": "1", "content": "", "account": {"id": "8", "username": "ken"}}"#
    world.transport.expect(.get, "/api/v1/statuses/1", .text(status))
    world.transport.expect(
      .get, "/api/v1/statuses/1/context", .text(#"{"ancestors": [], "descendants": []}"#))
    let mia = world.mia
    _ = try await mia.post.thread(of: ID("1"))
    #expect(try await mia.post.comments(on: ID("1"), PageRequest()).items.isEmpty)
  }
}
