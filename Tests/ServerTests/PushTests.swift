import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import Notifications
import SocialBackend
import SocialLocalBackend
import SocialWebPush
import Testing

@testable import SocialServer

@Suite("Where apps are pushed to")
struct PushTests {
  private static let path = "/api/v1/push/subscription"
  private static let form: KeyValuePairs = [
    "subscription[endpoint]": "https://push.example/aiko",
    "subscription[keys][p256dh]":
      "BEpPCn0cfs3P0E0fY-gyOuahx5dW5N8quUowlrPyfXlMa6tABLqqcSpOpMnC1-o_UB_s4R8NQsqMLbASjnqSbqw=",
    "subscription[keys][auth]": "T5bhIIyre5TDC1LyX4mFAQ==", "data[alerts][mention]": "true",
    "data[alerts][favourite]": "1", "data[alerts][poll]": "true", "data[policy]": "followed",
  ]

  @Test("Each token has one, which replaces what there was, and goes with it")
  func lifecycle() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      #expect(try await aiko.call(.get, Self.path).error == "Record not found")
      #expect(try await aiko.call(.put, Self.path, form: ["policy": "all"]).status == .notFound)
      let made = try await aiko.call(.post, Self.path, form: Self.form).value(
        MastodonWebPushSubscription.self)
      #expect(made.endpoint == "https://push.example/aiko" && !made.standard && made.policy == .followed)
      #expect(made.alerts.types == [.mention, .favourite, .poll])
      #expect(made.serverKey == aiko.app.application.vapidKey && made.serverKey.count == 87)
      #expect(try await aiko.call(.get, Self.path).value(MastodonWebPushSubscription.self) == made)
      #expect(try await ben.call(.get, Self.path).status == .notFound)
      let changed = try await aiko.call(
        .put, Self.path, json: #"{"data":{"alerts":{"reblog":true}},"policy":"follower"}"#
      ).value(MastodonWebPushSubscription.self)
      #expect(changed.alerts.types == [.reblog] && changed.policy == .follower && changed.id == made.id)
      let again = try await aiko.call(.post, Self.path, form: Self.form).value(
        MastodonWebPushSubscription.self)
      #expect(again.id > made.id)
      let kept = try await world.backend.pushTargets.subscriptions(of: aiko.session.user)
      #expect(kept.map(\.id.rawValue) == ["\(again.id)"])
      #expect(kept.map { world.pushKey.open($0.request.sealedToken) } == [aiko.token])
      #expect(try await aiko.call(.delete, Self.path).text == "{}")
      #expect(try await aiko.call(.get, Self.path).status == .notFound)
      #expect(try await aiko.call(.delete, Self.path).text == "{}", "twice is the same")
    }
  }

  @Test(
    "What can't be pushed to is refused, and what there was stays",
    arguments: [
      ("subscription[endpoint]", "http://push.example"), ("subscription[endpoint]", ""),
      ("subscription[keys][auth]", "c2hvcnQ="), ("subscription[keys][p256dh]", "T5bhIIyre5TDC1LyX4mFAQ=="),
      // As long as a point, and none of the curve.
      (
        "subscription[keys][p256dh]",
        "BEpPCn0cfs3P0E0fY-gyOuahx5dW5N8quUowlrPyfXlMa6tABLqqcSpOpMnC1-o_UB_s4R8NQsqMLbASjnqSbq0="
      ),
    ])
  func refused(name: String, value: String) async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let made = try await aiko.call(.post, Self.path, form: Self.form).value(
        MastodonWebPushSubscription.self)
      let bad = Self.form.map {
        "\($0.key.percentEncoded)=\(($0.key == name ? value : $0.value).percentEncoded)"
      }
      let reply = try await aiko.call(.post, Self.path + "?" + bad.joined(separator: "&"))
      #expect(reply.status == .unprocessableContent && reply.error?.hasPrefix("Validation failed: ") == true)
      #expect(try await aiko.call(.get, Self.path).value(MastodonWebPushSubscription.self) == made)
    }
  }
}
