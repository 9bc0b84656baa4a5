import AppValues
import Entities
import SocialBackend
import SocialCredentials
import SocialDatabase
import Testing

@Suite("The hash of a password")
struct PasswordHashContract {
  @Test(
    "of an earlier cost is made again once its owner signs in, and by no one else",
    arguments: BackendKind.available)
  func renewing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let earlier = try await PasswordHasher(cost: ScryptCost(log2Rounds: 2, blockSize: 1, parallelism: 1))
        .hash("correct horse alice")
      try await world.database.write { connection throws(AppError) in
        try connection.execute("UPDATE account SET password_hash = \(earlier)")
      }
      @Sendable func stored() async throws -> String? {
        try await world.database.read { connection throws(AppError) in
          try connection.first("SELECT password_hash FROM account") { row throws(AppError) in row.text(0) }
        }
      }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) {
        try await world.signIn("alice", "guess")
      }
      #expect(try await stored() == earlier)
      _ = try await world.signIn("alice")
      let renewed = try #require(try await stored())
      #expect(renewed.hasPrefix("$scrypt$ln=1,r=1,p=1$"))
      _ = try await world.signIn("alice")
      #expect(try await stored() == renewed, "once is enough")
      try await alice.post("still signed in")
    }
  }
}
