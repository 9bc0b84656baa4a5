import AppValues
import Entities
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import PostActions
import SocialBackend
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("How apps ask and vote")
struct PollTests {
  @Test("A poll is published, read and voted in, by form and as JSON", arguments: [false, true])
  func poll(isJSON: Bool) async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let reply =
        isJSON
        ? try await aiko.call(
          .post, "/api/v1/statuses",
          json: #"{"status":"?","poll":{"options":["Tea","Coffee"],"expires_in":300,"multiple":true}}"#)
        : try await aiko.call(
          .post, "/api/v1/statuses",
          form: [
            "status": "?", "poll[options][]": "Tea", "poll[options][]": "Coffee", "poll[expires_in]": "300",
            "poll[multiple]": "true",
          ])
      let post = try reply.value(MastodonStatus.self)
      let path = "/api/v1/polls/\(post.id)"
      let read = try await ben.call(.get, path).text
      #expect(
        read == """
          {"id":"\(post.id)","expires_at":"2026-01-01T00:05:00.000Z","expired":false,"multiple":true,"votes_count":0,\
          "voters_count":0,"voted":false,"own_votes":[],"options":[{"title":"Tea","votes_count":0},\
          {"title":"Coffee","votes_count":0}],"emojis":[]}
          """)
      let voted =
        isJSON
        ? try await ben.call(.post, "\(path)/votes", json: #"{"choices":["0",1]}"#)
        : try await ben.call(.post, "\(path)/votes", form: ["choices[]": "1", "choices[]": "0"])
      let poll = try voted.value(MastodonPoll.self)
      #expect(poll.voted == true && poll.ownVotes == [0, 1] && poll.votesCount == 2 && poll.votersCount == 1)
      let status = try await ben.call(.get, "/api/v1/statuses/\(post.id)").value(MastodonStatus.self)
      #expect(status.poll == poll)
      let stranger = try await world.call(.get, path)
      #expect(!stranger.text.contains("voted") && !stranger.text.contains("own_votes"))
    }
  }

  @Test("What can't be voted is said in Mastodon's words")
  func refused() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("?", poll: PollQuestion(["Tea", "Coffee"], duration: 300))
      let path = "/api/v1/polls/\(post.id)/votes"
      func refusal(_ choices: String, of person: ServerPerson) async throws -> String? {
        let reply = try await person.call(.post, path, json: #"{"choices":[\#(choices)]}"#)
        #expect(reply.status == .unprocessableContent)
        return reply.error
      }
      let missing = "Validation failed: The chosen vote option does not exist"
      for choices in ["2", "-1", ""] { #expect(try await refusal(choices, of: ben) == missing) }
      #expect(
        try await refusal("0", of: aiko) == "Validation failed: You cannot vote in your own polls")
      _ = try await ben.call(.post, path, json: #"{"choices":[0]}"#)
      #expect(
        try await refusal("1", of: ben) == "Validation failed: You have already voted on this poll")
      clock.advance(seconds: 300)
      #expect(
        try await refusal("1", of: try await world.join("late"))
          == "Validation failed: The poll has already ended")
      let plain = try await aiko.post("no poll")
      #expect(try await ben.call(.get, "/api/v1/polls/\(plain.id)").status == .notFound)
    }
  }

  @Test("Numbers that are hidden are null, until the end")
  func hidden() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post(
        "?", poll: PollQuestion(["Tea", "Coffee"], hidesTotals: true, duration: 300))
      let path = "/api/v1/polls/\(post.id)"
      _ = try await ben.call(.post, "\(path)/votes", json: #"{"choices":[0]}"#)
      #expect(
        try await ben.call(.get, path).text.contains(
          #""options":[{"title":"Tea","votes_count":null},{"title":"Coffee","votes_count":null}]"#))
      clock.advance(seconds: 300)
      let ended = try await ben.call(.get, path).value(MastodonPoll.self)
      #expect(ended.expired && ended.options.map(\.votesCount) == [1, 0] && ended.votesCount == 1)
    }
  }

  @Test("An edit without a poll keeps it, and an empty one removes it", arguments: [false, true])
  func edits(isJSON: Bool) async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = try await aiko.post("?", poll: PollQuestion(["Tea", "Coffee"], duration: 300))
      let path = "/api/v1/statuses/\(post.id)"
      _ = try await ben.call(.post, "/api/v1/polls/\(post.id)/votes", json: #"{"choices":[0]}"#)
      let kept = try await aiko.call(.put, path, form: ["status": "Which?"]).value(MastodonStatus.self)
      #expect(kept.poll?.votesCount == 1)
      let removed =
        isJSON
        ? try await aiko.call(.put, path, json: #"{"status":"Which?","poll":{}}"#)
        : try await aiko.call(.put, path, form: ["status": "Which?", "poll[options][]": ""])
      #expect(try removed.value(MastodonStatus.self).poll == nil)
    }
  }

  @Test("New numbers are heard, those of a moment together")
  func stream() async throws {
    try await ServerWorld.with(over: .live) { world in
      let aiko = try await world.join("aiko")
      let voters = [try await world.join("ben"), try await world.join("carol"), try await world.join("dan")]
      let post = try await aiko.post("?", poll: PollQuestion(["Tea", "Coffee"]))
      try await world.listen(to: "user", as: aiko) { stream in
        #expect(try await stream.line() == ":)")
        for voter in voters { _ = try await voter.can.postActions.vote([0], on: post.id) }
        let event = try #require(try await stream.event())
        #expect(event.name == "status.update")
        let poll = try #require(try event.value(MastodonStatus.self).poll)
        #expect(poll.votesCount == 3 && poll.voted == true && poll.ownVotes == [])
        // A like is no news of a poll.
        try await voters[0].mark(.liked, post)
        try await aiko.edit(post, "the end")
        #expect(try await stream.event()?.value(MastodonStatus.self).text?.isEmpty != false)
      }
    }
  }
}
