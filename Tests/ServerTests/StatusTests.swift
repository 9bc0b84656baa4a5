import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import SocialBackend
import Testing

@testable import SocialServer

@Suite("Posts by apps")
struct StatusTests {
  @Test("A post comes out as it went in, and as HTML")
  func create() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      _ = try await world.join("ben")
      let status = try await aiko.call(
        .post, "/api/v1/statuses",
        json:
          ##"{"status":"Hi @ben & #Tea <b>\nline\n\nmore","visibility":"unlisted","spoiler_text":"tea","language":"en"}"##
      ).value(MastodonStatus.self)
      #expect(status.visibility == .unlisted && status.spoilerText == "tea" && status.sensitive)
      #expect(
        status.content == """
          <p>Hi <span class="h-card"><a href="https://social.example/@ben" class="u-url mention">@<span>ben</span></a>\
          </span> &amp; <a href="https://social.example/tags/tea" class="mention hashtag" rel="tag">#<span>Tea</span></a> \
          &lt;b&gt;<br>line</p><p>more</p>
          """)
      #expect(status.mentions.map(\.acct) == ["ben"] && status.tags.map(\.name) == ["tea"])
      #expect(status.url == "https://social.example/@aiko/\(status.id)")
      #expect(status.account.acct == "aiko" && status.account.statusesCount == 1, "this one counts")
      let source = try await aiko.call(.get, "/api/v1/statuses/\(status.id)/source").value(
        MastodonStatusSource.self)
      #expect(source.text == "Hi @ben & #Tea <b>\nline\n\nmore" && source.spoilerText == "tea")
    }
  }

  @Test("Photos are sensitive as an app says, or else as their author set")
  func sensitivity() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      func publish(_ form: KeyValuePairs<String, String>) async throws -> MastodonStatus {
        try await aiko.call(.post, "/api/v1/statuses", form: form).value(MastodonStatus.self)
      }
      let status = try await publish(["status": "x", "sensitive": "true"])
      #expect(status.sensitive)
      #expect(try await !publish(["status": "x"]).sensitive)
      func edit(_ form: KeyValuePairs<String, String>) async throws -> MastodonStatus {
        try await aiko.call(.put, "/api/v1/statuses/\(status.id)", form: form).value(MastodonStatus.self)
      }
      #expect(try await edit(["status": "y"]).sensitive, "as it was")
      #expect(try await !edit(["status": "y", "sensitive": "false"]).sensitive)
      #expect(try await edit(["status": "y", "sensitive": "false", "spoiler_text": "z"]).sensitive)
      _ = try await aiko.call(
        .patch, "/api/v1/accounts/update_credentials", form: ["source[sensitive]": "true"])
      #expect(try await publish(["status": "by default"]).sensitive)
      #expect(try await !publish(["status": "this one", "sensitive": "false"]).sensitive)
    }
  }

  @Test("A key publishes once, also when two calls come at the same time")
  func idempotency() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      @Sendable func publish(_ key: String) async throws -> String {
        try await aiko.call(
          .post, "/api/v1/statuses", form: ["status": "once"],
          headers: [try #require(HTTPField.Name("Idempotency-Key")): key]
        ).value(MastodonStatus.self).id
      }
      async let first = publish("k")
      async let second = publish("k")
      let ids = try await [first, second, publish("k")]
      #expect(Set(ids).count == 1)
      #expect(try await publish("other") != ids[0])
      _ = try await aiko.call(.delete, "/api/v1/statuses/\(ids[0])")
      #expect(try await publish("k") != ids[0])
    }
  }

  @Test("An edit of one version is refused where there's another one by now, unless it has been made already")
  func editCondition() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let status = try await aiko.call(.post, "/api/v1/statuses", form: ["status": "one"]).value(
        MastodonStatus.self)
      func edit(_ text: String, of version: String?) async throws -> Reply {
        var headers = HTTPFields()
        headers[.ifMatch] = version
        return try await aiko.call(
          .put, "/api/v1/statuses/\(status.id)", form: ["status": text], headers: headers)
      }
      let first = status.version.tag
      let edited = try await edit("two", of: first).value(MastodonStatus.self)
      let second = edited.version.tag
      for other in [first, "W/\(second)", "\"1\"", String(second.dropFirst().dropLast())] {
        let refusal = try await edit("three", of: other)
        #expect(refusal.status == .preconditionFailed, "\(other)")
        #expect(refusal.text.contains("If-Match"))
      }
      // Its answer may have been lost.
      #expect(try await edit("two", of: first).value(MastodonStatus.self).editedAt == edited.editedAt)
      #expect(try await edit("three", of: "\(first), \(second)").status == .ok)
      #expect(try await edit("four", of: "*").status == .ok)
      #expect(try await edit("five", of: nil).status == .ok)
      let all = try await aiko.call(.get, "/api/v1/statuses/\(status.id)/history").value(
        [MastodonStatusEdit].self)
      #expect(all.map(\.content) == ["one", "two", "three", "four", "five"].map { "<p>\($0)</p>" })
    }
  }

  @Test("What can't be posted is said")
  func refusals() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let empty = try await aiko.call(.post, "/api/v1/statuses", form: ["status": ""])
      #expect(empty.status == .unprocessableContent && empty.error?.hasPrefix("Validation failed:") == true)
      let long = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": String(repeating: "a", count: 501)])
      #expect(long.status == .unprocessableContent)
      let poll = try await aiko.call(
        .post, "/api/v1/statuses", json: #"{"status":"?","poll":{"options":["a","b"],"expires_in":60}}"#)
      #expect(
        poll.status == .unprocessableContent
          && poll.error == "Validation failed: A poll can last from 5 minutes to a month.")
      let lost = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "answer", "in_reply_to_id": "12"])
      #expect(lost.status == .notFound && lost.error == "Record not found")
      let anonymous = try await world.call(.post, "/api/v1/statuses", form: ["status": "x"])
      #expect(anonymous.status == .unauthorized && anonymous.error == "The access token is invalid")
      let reader = try await world.join("ben", scopes: "read")
      let scope = try await reader.call(.post, "/api/v1/statuses", form: ["status": "x"])
      #expect(scope.status == .forbidden && scope.error == "This action is outside the authorized scopes")
    }
  }

  @Test("A share is a status of its own, and what is done to it is done to its post")
  func reblog() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("shared")
      let share = try await ben.call(.post, "/api/v1/statuses/\(post.id)/reblog").value(MastodonStatus.self)
      #expect(share.id != post.id.rawValue && share.account.acct == "ben" && share.content == "")
      #expect(share.reblog?.id == post.id.rawValue && share.reblog?.account.acct == "aiko")
      #expect(share.marks?.reblogged == true && share.reblog?.marks?.reblogged == true)
      let again = try await ben.call(.post, "/api/v1/statuses/\(share.id)/reblog").value(MastodonStatus.self)
      #expect(again.id == share.id)
      let liked = try await aiko.call(.post, "/api/v1/statuses/\(share.id)/favourite").value(
        MastodonStatus.self)
      #expect(liked.id == post.id.rawValue && liked.favouritesCount == 1 && liked.marks?.favourited == true)
      let shown = try await world.call(.get, "/api/v1/statuses/\(share.id)").value(MastodonStatus.self)
      #expect(shown.reblog?.id == post.id.rawValue && shown.marks == nil)
      let by = try await world.call(.get, "/api/v1/statuses/\(post.id)/reblogged_by").value(
        [MastodonAccount].self)
      #expect(by.map(\.acct) == ["ben"])
      #expect(try await aiko.call(.delete, "/api/v1/statuses/\(share.id)").status == .notFound)
      let undone = try await ben.call(.post, "/api/v1/statuses/\(post.id)/unreblog").value(
        MastodonStatus.self)
      #expect(undone.id == post.id.rawValue && undone.reblog == nil && undone.marks?.reblogged == false)
      #expect(try await world.call(.get, "/api/v1/statuses/\(share.id)").status == .notFound)
    }
  }

  @Test("An edit changes what is given, and earlier versions are kept")
  func edit() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("first")
      let edited = try await aiko.call(
        .put, "/api/v1/statuses/\(post.id)", form: ["status": "second", "spoiler_text": "careful"]
      ).value(MastodonStatus.self)
      #expect(edited.content == "<p>second</p>" && edited.spoilerText == "careful" && edited.editedAt != nil)
      let history = try await world.call(.get, "/api/v1/statuses/\(post.id)/history").value(
        [MastodonStatusEdit].self)
      #expect(history.map(\.content) == ["<p>first</p>", "<p>second</p>"])
      let other = try await ben.call(.put, "/api/v1/statuses/\(post.id)", form: ["status": "mine"])
      #expect(other.status == .notFound)
      let deleted = try await aiko.call(.delete, "/api/v1/statuses/\(post.id)").value(MastodonStatus.self)
      #expect(deleted.text == "second")
      #expect(try await world.call(.get, "/api/v1/statuses/\(post.id)").status == .notFound)
    }
  }

  @Test("The context of a post is what stands above and below it")
  func context() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let top = try await aiko.post("top")
      let middle = try await aiko.post("middle", on: top.id)
      let below = try await aiko.post("below", on: middle.id)
      let deeper = try await aiko.post("deeper", on: below.id)
      let context = try await world.call(.get, "/api/v1/statuses/\(middle.id)/context").value(
        MastodonContext.self)
      #expect(context.ancestors.map(\.id) == [top.id.rawValue])
      #expect(context.descendants.map(\.id) == [below.id.rawValue, deeper.id.rawValue])
      #expect(context.descendants[0].inReplyToID == middle.id.rawValue)
      #expect(context.descendants[0].inReplyToAccountID == aiko.id)
    }
  }

  @Test("A private post is there for those it is meant for", arguments: ["private", "direct"])
  func visibility(word: String) async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let carol = try await world.join("carol")
      let status = try await aiko.call(
        .post, "/api/v1/statuses", form: ["status": "for @ben", "visibility": word]
      ).value(MastodonStatus.self)
      let address = "/api/v1/statuses/\(status.id)"
      #expect(try await ben.call(.get, address).value(MastodonStatus.self).visibility.rawValue == word)
      for reply in [try await carol.call(.get, address), try await world.call(.get, address)] {
        #expect(reply.status == .notFound && reply.error == "Record not found")
      }
      let shared = try await ben.call(.post, address + "/reblog")
      #expect(shared.status == .forbidden && shared.error == "This action is not allowed")
    }
  }
}
