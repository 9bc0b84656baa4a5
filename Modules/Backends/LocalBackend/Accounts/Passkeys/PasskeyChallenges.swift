import AppValues
import Authentication
import SocialCredentials
import SocialDatabase
import SocialWebAuthn

/// What browsers are asked to sign: random, kept as a hash, for five minutes, for one purpose, one device or session, and
/// one answer. Any node can take the answer.
struct PasskeyChallenges {
  /// What an answer is for. The raw values are stored, so they never change.
  enum Purpose: String {
    case signIn, signUp, addition, proof
  }

  /// A challenge that was answered.
  struct Taken {
    let hash: String
    /// That of the account that is to be made; empty for anything else.
    let userHandle: String
  }

  private static let validity = Validity(milliseconds: PasskeyOptions.lasting)

  let purpose: Purpose
  /// The hash of who has to answer.
  let holder: String

  /// Those of a device.
  init(_ purpose: Purpose, from origin: SignInOrigin) {
    self.purpose = purpose
    holder = AccessToken.hash(origin.device)
  }

  /// Those of a session.
  init(_ purpose: Purpose, inSession tokenHash: String) {
    self.purpose = purpose
    holder = tokenHash
  }

  /// Keeps a challenge, and deletes those that have ended.
  func put(
    _ challenge: PasskeyChallenge, userHandle: String = "", _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    try connection.execute("DELETE FROM passkey_challenge WHERE \(Self.validity.isOver(at: now))")
    try connection.execute(
      """
      INSERT INTO passkey_challenge (challenge_hash, purpose, holder, user_handle, ends_at)
      VALUES (\(challenge.hash), \(purpose.rawValue), \(holder), \(userHandle), \(Self.validity.end(from: now)))
      """)
  }

  /// Uses up a challenge, whatever becomes of its answer; nil if it isn't waiting here. Of several answers at once, one gets
  /// it.
  func take(
    _ challenge: PasskeyChallenge, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Taken? {
    return try connection.first(
      """
      DELETE FROM passkey_challenge
      WHERE challenge_hash = \(challenge.hash) AND purpose = \(purpose.rawValue) AND holder = \(holder)
        AND \(Self.validity.holds(at: now))
      RETURNING challenge_hash, user_handle
      """
    ) { row throws(AppError) in Taken(hash: row.text(0), userHandle: row.text(1)) }
  }
}
