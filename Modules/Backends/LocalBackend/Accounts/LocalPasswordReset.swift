import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Password resets in the database.
///
/// A request does the same whether or not the address has an account: the same statements, the same hashing, and an
/// email that waits. Only its recipient differs, and it is sent in the background.
///
/// A code belongs to the device that requested it. Others who request codes for the same address, or try wrong ones,
/// take nothing from the owner: they can only guess the codes that they requested. Strangers get at most twenty codes
/// for an address within any hour, with five tries each: a chance of one in 10,000 that one of them is guessed.
struct LocalPasswordReset: PasswordResetRepository {
  let database: any SQLDatabase
  let passwords: PasswordHasher
  let requests: CodeRequests
  let codes: CodeSignIns
  let clock: WallClock

  func requestCode(email: String, from origin: SignInOrigin) async throws(AppError) -> MailDestination {
    try await requests.send(to: email, from: origin) { requested, connection, now throws(AppError) in
      try MailedCode.reset(requested.claimant).put(requested.hash, connection, now)
      let owner = try connection.mailbox(requested.claimant.account)
      let text = ResetMail(
        handle: owner?.handle ?? "", code: requested.code, language: owner?.language ?? "en")
      try MailQueue.add(
        connection, to: owner?.email ?? "", subject: text.subject, text: text.body,
        language: owner?.language ?? "en", now: now,
        lasting: MailedCode.validity.milliseconds)
    }
  }

  func confirmCode(email: String, code: String, from origin: SignInOrigin) async throws(AppError) {
    _ = try await verified(code, of: .reset(AccountClaimant(email: email, origin: origin)))
  }

  func reset(
    email: String, code: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep {
    let claimant = AccountClaimant(email: email, origin: origin)
    let mailed = MailedCode.reset(claimant)
    let hash = try await verified(code, of: mailed)
    let (newHash, token) = (try await passwords.hash(password), Secret(AccessToken.random()))
    let session = try await database.write { connection throws(AppError) in
      let now = clock.now()
      let id = try connection.nextID(now)
      guard try mailed.counts(hash, connection, now),
        let person = try connection.credentials(of: claimant.account)
      else { throw .invalid(.code, .wrong) }
      try person.state.requireActive()
      try mailed.end(connection)
      try connection.execute("UPDATE account SET password_hash = \(newHash) WHERE person_id = \(person.id)")
      try connection.removeUnprovenWays(of: person.id, now)
      try connection.endSessions(of: person.id, now)
      return try CodeSignIns.advance(
        person, id, token: token, from: claimant, by: .passwordReset, connection, now)
    }
    await requests.work.start(.mail)
    return session
  }

  func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let session = try await codes.signIn(request, code: code, from: origin)
    await requests.work.start(.mail)
    return session
  }

  /// The hash of a code that is right and valid. It doesn't matter whether the address has an account.
  ///
  /// Throws `invalid(.code, .wrong)`.
  private func verified(_ code: String, of mailed: MailedCode) async throws(AppError) -> String {
    let hash = try await database.write { connection throws(AppError) in
      try mailed.beginTry(connection, clock.now())
    }
    // Whether there is a code depends only on this device's requests, so hashing nothing reveals nothing.
    guard let hash, try await passwords.verify(code, against: hash) else { throw .invalid(.code, .wrong) }
    let counts = try await database.write { connection throws(AppError) in
      try mailed.giveBackTry(hash, connection, clock.now())
    }
    guard counts else { throw .invalid(.code, .wrong) }
    return hash
  }
}
