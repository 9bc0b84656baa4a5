import AppValues
import Authentication
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Takes back at providers what people agreed to there, once they deleted their account or unlinked it. A provider that
/// can't be reached is asked again, for a week.
struct ConsentRemovals: Worker {
  /// How long it's tried, in milliseconds.
  static let lasting: Int64 = 7 * 24 * 3_600_000

  var kind: WorkKind { .consent }
  let database: any SQLDatabase
  let providers: any SignInProviders
  let secrets: SecretBox
  let clock: WallClock
  let say: @Sendable (String) -> Void

  func work(on id: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let found = try await database.read { connection throws(AppError) in
      try connection.first(
        "SELECT issuer, subject, client_id, refresh_token, ends_at FROM consent_removal WHERE id = \(id)"
      ) { row throws(AppError) in
        (
          issuer: row.text(0), subject: row.text(1), clientID: row.text(2), token: row.text(3),
          ends: row.integer(4)
        )
      }
    }
    guard let found else { return .done }
    let isExpired = found.ends <= clock.now().milliseconds
    if !isExpired {
      do throws(AppError) {
        let token = try secrets.open(
          found.token, for: SealedIdentity.place(issuer: found.issuer, subject: found.subject))
        try await providers.revoke(token, clientID: found.clientID, of: found.issuer)
      } catch .storage(.damaged), .unexpected {
        // Trying again can't help: the key that sealed it isn't here.
        say("Couldn't read the token with which consent is taken back at \(found.issuer)")
      }
    }
    try await database.write { connection throws(AppError) in
      try connection.execute("DELETE FROM consent_removal WHERE id = \(id)")
    }
    return isExpired ? .givenUp : .done
  }
}
