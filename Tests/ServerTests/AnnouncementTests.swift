import AppValues
import Entities
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import SocialBackend
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("How apps read announcements")
struct AnnouncementTests {
  private let path = "/api/v1/announcements"

  @Test("An announcement is read as Mastodon writes it, and left out once it's dismissed")
  func list() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      #expect(try await aiko.call(.get, path).text == "[]")
      let start = clock.clock.now()
      let announced = try await world.announce(
        "We <move>, @ben and @nobody! #Tea\n\nhttps://a.example/", from: start.adding(seconds: 60),
        until: start.adding(seconds: 120))
      clock.advance(seconds: 1)
      let later = try await world.announce("Now")
      clock.advance(seconds: 1)
      _ = try await world.backend.announcing.change(later.id, to: AnnouncementContent(text: "Now!"))
      let (first, second) = (
        """
        {"id":"\(announced.id)","content":"<p>We &lt;move&gt;, <span class=\\"h-card\\">\
        <a href=\\"https://social.example/@ben\\" class=\\"u-url mention\\">@<span>ben</span></a></span> and @nobody! \
        <a href=\\"https://social.example/tags/tea\\" class=\\"mention hashtag\\" rel=\\"tag\\">#<span>Tea</span></a></p>\
        <p><a href=\\"https://a.example/\\" target=\\"_blank\\" rel=\\"nofollow noopener\\">https://a.example/</a></p>",\
        "starts_at":"\(start.text(60))","ends_at":"\(start.text(120))","all_day":false,\
        "published_at":"\(start.text())","updated_at":"\(start.text())","read":false,\
        "mentions":[{"id":"\(ben.id)","username":"ben","url":"https://social.example/@ben","acct":"ben"}],\
        "statuses":[],"tags":[{"name":"tea","url":"https://social.example/tags/tea"}],"emojis":[],"reactions":[]}
        """,
        """
        {"id":"\(later.id)","content":"<p>Now!</p>","starts_at":null,"ends_at":null,"all_day":false,\
        "published_at":"\(start.text(1))","updated_at":"\(start.text(2))","read":false,"mentions":[],"statuses":[],\
        "tags":[],"emojis":[],"reactions":[]}
        """
      )
      // What begins first comes first.
      #expect(try await aiko.call(.get, path).text == "[\(second),\(first)]")
      #expect(try await aiko.call(.post, "\(path)/\(later.id)/dismiss").text == "{}")
      #expect(try await aiko.call(.get, path).text == "[\(first)]")
      #expect(
        try await aiko.call(.get, "\(path)?with_dismissed=true").text
          == "[\(second.replacing(#""read":false"#, with: #""read":true"#)),\(first)]")
      #expect(try await ben.call(.get, path).text == "[\(second),\(first)]")
      clock.advance(seconds: 118)
      #expect(try await ben.call(.get, path).text == "[\(second)]")
      // Of those that begin at once, the one that was announced first.
      let next = try await (world.announce("1"), world.announce("2"))
      #expect(
        try await ben.call(.get, path).value([MastodonAnnouncement].self).map(\.id)
          == [later.id, next.0.id, next.1.id].map(\.rawValue))
      for id in [announced.id.rawValue, "7", "x"] {
        #expect(try await aiko.call(.post, "\(path)/\(id)/dismiss").status == .notFound)
        #expect(try await aiko.call(.put, "\(path)/\(id)/reactions/%F0%9F%8E%89").status == .notFound)
      }
    }
  }

  @Test("Emoji are given and taken back, and refused in Mastodon's words")
  func reactions() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let reactions = "\(path)/\(try await world.announce("Now").id)/reactions"
      func read(_ person: ServerPerson) async throws -> [MastodonReaction] {
        try await person.call(.get, path).value([MastodonAnnouncement].self).flatMap(\.reactions)
      }
      for emoji in ["🎉", "👍🏽", "🏳️‍🌈", "🎉"] {
        #expect(try await aiko.call(.put, "\(reactions)/\(emoji.percentEncoded)").text == "{}")
      }
      #expect(try await ben.call(.put, "\(reactions)/\("🎉".percentEncoded)").text == "{}")
      #expect(
        try await aiko.call(.get, path).text.hasSuffix(
          #""reactions":[{"name":"🎉","count":2,"me":true},{"name":"👍🏽","count":1,"me":true},"#
            + #"{"name":"🏳️‍🌈","count":1,"me":true}]}]"#))
      #expect(try await aiko.call(.delete, "\(reactions)/\("🎉".percentEncoded)").text == "{}")
      #expect(try await read(aiko).first == MastodonReaction(name: "🎉", count: 1, me: false))

      for name in ["x", "thinking", "🎉🎉", "%2F", "1"] {
        let reply = try await aiko.call(.put, "\(reactions)/\(name.percentEncoded)")
        #expect(reply.status == .unprocessableContent, "\(name)")
        #expect(reply.error == "Validation failed: Name is not a recognized emoji", "\(name)")
      }
      for emoji in ["🍎", "🍐", "🍊", "🍋", "🍌"] {
        #expect(try await aiko.call(.put, "\(reactions)/\(emoji.percentEncoded)").status == .ok)
      }
      let ninth = try await ben.call(.put, "\(reactions)/\("🦉".percentEncoded)")
      #expect(ninth.status == .unprocessableContent)
      #expect(ninth.error == "Validation failed: Limit of different reactions reached")
      #expect(try await read(ben).count == 8)
    }
  }

  @Test("What is announced, changed, given and deleted is heard as it happens", .timeLimit(.minutes(5)))
  func stream() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let before = try await world.announce("Before")
      try await world.listen(to: "user", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        let announced = try await world.announce("Now, @ben")
        let news = try #require(try await stream.event())
        #expect(news.name == "announcement")
        let value = try news.value(MastodonAnnouncement.self)
        #expect(value.id == announced.id.rawValue && value.mentions.map(\.username) == ["ben"])
        #expect(try await aiko.call(.get, path).text.hasSuffix(",\(news.data)]"))

        let reaction = "\(path)/\(announced.id)/reactions/\("🎉".percentEncoded)"
        for (method, count) in [(HTTPRequest.Method.put, 1), (.delete, 0)] {
          _ = try await ben.call(method, reaction)
          #expect(
            try await stream.event()
              == .init(
                name: "announcement.reaction",
                data: #"{"name":"🎉","count":\#(count),"announcement_id":"\#(announced.id)"}"#))
        }
        // One's own dismissal isn't told.
        _ = try await aiko.call(.post, "\(path)/\(announced.id)/dismiss")
        _ = try await world.backend.announcing.change(before.id, to: AnnouncementContent(text: "Changed"))
        let change = try #require(try await stream.event())
        #expect(change.name == "announcement")
        #expect(try change.value(MastodonAnnouncement.self).content == "<p>Changed</p>")
        try await world.backend.announcing.delete(announced.id)
        #expect(
          try await stream.event() == .init(name: "announcement.delete", data: announced.id.rawValue))
      }
    }
  }
}

extension ServerWorld {
  /// Announces something as the administrator.
  fileprivate func announce(
    _ text: String, from start: Timestamp? = nil, until end: Timestamp? = nil
  ) async throws -> Announcement {
    try await backend.announcing.announce(
      AnnouncementContent(text: text, startsAt: start, endsAt: end))
  }
}

extension Timestamp {
  /// The instant some seconds later, as on the wire.
  fileprivate func text(_ seconds: Int64 = 0) -> String { MastodonDate.text(adding(seconds: seconds)) }
}
