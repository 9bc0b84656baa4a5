import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// The second step of signing in, in the database.
///
/// What this promises of **codes of six digits**, which only those can try who gave the right password:
/// - From known devices (see `AccountClaimant`), ten are compared at once, and one more each five minutes, for each
///   device.
/// - All strangers together have ten at once, and one more each ten minutes, for each account: a chance of 0.05 % a day
///   that one is guessed, however many they are.
/// - A known device of the owner's is never kept waiting by strangers. On a new one they may have to wait while someone who
///   knows the password takes all that strangers have. Then a recovery code gets them in at once, since those can't be
///   guessed and aren't limited here; and changing the password ends it and gives back what was taken.
struct CodeSignIns: Sendable {
  let database: any SQLDatabase
  let factor: SecondFactor
  let clock: WallClock

  /// Signs a person in whose password was right, or keeps that it was if their account has two factors.
  ///
  /// - Parameters:
  ///   - id: A new ID.
  ///   - kind: How they proved who they are: with the password, or with a code to set another.
  static func advance(
    _ person: StoredCredentials, _ id: Int64, token: Secret, from claimant: AccountClaimant,
    on terms: SessionTerms = .own, by kind: AccountEvent.Kind, _ connection: any SQLConnection,
    _ now: Timestamp
  ) throws(AppError) -> SignInStep {
    let isCounted = kind == .signedIn
    if try connection.hasAuthenticator(person.id) {
      let request = CodeRequest(token: token)
      try PendingSignIn.begin(
        request, of: person.id, from: claimant, on: terms, isCounted: isCounted, connection, now)
      if kind == .passwordReset {
        try connection.record(kind, of: person.id, from: claimant.origin, isSignIn: false, now)
      }
      return .needsCode(request)
    }
    try claimant.enter(person.id, by: kind, app: terms.name, isCounted: isCounted, connection, now)
    return .signedIn(
      try connection.beginSession(
        id, of: person.id, handle: person.handle, name: person.name, token: token, on: terms,
        from: claimant.origin, now))
  }

  /// Signs in with a code. Of two who use one at once, one is second.
  func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    // A refused attempt keeps no one from writing.
    try await database.read { connection throws(AppError) in
      let now = clock.now()
      let pending = try PendingSignIn(request, from: origin, connection, now)
      try limits(code, of: pending.person, from: origin, connection).require(connection, now)
    }
    let token = Secret(AccessToken.random())
    let session = try await database.write { connection throws(AppError) -> Session? in
      let now = clock.now()
      // Only one transaction at a time can take an id.
      let id = try connection.nextID(now)
      let pending = try PendingSignIn(request, from: origin, connection, now)
      let limits = try limits(code, of: pending.person, from: origin, connection)
      try limits.take(connection, now)
      let outcome = try factor.use(code, of: pending.person, connection, now)
      // What was taken stays taken.
      if outcome == .wrong {
        try connection.record(.signInFailed, of: pending.person, from: origin, now)
        return nil
      }
      for limit in limits { try limit.giveBack(connection) }
      if outcome == .recovered {
        try connection.record(.recoveryCodeUsed, of: pending.person, from: origin, now)
      }
      return try finish(pending, id, token: token, from: origin, connection, now)
    }
    guard let session else { throw .invalid(.signInCode, .wrong) }
    return session
  }

  private func finish(
    _ pending: PendingSignIn, _ id: Int64, token: Secret, from origin: SignInOrigin,
    _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Session {
    guard let mailbox = try connection.mailbox("a.person_id = \(pending.person)"),
      let person = try connection.credentials(of: "a.person_id = \(pending.person)")
    else { throw .invalid(.codeRequest, .wrong) }
    try person.state.requireActive()
    try pending.end(connection)
    try AccountClaimant(email: mailbox.email, origin: origin)
      .enter(
        person.id, by: .signedIn, app: pending.terms.name, isCounted: pending.isCounted, connection, now)
    return try connection.beginSession(
      id, of: person.id, handle: person.handle, name: person.name, token: token, on: pending.terms,
      from: origin, by: .beyondPassword, now)
  }

  private func limits(
    _ code: String, of person: Int64, from origin: SignInOrigin, _ connection: any SQLConnection
  ) throws(AppError) -> [Allowance] {
    guard SecondFactor.isGuessable(code) else { return [] }
    let device = AccessToken.hash(origin.device)
    if try connection.isKnown(device, of: person) {
      return [Allowance("sign-in codes", of: ["\(person)", device], burst: 10, interval: 5 * 60)]
    }
    return [Self.strangers(person)]
  }

  /// What all devices share that an account hasn't been signed in from.
  static func strangers(_ person: Int64) -> Allowance {
    Allowance("sign-in codes of strangers", of: ["\(person)"], burst: 10, interval: 10 * 60)
  }
}

extension SQLConnection {
  /// Whether an account has been signed in from a device.
  fileprivate func isKnown(_ device: String, of person: Int64) throws(AppError) -> Bool {
    try exists("SELECT 1 FROM known_device WHERE person_id = \(person) AND device_hash = \(device)")
  }
}
