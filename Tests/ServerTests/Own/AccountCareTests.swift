import Entities
import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("One's own account, with our own client")
struct AccountCareTests {
  private static let account = ServerWorld.ours + "/account"
  private static let birthday = ServerWorld.ours + "/birthday"

  @Test("Deleting it needs a proof; then its tokens count no more, and its posts are gone")
  func delete() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let post = "/api/v1/statuses/\(try await aiko.post("Hello").id)"
      clock.advance(seconds: 600)
      #expect(try await aiko.own.call(.delete, Self.account).faults == ["proof: ERR_MISSING"])
      #expect(try await ben.call(.get, post).status == .ok)
      try await aiko.own.prove()
      let deleted = try await aiko.own.call(.delete, Self.account)
      #expect(deleted.status == .ok && deleted.text == "{}")
      #expect(try await [aiko.own.isSignedIn, aiko.isSignedIn, ben.isSignedIn] == [false, false, true])
      #expect(try await ben.call(.get, post).status == .notFound)
      #expect(try await world.call(.get, post).status == .notFound)
      #expect(try await world.signIn("aiko").faults == ["credentials: ERR_WRONG"])
    }
  }

  @Test("A birthday is one's own, and an empty text takes it back")
  func keepBirthday() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      #expect(try await aiko.call(.get, Self.birthday).text == #"{"birthday":null}"#)
      let set = try await aiko.call(.put, Self.birthday, form: ["birthday": "1990/12/31"])
      #expect(set.text == #"{"birthday":"1990-12-31"}"#)
      #expect(try await aiko.call(.put, Self.birthday, json: "{}").text == set.text)
      #expect(try await aiko.own.call(.get, Self.birthday).text == set.text)
      #expect(try await ben.call(.get, Self.birthday).text == #"{"birthday":null}"#)
      let faults = [
        ("soon", "ERR_INVALID"), ("9999-01-01", "ERR_INCLUSION"), ("1899-12-31", "ERR_INCLUSION"),
      ]
      for (text, fault) in faults {
        let refused = try await aiko.call(.put, Self.birthday, form: ["birthday": text])
        #expect(try refused.faults == ["birthday: \(fault)"])
      }
      #expect(try await aiko.call(.get, Self.birthday).text == set.text)
      let cleared = try await aiko.call(.put, Self.birthday, form: ["birthday": ""])
      #expect(try cleared.value(SocialConnectBirthday.self).birthday == nil)
    }
  }
}
