import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

extension ServerWorld {
  /// Where what is ours is answered.
  static let ours = "/api/socialconnect/v1"

  /// Signs in with a password, as our own client does.
  func signIn(
    _ handle: String, _ password: String = "correct horse battery", device: String = "phone"
  ) async throws -> Reply {
    try await call(
      .post, Self.ours + "/sign_ins",
      form: ["email": "\(handle)@example.org", "password": password, "device": device])
  }

  /// The mails to an address, the oldest first.
  func mails(to email: String) async throws -> [String] {
    try await mails().filter { $0.contains("To: \(email)\n") }
  }

  /// The code in the last mail to an address.
  func code(for email: String) async throws -> String? {
    try await mails(to: email).last?.firstMatch(of: /\n {4}([0-9]{6})\n/).map { String($0.1) }
  }
}

extension ServerPerson {
  /// The same person where they signed in themselves, and no app did.
  var own: ServerPerson {
    ServerPerson(world: world, session: session, app: app, token: session.token.value, can: can)
  }

  /// Proves by the password who they are.
  func prove() async throws {
    let reply = try await call(
      .post, ServerWorld.ours + "/proofs", form: ["password": "correct horse battery"])
    #expect(reply.status == .ok && reply.text == "{}")
  }

  /// Whether their token still counts.
  var isSignedIn: Bool {
    get async throws {
      let reply = try await call(.get, "/api/v1/accounts/verify_credentials")
      #expect([.ok, .unauthorized].contains(reply.status))
      return reply.status == .ok
    }
  }
}

extension Reply {
  /// What is said to be wrong with each field: `password: ERR_WRONG`.
  var faults: [String] {
    get throws {
      #expect(status == .unprocessableContent, "\(status): \(text)")
      let error = try JSONDecoder().decode(MastodonError.self, from: Data(bytes))
      #expect(error.error.hasPrefix("Validation failed: "))
      return (error.details ?? [:]).flatMap { name, details in details.map { "\(name): \($0.error)" } }
        .sorted()
    }
  }
}
