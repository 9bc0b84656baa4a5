import AppValues
import Entities
import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("How apps read and change filters")
struct FilterTests {
  private let filters = "/api/v2/filters"

  @Test("A filter is made with its phrases, read, changed and deleted")
  func filter() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      #expect(try await aiko.call(.get, filters).text == "[]")
      let made = try await aiko.call(
        .post, filters,
        json: """
          {"title":"Owls","context":["home","thread"],"filter_action":"hide","expires_in":3600,
          "keywords_attributes":[{"keyword":"owl","whole_word":"true"},{"keyword":"hoot","whole_word":false}]}
          """)
      let filter = try made.value(MastodonFilter.self)
      let keywords = try #require(filter.keywords)
      let end = try #require(filter.expiresAt)
      #expect(
        made.text
          == #"{"id":"\#(filter.id)","title":"Owls","context":["home","thread"],"expires_at":"\#(MastodonDate.text(end))","#
          + #""filter_action":"hide","keywords":[{"id":"\#(keywords[0].id)","keyword":"owl","whole_word":true},"#
          + #"{"id":"\#(keywords[1].id)","keyword":"hoot","whole_word":false}],"statuses":[]}"#)
      let path = "\(filters)/\(filter.id)"
      #expect(try await aiko.call(.get, path).text == made.text)
      #expect(try await aiko.call(.get, filters).text == "[\(made.text)]")

      let changed = try await aiko.call(
        .put, path,
        form: [
          "title": "Birds", "keywords_attributes[0][id]": keywords[0].id,
          "keywords_attributes[0][keyword]": "owls", "keywords_attributes[1][id]": keywords[1].id,
          "keywords_attributes[1][_destroy]": "1", "keywords_attributes[2][keyword]": "hawk",
        ]
      ).value(MastodonFilter.self)
      #expect(changed.title == "Birds" && changed.context == ["home", "thread"] && changed.expiresAt == end)
      #expect(changed.filterAction == .hide)
      #expect(changed.keywords?.map(\.keyword) == ["owls", "hawk"])
      #expect(changed.keywords?.map(\.wholeWord) == [true, true])
      // An empty text is no end, and what isn't sent stays.
      for (sent, hasEnd) in [("60", true), ("", false)] {
        let filter = try await aiko.call(.put, path, form: ["expires_in": sent]).value(MastodonFilter.self)
        #expect((filter.expiresAt != nil) == hasEnd, "\(sent)")
      }
      #expect(try await aiko.call(.delete, path).text == "{}")
      #expect(try await aiko.call(.get, path).status == .notFound)
    }
  }

  @Test("Phrases and statuses are added, read, changed and removed one by one")
  func entries() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await ben.post("hello")
      let filter = try await aiko.filter("owl", of: "")
      let path = "\(filters)/\(filter.id)"
      let keyword = try await aiko.call(.post, "\(path)/keywords", form: ["keyword": "hawk"])
        .value(MastodonFilterKeyword.self)
      #expect(keyword.keyword == "hawk" && keyword.wholeWord)
      let one = "\(filters)/keywords/\(keyword.id)"
      #expect(try await aiko.call(.get, one).value(MastodonFilterKeyword.self) == keyword)
      let changed = try await aiko.call(.put, one, form: ["keyword": "hawks", "whole_word": "false"])
      #expect(changed.text == #"{"id":"\#(keyword.id)","keyword":"hawks","whole_word":false}"#)
      let all = try await aiko.call(.get, "\(path)/keywords").value([MastodonFilterKeyword].self)
      #expect(all.map(\.keyword) == ["owl", "hawks"])
      #expect(try await aiko.call(.delete, one).text == "{}")
      #expect(try await aiko.call(.get, one).status == .notFound)

      let added = try await aiko.call(.post, "\(path)/statuses", form: ["status_id": post.id.rawValue])
      let entry = try added.value(MastodonFilterStatus.self)
      #expect(added.text == #"{"id":"\#(entry.id)","status_id":"\#(post.id)"}"#)
      #expect(try await aiko.call(.get, "\(filters)/statuses/\(entry.id)").text == added.text)
      #expect(try await aiko.call(.get, "\(path)/statuses").text == "[\(added.text)]")
      #expect(try await aiko.call(.delete, "\(filters)/statuses/\(entry.id)").text == "{}")
      #expect(try await aiko.call(.get, "\(path)/statuses").text == "[]")
      #expect(try await aiko.call(.post, "\(path)/statuses", form: ["status_id": "42"]).status == .notFound)
    }
  }

  @Test("What can't be a filter is refused in Mastodon's words")
  func refusals() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for (form, words) in [
        ([("context[]", "home")], "Title can't be blank"),
        ([("title", "Owls")], "Context can't be blank"),
        ([("title", "Owls"), ("context[]", "bed")], "Context None or invalid context supplied"),
        (
          [("title", "Owls"), ("context[]", "home"), ("filter_action", "eat")],
          "Filter action is not included in the list"
        ),
        (
          [("title", "Owls"), ("context[]", "home"), ("keywords_attributes[][keyword]", " ")],
          "Keyword can't be blank"
        ),
      ] {
        let body = form.map { "\($0)=\($1.replacing(" ", with: "+"))" }.joined(separator: "&")
        let reply = try await world.send(
          .post, filters, form: body, headers: [.authorization: "Bearer \(aiko.token)"])
        #expect(
          reply.status == .unprocessableContent && reply.text == #"{"error":"Validation failed: \#(words)"}"#)
      }
      #expect(try await aiko.call(.get, filters).text == "[]")
    }
  }

  @Test("Each status says which filters match it, a share too, and one's own never")
  func filtered() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      try await aiko.follow(ben, carol)
      let owl = try await ben.post("an owl")
      try await carol.mark(.shared, owl)
      let mine = try await aiko.post("my owl")
      let filter = try await aiko.filter("owl", of: owl.id.rawValue, action: "hide")
      let result =
        #""filtered":[{"filter":{"id":"\#(filter.id)","title":"owls","context":["home","public"],"expires_at":null,"#
        + #""filter_action":"hide"},"keyword_matches":["owl"],"status_matches":["\#(owl.id)"]}]"#
      for path in ["statuses/\(owl.id)", "timelines/public?limit=1&max_id=\(mine.id)"] {
        #expect(try await aiko.call(.get, "/api/v1/\(path)").text.contains(result), "\(path)")
      }
      // Apps get what a filter hides, and hide it by themselves.
      let home = try await aiko.call(.get, "/api/v1/timelines/home").value([MastodonStatus].self)
      #expect(home.map { $0.reblog?.id ?? $0.id } == [mine.id.rawValue, owl.id.rawValue])
      #expect(home.map(\.filtered.count) == [0, 1])
      let shared = try await aiko.call(.get, "/api/v1/accounts/\(carol.id)/statuses").value(
        [MastodonStatus].self)
      #expect(shared.map { $0.reblog?.filtered.count } == [1])
      #expect(try await ben.call(.get, "/api/v1/statuses/\(owl.id)").text.contains(#""filtered":[]"#))
      #expect(try await !world.call(.get, "/api/v1/statuses/\(owl.id)").text.contains("filtered"))
    }
  }

  @Test("Older apps know each phrase as a filter of its own")
  func older() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let old = "/api/v1/filters"
      let made = try await aiko.call(
        .post, old,
        form: ["phrase": "owl", "context[]": "home", "irreversible": "true", "whole_word": "false"])
      let filter = try made.value(MastodonFilterV1.self)
      #expect(
        made.text
          == #"{"id":"\#(filter.id)","phrase":"owl","context":["home"],"whole_word":false,"expires_at":null,"#
          + #""irreversible":true}"#)
      let new = try #require(try await aiko.call(.get, filters).value([MastodonFilter].self).first)
      #expect(new.title == "owl" && new.filterAction == .hide && new.keywords?.map(\.id) == [filter.id])

      let path = "\(old)/\(filter.id)"
      #expect(try await aiko.call(.get, path).text == made.text)
      let changed = try await aiko.call(.put, path, form: ["phrase": "owls", "context[]": "public"])
        .value(MastodonFilterV1.self)
      #expect(changed.phrase == "owls" && changed.context == ["public"] && changed.irreversible)
      _ = try await aiko.call(.post, "\(filters)/\(new.id)/keywords", form: ["keyword": "hawk"])
      #expect(
        try await aiko.call(.get, old).value([MastodonFilterV1].self).map(\.phrase) == ["owls", "hawk"])
      let refused = try await aiko.call(.put, path, form: ["context[]": "home"])
      #expect(
        refused.status == .unprocessableContent && refused.text.contains("more than one filter keyword"))
      #expect(
        try await aiko.call(.post, old, form: ["context[]": "home"]).text.contains("Phrase can't be blank"))

      #expect(try await aiko.call(.delete, path).text == "{}")
      let left = try #require(try await aiko.call(.get, old).value([MastodonFilterV1].self).first)
      #expect(left.phrase == "hawk")
      #expect(try await aiko.call(.delete, "\(old)/\(left.id)").text == "{}")
      #expect(try await aiko.call(.get, filters).text == "[]")
    }
  }

  @Test("A change of filters is heard in the stream of what comes home")
  func stream() async throws {
    try await ServerWorld.with(over: .live) { world in
      let aiko = try await world.join("aiko")
      try await world.listen(to: "user", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        try await aiko.filter("owl", of: "")
        #expect(try await stream.event()?.name == "filters_changed")
      }
    }
  }
}
