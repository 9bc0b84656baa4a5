import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What apps make people to each other")
struct RelationTests {
  @Test("Someone is followed on terms, which can be changed, and followed no more")
  func follow() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let path = "/api/v1/accounts/\(ben.id)"
      let plain = try await aiko.call(.post, path + "/follow").value(MastodonRelationship.self)
      #expect(plain.following && plain.showingReblogs && !plain.notifying && !plain.requested)
      let terms = try await aiko.call(.post, path + "/follow", json: #"{"reblogs":false,"notify":true}"#)
        .value(MastodonRelationship.self)
      #expect(terms.following && !terms.showingReblogs && terms.notifying)
      #expect(try await ben.relationship(to: aiko)?.followedBy == true)
      let same = try await aiko.call(.post, path + "/follow").value(MastodonRelationship.self)
      #expect(same == terms)
      let ended = try await aiko.call(.post, path + "/unfollow").value(MastodonRelationship.self)
      #expect(ended == MastodonRelationship(id: ben.id))

      try await aiko.follow(ben)
      let removed = try await ben.call(.post, "/api/v1/accounts/\(aiko.id)/remove_from_followers")
      #expect(try !removed.value(MastodonRelationship.self).followedBy)
      let oneself = try await aiko.call(.post, "/api/v1/accounts/\(aiko.id)/follow")
      #expect(oneself.status == .forbidden && oneself.error == "This action is not allowed")
      #expect(try await aiko.call(.post, "/api/v1/accounts/12/follow").status == .notFound)
    }
  }

  @Test("Someone who approves followers is asked, and answers once")
  func requests() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      _ = try await aiko.call(.patch, "/api/v1/accounts/update_credentials", form: ["locked": "true"])
      let asked = try await ben.call(.post, "/api/v1/accounts/\(aiko.id)/follow").value(
        MastodonRelationship.self)
      #expect(asked.requested && !asked.following)
      try await carol.follow(aiko)
      let first = try await aiko.call(.get, "/api/v1/follow_requests?limit=1")
      #expect(try first.names() == ["carol"])
      #expect(try await aiko.call(.get, try #require(first.links.next)).names() == ["ben"])
      #expect(try await aiko.relationship(to: ben)?.requestedBy == true)

      let admitted = try await aiko.call(.post, "/api/v1/follow_requests/\(ben.id)/authorize")
      #expect(try admitted.value(MastodonRelationship.self).followedBy)
      let refused = try await aiko.call(.post, "/api/v1/follow_requests/\(carol.id)/reject")
      #expect(try !refused.value(MastodonRelationship.self).requestedBy)
      #expect(try await aiko.call(.get, "/api/v1/follow_requests").names() == [])
      let again = try await aiko.call(.post, "/api/v1/follow_requests/\(carol.id)/authorize")
      #expect(again.status == .notFound && again.error == "Record not found")
      #expect(try await ben.relationship(to: aiko)?.following == true)
    }
  }

  @Test("Someone blocked is cut off, and stands in the list until unblocked")
  func block() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      let blocked = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/block").value(
        MastodonRelationship.self)
      #expect(blocked.blocking && !blocked.followedBy)
      #expect(try await ben.relationship(to: aiko)?.blockedBy == true)
      #expect(try await ben.call(.post, "/api/v1/accounts/\(aiko.id)/follow").status == .forbidden)
      #expect(try await aiko.call(.get, "/api/v1/blocks").names() == ["ben"])
      let unblocked = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/unblock")
      #expect(try unblocked.value(MastodonRelationship.self) == MastodonRelationship(id: ben.id))
      #expect(try await aiko.call(.get, "/api/v1/blocks").names() == [])
    }
  }

  @Test("Someone is muted for a while or for good, with their notifications or without")
  func mute() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      let before = WallClock.system.now()
      let muted = try await aiko.call(
        .post, "/api/v1/accounts/\(ben.id)/mute", form: ["notifications": "false", "duration": "3600"]
      ).value(MastodonRelationship.self)
      #expect(muted.muting && !muted.mutingNotifications)
      let end = try #require(muted.mutingExpiresAt)
      #expect(end >= before.adding(seconds: 3600) && end <= WallClock.system.now().adding(seconds: 3600))
      let forGood = try await aiko.call(.post, "/api/v1/accounts/\(carol.id)/mute", form: ["duration": "0"])
        .value(MastodonRelationship.self)
      #expect(forGood.muting && forGood.mutingNotifications && forGood.mutingExpiresAt == nil)

      let first = try await aiko.call(.get, "/api/v1/mutes?limit=1")
      let latest = try #require(try first.value([MastodonMutedAccount].self).first)
      #expect(latest.account.username == "carol" && latest.muteExpiresAt == nil)
      let second = try await aiko.call(.get, try #require(first.links.next))
      #expect(try second.value([MastodonMutedAccount].self).map(\.muteExpiresAt) == [end])
      let unmuted = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/unmute")
      #expect(try unmuted.value(MastodonRelationship.self) == MastodonRelationship(id: ben.id))
    }
  }

  @Test("A note is one's own, and an empty one clears it")
  func note() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let path = "/api/v1/accounts/\(ben.id)/note"
      let noted = try await aiko.call(.post, path, form: ["comment": "met in Kyoto"])
      #expect(try noted.value(MastodonRelationship.self).note == "met in Kyoto")
      #expect(try await ben.relationship(to: aiko)?.note == "")
      #expect(try await aiko.call(.post, path).value(MastodonRelationship.self).note == "")
      let long = try await aiko.call(.post, path, form: ["comment": String(repeating: "a", count: 2001)])
      #expect(long.status == .unprocessableContent && long.error?.hasPrefix("Validation failed: ") == true)
    }
  }

  @Test("Relationships come in the order asked for, in exactly this form")
  func relationships() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let reply = try await aiko.call(
        .get, "/api/v1/accounts/relationships?id[]=\(ben.id)&id[]=5&id[]=\(aiko.id)")
      #expect(try reply.value([MastodonRelationship].self).map(\.id) == [ben.id, aiko.id])
      let one = try await aiko.call(.get, "/api/v1/accounts/relationships?id=\(ben.id)")
      #expect(
        one.text == #"[{"id":"\#(ben.id)","following":false,"showing_reblogs":false,"notifying":false,"#
          + #""languages":null,"followed_by":false,"blocking":false,"blocked_by":false,"muting":false,"#
          + #""muting_notifications":false,"muting_expires_at":null,"requested":false,"requested_by":false,"#
          + #""domain_blocking":false,"endorsed":false,"note":""}]"#)
      #expect(try await aiko.call(.get, "/api/v1/accounts/relationships").text == "[]")
    }
  }

  @Test("Nothing of it is for no one in particular, for an app by itself, or beyond what was allowed")
  func access() async throws {
    try await ServerWorld.with { world in
      let ben = try await world.join("ben")
      let reader = try await world.join("aiko", scopes: "read")
      let app = try await world.registerApp(scopes: "write")
      let token = try await world.call(
        .post, "/oauth/token",
        form: [
          "grant_type": "client_credentials", "client_id": app.clientID,
          "client_secret": app.clientSecret.value,
          "scope": "write",
        ]
      ).value(MastodonToken.self).accessToken.value
      for action in [
        "follow", "unfollow", "block", "unblock", "mute", "unmute", "note", "remove_from_followers",
      ] {
        let path = "/api/v1/accounts/\(ben.id)/\(action)"
        #expect(try await world.call(.post, path).status == .unauthorized)
        #expect(
          try await world.call(.post, path, token: token).error
            == "This method requires an authenticated user")
        let refused = try await reader.call(.post, path)
        #expect(refused.status == .forbidden, "\(action)")
      }
    }
  }
}
