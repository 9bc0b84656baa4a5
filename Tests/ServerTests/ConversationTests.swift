import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("How apps read conversations in direct posts")
struct ConversationTests {
  @Test("A conversation names its people and its last post, and is read, unread and removed")
  func conversation() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await ben.post("@aiko hello", for: .direct)
      let list = try await aiko.call(.get, "/api/v1/conversations")
      let conversation = try #require(try list.value([MastodonConversation].self).first)
      #expect(
        list.text.hasPrefix(#"[{"id":"\#(conversation.id)","unread":true,"accounts":[{"id":"\#(ben.id)","#))
      #expect(list.text.contains(#"}],"last_status":{"id":"\#(post.id)","#))
      #expect(conversation.accounts.map(\.username) == ["ben"])
      #expect(conversation.lastStatus?.visibility == .direct)

      let path = "/api/v1/conversations/\(conversation.id)"
      #expect(try await !aiko.call(.post, "\(path)/read").value(MastodonConversation.self).unread)
      #expect(try await aiko.call(.post, "\(path)/unread").value(MastodonConversation.self).unread)
      #expect(try await aiko.call(.delete, path).text == "{}")
      #expect(try await aiko.call(.get, "/api/v1/conversations").text == "[]")
      for (method, end) in [(HTTPRequest.Method.post, "/read"), (.post, "/unread"), (.delete, "")] {
        #expect(try await aiko.call(method, path + end).status == .notFound, "\(end)")
      }
      #expect(
        try await ben.call(.get, "/api/v1/timelines/direct").value([MastodonStatus].self).map(\.id)
          == [post.id.rawValue])
    }
  }

  @Test("What someone wrote to no one else names themselves")
  func alone() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      try await aiko.post("milk, bread", for: .direct)
      let conversations = try await aiko.call(.get, "/api/v1/conversations")
        .value([MastodonConversation].self)
      #expect(conversations.map { $0.accounts.map(\.id) } == [[aiko.id]] && conversations[0].unread == false)
    }
  }

  @Test("Pages go on by the ids of the last posts")
  func pages() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      var posts: [String] = []
      for number in 1...3 { posts.append(try await ben.post("@aiko \(number)", for: .direct).id.rawValue) }
      let first = try await aiko.call(.get, "/api/v1/conversations?limit=2")
      #expect(
        try first.value([MastodonConversation].self).map { $0.lastStatus?.id } == [posts[2], posts[1]])
      let links = PageLinks(header: first.headers["Link"] ?? "")
      #expect(links.next == "https://social.example/api/v1/conversations?limit=2&max_id=\(posts[1])")
      #expect(links.previous == "https://social.example/api/v1/conversations?limit=2&min_id=\(posts[2])")
      let rest = try await aiko.call(.get, "/api/v1/conversations?limit=2&max_id=\(posts[1])")
      #expect(try rest.value([MastodonConversation].self).map { $0.lastStatus?.id } == [posts[0]])
    }
  }
}
