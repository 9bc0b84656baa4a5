import AppValues
import Entities
import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import Post
import PostActions
import SocialBackend
import Testing

@testable import SocialServer

@Suite("Streams of events", .timeLimit(.minutes(5)))
struct EventStreamTests {
  @Test("What comes to home is heard, and what concerns oneself")
  func user() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob, carol) = (
        try await world.join("aiko"), try await world.join("bob"), try await world.join("carol")
      )
      try await aiko.follow(bob)
      let own = try await aiko.post("mine")
      try await world.listen(to: "user", as: aiko) { stream in
        #expect(stream.head.status == 200 && stream.head.headers["content-type"] == "text/event-stream")
        #expect(try await stream.line() == ":)")
        try await carol.post("not for Aiko")
        let post = try await bob.post("Good morning")
        let update = try #require(try await stream.event())
        #expect(update.name == "update")
        let status = try update.value(MastodonStatus.self)
        #expect(status.id == post.id.rawValue && status.content == "<p>Good morning</p>")
        #expect(status.account.username == "bob" && status.marks != nil)
        try await carol.mark(.liked, own)
        let news = try #require(try await stream.event())
        #expect(news.name == "notification")
        let notification = try news.value(MastodonNotification.self)
        #expect(notification.type == .favourite && notification.account.username == "carol")
        #expect(notification.status?.id == own.id.rawValue)
      }
    }
  }

  @Test(
    "What arrives is written as its own address answers it to whoever listens, whether its parts are kept or not",
    arguments: [true, false])
  func bytes(keepsReady: Bool) async throws {
    try await ServerWorld.with({ $0.keepsReady = keepsReady }, over: .live) { world in
      let (aiko, bob, carol, dan) = (
        try await world.join("aiko"), try await world.join("bob"), try await world.join("carol"),
        try await world.join("dan")
      )
      for reader in [aiko, carol, dan] { try await reader.follow(bob) }
      try await dan.filter("tea", of: "")
      let earlier = try await aiko.post("Coffee \"<&>\" #tea")
      try await world.listen(to: "user", as: aiko) { first in
        try await world.listen(to: "user", as: carol) { second in
          try await world.listen(to: "user", as: dan) { third in
            let listeners = [(aiko, first), (carol, second), (dan, third)]
            for (_, stream) in listeners { #expect(try await stream.line() == ":)") }
            for arrive in [
              { try await bob.postPhoto("Tea with @carol #tea\n\nhttps://example.org") },
              { try await bob.post("Which?", poll: PollQuestion(["Tea", "Coffee"])) },
              { try await bob.can.postActions.set(.shared, to: true, on: earlier.id) },
            ] as [() async throws -> Post] {
              _ = try await arrive()
              for (reader, stream) in listeners {
                var event = try #require(try await stream.event())
                while event.name == "notification" { event = try #require(try await stream.event()) }
                let id = try event.value(MastodonStatus.self).id
                let answer = try await reader.call(.get, "/api/v1/statuses/\(id)")
                #expect(event.name == "update" && event.data == answer.text)
              }
            }
          }
        }
      }
    }
  }

  @Test(
    "What arrives for many at once is heard by each of them once, with their own marks",
    arguments: [2, 500])
  func many(together: Int) async throws {
    try await ServerWorld.with({ $0.streams.together = together }, over: .live) { world in
      let (aiko, bob, carol) = (
        try await world.join("aiko"), try await world.join("bob"), try await world.join("carol")
      )
      for reader in [aiko, carol] { try await reader.follow(bob) }
      let readers = (0..<12).map { $0 % 2 == 0 ? aiko : carol }
      try await listen(to: world, as: readers[...]) { streams in
        for stream in streams { #expect(try await stream.line() == ":)") }
        for round in 0..<5 {
          let posts = [try await bob.post("Tea \(round)"), try await bob.post("Coffee \(round)")]
          try await aiko.mark(.bookmarked, posts[1])
          for (reader, stream) in zip(readers, streams) {
            for post in posts {
              let event = try #require(try await stream.event())
              let status = try event.value(MastodonStatus.self)
              #expect(event.name == "update" && status.id == post.id.rawValue)
              #expect(reader.token == aiko.token || status.marks?.bookmarked == false)
            }
          }
        }
      }
    }
  }

  /// Listens to the homes of several people at once.
  private func listen(
    to world: ServerWorld, as readers: ArraySlice<ServerPerson>, _ streams: [EventStreamClient] = [],
    _ body: ([EventStreamClient]) async throws -> Void
  ) async throws {
    guard let reader = readers.first else { return try await body(streams) }
    try await world.listen(to: "user", as: reader) { stream in
      try await listen(to: world, as: readers.dropFirst(), streams + [stream], body)
    }
  }

  @Test("Edits and deletions are heard, and nothing of likes")
  func changes() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      let post = try await bob.post("one")
      try await world.listen(to: "public", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        try await bob.mark(.liked, post)
        try await bob.edit(post, "two")
        let edit = try #require(try await stream.event())
        #expect(edit.name == "status.update")
        #expect(try edit.value(MastodonStatus.self).content == "<p>two</p>")
        try await bob.delete(post)
        #expect(try await stream.event() == .init(name: "delete", data: post.id.rawValue))
      }
    }
  }

  @Test("What comes into the inbox of direct posts is heard with its conversation, and what is deleted of it")
  func conversations() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      let first = try await bob.post("@aiko before", for: .direct)
      try await world.listen(to: "direct", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        try await bob.post("@aiko in public")
        let post = try await bob.post("@aiko now", on: first.id, for: .direct)
        let event = try #require(try await stream.event())
        #expect(event.name == "conversation")
        let conversation = try event.value(MastodonConversation.self)
        #expect(conversation.unread && conversation.accounts.map(\.username) == ["bob"])
        #expect(conversation.lastStatus?.id == post.id.rawValue)
        try await bob.delete(post)
        #expect(try await stream.event() == .init(name: "delete", data: post.id.rawValue))
      }
    }
  }

  @Test(
    "What waited and was accepted is heard of once, where notifications are",
    arguments: ["user", "user/notification"])
  func merges(path: String) async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob, carol) = (
        try await world.join("aiko"), try await world.join("bob"), try await world.join("carol")
      )
      try await aiko.follow(carol)
      let requests = "/api/v1/notifications/requests"
      _ = try await aiko.call(.patch, "/api/v2/notifications/policy", form: ["for_not_following": "filter"])
      let post = try await aiko.post("Hello")
      for person in [bob, carol] { try await person.mark(.liked, post) }
      let waiting = try await aiko.call(.get, requests).value([MastodonNotificationRequest].self)
      try await world.listen(to: path, as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        _ = try await aiko.call(.post, "\(requests)/\(try #require(waiting.first).id)/accept")
        #expect(try await stream.event() == .init(name: "notifications_merged", data: "1"))
        #expect(try await aiko.call(.get, requests + "/merged").text == #"{"merged":true}"#)
        try await bob.mark(.shared, post)
        let next = try #require(try await stream.event())
        #expect(next.name == "notification")
        #expect(try next.value(MastodonNotification.self).type == .reblog)
      }
    }
  }

  @Test("An edit is heard only where the post stands")
  func edits() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob, carol) = (
        try await world.join("aiko"), try await world.join("bob"), try await world.join("carol")
      )
      try await aiko.follow(bob)
      let (stranger, secret) = (try await carol.post("one"), try await bob.post("one", for: .direct))
      let known = try await bob.post("one", for: .followers)
      try await world.listen(to: "user", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        try await carol.edit(stranger, "two")
        try await bob.edit(secret, "two")
        try await bob.edit(known, "two")
        #expect(try await stream.event()?.value(MastodonStatus.self).id == known.id.rawValue)
      }
    }
  }

  @Test(
    "Of someone muted no edit is heard, and of a comment none where it doesn't stand",
    arguments: ["user", "public", "list?list=", "hashtag?tag=live"])
  func muted(path: String) async throws {
    try await ServerWorld.with(over: .live) { world in
      let people = (
        try await world.join("aiko"), try await world.join("bob"), try await world.join("carol"),
        try await world.join("dan")
      )
      let (aiko, bob, carol, dan) = people
      try await aiko.follow(bob, carol)
      let list = try await aiko.list("Friends", of: bob, carol)
      let earlier = try await bob.post("earlier #live")
      let comment = try await carol.post("a comment #live", on: try await dan.post("of a stranger").id)
      try await world.listen(to: path.hasSuffix("list=") ? "\(path)\(list.id)" : path, as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        let shown = try await bob.post("shown #live")
        #expect(try await stream.event()?.name == "update")
        if path != "hashtag?tag=live" { try await carol.edit(comment, "no place here #live") }
        _ = try await aiko.call(.post, "/api/v1/accounts/\(bob.id)/mute")
        try await bob.edit(earlier, "muted #live")
        try await bob.edit(shown, "muted #live")
        let end = try await carol.post("the end #live")
        let event = try #require(try await stream.event())
        #expect(event.name == "update" && event.data.contains(end.id.rawValue), "\(event.data)")
      }
    }
  }

  @Test("Hashtags and lists have streams of their own")
  func hashtagAndList() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob, carol) = (
        try await world.join("aiko"), try await world.join("bob"), try await world.join("carol")
      )
      try await aiko.follow(bob)
      try await aiko.follow(carol)
      let list = try await aiko.list("Friends", of: bob)
      try await world.listen(to: "hashtag?tag=Cats", as: aiko) { tagged in
        try await world.listen(to: "list?list=\(list.id)", as: aiko) { listed in
          for stream in [tagged, listed] { #expect(try await stream.line() == ":)") }
          let cats = try await carol.post("so many #cats")
          let dogs = try await bob.post("no #dogs")
          #expect(try await tagged.event()?.value(MastodonStatus.self).id == cats.id.rawValue)
          #expect(try await listed.event()?.value(MastodonStatus.self).id == dogs.id.rawValue)
          try await bob.edit(dogs, "no #dogs at all")
          #expect(try await listed.event()?.name == "status.update")
        }
      }
      let others = try await bob.call(.get, "/api/v1/streaming/list?list=\(list.id)")
      #expect(others.status == .notFound && others.error == "Record not found")
    }
  }

  @Test("Only posts with photos are heard where that is asked for")
  func onlyMedia() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await world.listen(to: "public/local?only_media=true", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        try await bob.post("words")
        let photo = try await bob.postPhoto("a photo")
        let status = try #require(try await stream.event()).value(MastodonStatus.self)
        #expect(status.id == photo.id.rawValue && status.mediaAttachments.count == 1)
      }
    }
  }

  @Test("A silent stream says that it's still there, and ends with the session")
  func silence() async throws {
    try await ServerWorld.with({ $0.streams.beat = .milliseconds(20) }, over: .live) { world in
      let (aiko, bob) = (try await world.join("aiko"), try await world.join("bob"))
      try await world.listen(to: "public/remote", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        #expect(try await stream.line() == ":thump")
        try await bob.post("here, not there")
        try await aiko.revokeToken()
        var lines: Set<String> = []
        while let line = try await stream.line() { lines.insert(line) }
        #expect(lines.isSubset(of: [":thump"]))
      }
      let late = try await aiko.call(.get, "/api/v1/streaming/public/remote")
      #expect(late.status == .unauthorized && late.error == "The access token is invalid")
    }
  }

  @Test("What is wrong with a request is said")
  func refusals() async throws {
    try await ServerWorld.with(over: .live) { world in
      let aiko = try await world.join("aiko", scopes: "read:statuses")
      func ask(_ path: String, token: String? = nil) async throws -> Reply {
        try await world.call(.get, "/api/v1/streaming\(path)", token: token ?? aiko.token)
      }
      let health = try await world.call(.get, "/api/v1/streaming/health")
      #expect(health.status == .ok && health.text == "OK")
      for path in ["/nothing", "/public/far/away", ""] {
        let unknown = try await ask(path)
        #expect(unknown.status == .badRequest, "\(path)")
        #expect(unknown.text == #"{"error":"Unknown channel requested"}"#)
      }
      #expect(try await ask("/hashtag").error == "Missing tag name parameter")
      #expect(try await ask("/list").error == "Missing list name parameter")
      let scopes = try await ask("/user")
      #expect(scopes.status == .forbidden && scopes.error == "This action is outside the authorized scopes")
      #expect(try await world.call(.get, "/api/v1/streaming/public").status == .unauthorized)
      let app = try await world.registerApp(scopes: "read")
      let token = try await world.call(
        .post, "/oauth/token",
        form: [
          "grant_type": "client_credentials", "client_id": app.clientID,
          "client_secret": app.clientSecret.value,
          "scope": "read",
        ]
      ).value(MastodonToken.self).accessToken.value
      let needsPerson = try await ask("/public", token: token)
      #expect(needsPerson.status == .unprocessableContent)
      #expect(needsPerson.error == "This method requires an authenticated user")
      let head = try await world.call(.head, "/api/v1/streaming/public", token: aiko.token)
      #expect(head.status == .ok && head.headers[.contentType] == "text/event-stream")
      #expect(world.server.streams.count == 0)
    }
  }
}
