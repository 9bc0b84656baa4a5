import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore
import SocialWebAuthn

/// Signing in and creating accounts with passkeys, in the database. An answer is verified outside of transactions: between
/// the one that uses up its challenge and the one that signs in.
///
/// No one can be asked about: a browser isn't told whose passkeys there are, and an answer that isn't right is refused
/// in one way. Why is only in the log.
struct LocalPasskeySignIns: PasskeySignIn, PasskeySignUp {
  let database: any SQLDatabase
  let accounts: LocalAuthentication
  let clock: WallClock
  let refusals: PasskeyRefusals

  func passkeyOptions(at site: PasskeySite, from origin: SignInOrigin) async throws(AppError) -> String {
    let challenge = PasskeyChallenge.random()
    try await database.write { connection throws(AppError) in
      try PasskeyChallenges(.signIn, from: origin).put(challenge, connection, clock.now())
    }
    return PasskeyOptions.request(challenge, at: RelyingParty(site))
  }

  func signIn(_ answer: PasskeyAnswer, from origin: SignInOrigin) async throws(AppError) -> Session {
    let assertion = try refusals.translating { () throws(PasskeyFault) in
      try PasskeyAssertion(json: answer.credential)
    }
    let (taken, passkey) = try await database.write { connection throws(AppError) in
      (
        taken: try PasskeyChallenges(.signIn, from: origin).take(
          assertion.challenge, connection, clock.now()),
        passkey: try connection.passkey(assertion.credentialID)
      )
    }
    guard let taken else { throw refusals.refusal(.challenge) }
    guard let passkey else { throw refusals.refusal(.unknownCredential) }
    let use: PasskeyUse
    do throws(PasskeyFault) {
      use = try passkey.use(in: assertion, at: RelyingParty(answer.site), challengeHash: taken.hash)
    } catch {
      throw try await noted(error, of: passkey, from: origin)
    }
    return try await enter(assertion.credentialID, use, from: origin)
  }

  /// Signs in whose passkey was used.
  private func enter(
    _ credentialID: String, _ use: PasskeyUse, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let token = Secret(AccessToken.random())
    let outcome = try await database.write { connection throws(AppError) in
      let now = clock.now()
      // Only one transaction at a time can take an ID, so that each use is compared with the one before.
      let id = try connection.nextID(now)
      // It may have been removed while the answer was verified.
      guard let passkey = try connection.passkey(credentialID),
        let account = try connection.credentials(of: "a.person_id = \(passkey.person)"),
        let mailbox = try connection.mailbox("a.person_id = \(passkey.person)")
      else { return Outcome.refused(.unknownCredential) }
      // Only the owner learns of it.
      try account.state.requireActive()
      if let fault = try connection.note(use, of: passkey, now) {
        try connection.record(.signInFailed, of: passkey.person, from: origin, detail: passkey.name, now)
        return .refused(fault)
      }
      try AccountClaimant(email: mailbox.email, origin: origin).enter(
        passkey.person, by: .signedIn, app: passkey.name, connection, now)
      return .signedIn(
        try connection.beginSession(
          id, of: passkey.person, handle: account.handle, name: account.name, token: token, from: origin,
          by: .beyondPassword, now))
    }
    switch outcome {
    case .signedIn(let session): return session
    case .refused(let fault): throw refusals.refusal(fault)
    }
  }

  private enum Outcome: Sendable {
    case signedIn(Session)
    case refused(PasskeyFault)
  }

  func newPasskeyOptions(
    handle: String, name: String, at site: PasskeySite, from origin: SignInOrigin
  ) async throws(AppError) -> String {
    let (challenge, userHandle) = (PasskeyChallenge.random(), PasskeyText.randomUserHandle())
    try await database.write { connection throws(AppError) in
      try PasskeyChallenges(.signUp, from: origin).put(
        challenge, userHandle: userHandle, connection, clock.now())
    }
    return PasskeyOptions.creation(
      challenge, of: .init(userHandle: userHandle, handle: handle, name: name), excluding: [],
      at: RelyingParty(site))
  }

  func signUp(
    _ registration: Registration, with answer: PasskeyAnswer, called label: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let made = try refusals.translating { () throws(PasskeyFault) in
      try PasskeyRegistration(json: answer.credential)
    }
    let taken = try await database.write { connection throws(AppError) in
      try PasskeyChallenges(.signUp, from: origin).take(made.challenge, connection, clock.now())
    }
    guard let taken else { throw refusals.refusal(.challenge) }
    let passkey = try refusals.translating { () throws(PasskeyFault) in
      try made.verified(at: RelyingParty(answer.site), challengeHash: taken.hash)
    }
    return try await accounts.create(
      registration, passwordHash: "", from: origin,
      finish: { connection, person, now throws(AppError) in
        try connection.execute(
          "INSERT INTO passkey_owner (person_id, user_handle) VALUES (\(person), \(taken.userHandle))")
        try connection.insert(passkey, try connection.nextID(now), of: person, called: label, now)
      })
  }

  /// The same for a passkey of an account, whose owner can read that someone tried.
  private func noted(
    _ fault: PasskeyFault, of passkey: StoredPasskey, from origin: SignInOrigin
  ) async throws(AppError) -> AppError {
    try await database.write { connection throws(AppError) in
      try connection.record(
        .signInFailed, of: passkey.person, from: origin, detail: passkey.name, clock.now())
    }
    return refusals.refusal(fault)
  }
}
