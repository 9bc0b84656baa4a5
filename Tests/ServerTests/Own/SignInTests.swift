import AppValues
import Authentication
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import SocialBackend
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("Signing in with our own client")
struct SignInTests {
  private static let path = ServerWorld.ours + "/sign_ins"

  @Test("A password gives a token for everything, which is listed as no app's")
  func signIn() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let token = try await world.signIn("aiko").value(MastodonToken.self)
      #expect(token.scope == "read write follow push profile" && token.tokenType == "Bearer")
      let listed = try await world.call(.get, Self.path, token: token.accessToken.value)
        .value([SocialConnectSignIn].self)
      #expect(listed.map(\.application) == [nil, "Test", nil])
      #expect(listed.map(\.isCurrent) == [true, false, false])
      #expect(listed[2].id == aiko.session.id.rawValue)
      let inShell = try await aiko.can.account.activeSessions.orUnsupported().activeSessions()
      #expect(inShell.map(\.id.rawValue) == listed.map(\.id) && inShell[0].app == nil)
      #expect(inShell[0].scopes == .all)
    }
  }

  @Test("A sign-in says which device it is and where it calls from, as it says itself or by its headers")
  func devices() async throws {
    try await ServerWorld.with({ $0.trustedProxies = ["unknown"] }) { world in
      let aiko = try await world.join("aiko")
      let form: KeyValuePairs = ["email": "aiko@example.org", "password": "correct horse battery"]
      let named: KeyValuePairs = [
        "email": "aiko@example.org", "password": "correct horse battery", "device": "x",
        "device_name": "socialconnect (lark)",
      ]
      var headers: HTTPFields = [:]
      headers[.userAgent] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
      headers["X-Forwarded-For"] = "2001:db8::1"
      for form in [form, named] {
        #expect(try await world.call(.post, Self.path, form: form, headers: headers).status == .ok)
      }
      let listed = try await aiko.can.account.activeSessions.orUnsupported().activeSessions()
      #expect(listed.map(\.device).prefix(2) == ["socialconnect (lark)", "Firefox (Linux)"])
      #expect(listed.map(\.address).prefix(2) == ["2001:db8::1", "2001:db8::1"])
      let log = try await aiko.can.account.log.orUnsupported().events(PageRequest(limit: 2)).items
      #expect(log.map(\.device) == ["socialconnect (lark)", "Firefox (Linux)"])
    }
  }

  @Test("Ending a sign-in ends its token at once, and no one else's can be ended")
  func end() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let token = try await world.signIn("aiko").value(MastodonToken.self).accessToken.value
      #expect(try await aiko.own.isSignedIn)
      for id in [ben.session.id.rawValue, "12", "x"] {
        #expect(try await world.call(.delete, Self.path + "/\(id)", token: token).error == "Record not found")
      }
      let address = Self.path + "/\(aiko.session.id)"
      #expect(try await world.call(.delete, address, token: token).text == "{}")
      #expect(try await !aiko.own.isSignedIn)
      #expect(try await [aiko.isSignedIn, ben.own.isSignedIn] == [true, true])
      #expect(try await world.call(.delete, address, token: token).status == .notFound)
    }
  }

  @Test("Ending one's own sign-in signs out, and ending the others leaves it alone")
  func endOthers() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let second = try await world.signIn("aiko").value(MastodonToken.self).accessToken.value
      let ended = try await aiko.own.call(.delete, Self.path)
      #expect(try ended.value(SocialConnectCount.self).count == 2 && ended.text == #"{"count":2}"#)
      #expect(try await [aiko.own.isSignedIn, aiko.isSignedIn] == [true, false])
      #expect(try await world.call(.get, Self.path, token: second).status == .unauthorized)
      #expect(try await aiko.own.call(.delete, Self.path + "/\(aiko.session.id)").text == "{}")
      #expect(try await !aiko.own.isSignedIn)
    }
  }

  @Test("A wrong password and an unknown address are answered alike")
  func wrong() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      let (wrong, unknown) = (try await world.signIn("aiko", "guess"), try await world.signIn("ben", "guess"))
      #expect(wrong.text == unknown.text && wrong.status == unknown.status)
      #expect(try wrong.faults == ["credentials: ERR_WRONG"])
      #expect(wrong.error == "Validation failed: Wrong email or password. Check both and try again.")
      #expect(try await world.signIn("aiko", "").faults == ["password: ERR_BLANK"])
      let address = try await world.call(.post, Self.path, form: ["email": "aiko", "password": "guess"])
      #expect(try address.faults == ["email: ERR_INVALID"])
      #expect(try await world.call(.post, Self.path, form: ["email": "aiko"]).status == .badRequest)
    }
  }

  @Test("Someone who is suspended learns it with the right password alone")
  func suspended() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("aiko")
      _ = try await world.backend.accountModeration.suspend(handle: "aiko")
      let right = try await world.signIn("aiko")
      #expect(right.status == .forbidden && right.error == "Your login is currently disabled")
      #expect(try await world.signIn("aiko", "guess").faults == ["credentials: ERR_WRONG"])
    }
  }

  @Test("Passwords are counted for an account together with those that apps try, and each device for itself")
  func attempts() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for _ in 1...10 {
        #expect(try await world.signIn("aiko", "guess", device: "").status == .unprocessableContent)
      }
      let refused = try await world.signIn("aiko", device: "")
      #expect(refused.status == .tooManyRequests)
      #expect(refused.headers[.retryAfter].flatMap { Int($0) }.map { (1...60).contains($0) } == true)
      let grant = try await world.call(
        .post, "/oauth/token",
        form: [
          "grant_type": "password", "client_id": aiko.app.clientID,
          "client_secret": aiko.app.clientSecret.value,
          "username": "aiko@example.org", "password": "correct horse battery", "scope": "read",
        ])
      #expect(grant.status == .tooManyRequests && grant.headers[.retryAfter] != nil)
      #expect(try await world.signIn("aiko", device: "another").status == .ok)
    }
  }

  @Test("An address tries so often, with a token as without one, and on pages as well")
  func limit() async throws {
    try await ServerWorld.with({ $0.limitsRates = true }) { world in
      let (aiko, limit) = (try await world.join("aiko"), RateLimit.signIn.count)
      // One was used as the app got its token.
      for number in 2...limit {
        let token = [nil, aiko.token, aiko.own.token][number % 3]
        let reply = try await world.call(
          .post, Self.path, token: token, form: ["email": "aiko", "password": "guess"])
        #expect(reply.status == .unprocessableContent, "\(number): \(reply.text)")
      }
      for token in [nil, aiko.token] {
        let reply = try await world.call(
          .post, Self.path, token: token, form: ["email": "aiko", "password": "guess"])
        #expect(reply.status == .tooManyRequests && reply.headers["X-RateLimit-Limit"] == "\(limit)")
      }
      for path in ["/auth/sign_in", "/oauth/token", ServerWorld.ours + "/password_resets"] {
        let reply = try await world.call(.post, path, form: ["email": "aiko@example.org"])
        #expect(reply.status == .tooManyRequests, "\(path)")
      }
      #expect(try await aiko.own.isSignedIn)
    }
  }
}
