import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Signing in by providers, in the database. An account is bound to issuer and subject, which a provider never gives to
/// someone else; an address lets no one in.
struct LocalProviderSignIns: ProviderTokenSignIn, ProviderIdentities, ProviderSignUps, AppProviderSignIns {
  let database: any SQLDatabase
  let providers: any SignInProviders
  let accounts: LocalAuthentication
  let secrets: SecretBox?
  let clock: WallClock
  let say: @Sendable (String) -> Void

  private typealias Terms = @Sendable (any SQLConnection) throws(AppError) -> SessionTerms

  func signIn(
    with token: ProviderToken, of provider: SignInProvider.ID, admitsNewcomers: Bool,
    from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn {
    let identity = try await providers.identity(in: token, of: provider)
    return try await signIn(identity, by: token.idToken, admitsNewcomers: admitsNewcomers, from: origin) {
      _ throws(AppError) in .own
    }
  }

  func signIn(
    with token: ProviderToken, scopes: AccessScopes, admitsNewcomers: Bool, by credentials: AppCredentials,
    from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn {
    let terms: Terms = { connection throws(AppError) in
      try SessionTerms(try connection.app(with: credentials), scopes: scopes)
    }
    _ = try await database.read { connection throws(AppError) in try terms(connection) }
    let identity = try await providers.identity(in: token, of: nil)
    return try await signIn(
      identity, by: token.idToken, admitsNewcomers: admitsNewcomers, from: origin, on: terms)
  }

  func signIn(
    _ identity: ProviderIdentity, admitsNewcomers: Bool, from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn {
    try await signIn(identity, admitsNewcomers: admitsNewcomers, from: origin) { _ throws(AppError) in .own }
  }

  /// - Parameter idToken: What proves it where nothing else keeps that from being used again; nil for nothing.
  private func signIn(
    _ identity: ProviderIdentity, by idToken: Secret? = nil, admitsNewcomers: Bool, from origin: SignInOrigin,
    on terms: @escaping Terms
  ) async throws(AppError) -> ProviderSignIn {
    let sealed = try await SealedIdentity(identity, by: secrets)
    let token = Secret(AccessToken.random())
    let outcome = try await database.write { connection throws(AppError) -> ProviderSignIn? in
      let now = clock.now()
      if let idToken, try !connection.useUp(idToken, until: identity.tokenEndsAt, now) { return nil }
      // Only one transaction at a time can take an ID: who has the identity stays so.
      let id = try connection.nextID(now)
      if let person = try connection.person(with: identity) {
        try connection.update(sealed, usedAt: now)
        return .signedIn(
          try enter(person, id, by: identity, from: origin, on: try terms(connection), token, connection, now)
        )
      }
      // Only its owner learns that an account has it.
      if let email = identity.email, identity.isEmailVerified {
        try connection.ensureAvailable(email: email, now)
      }
      if !admitsNewcomers { throw .notFound }
      let waiting = WaitingNewcomer(sealed, on: try terms(connection))
      try waiting.put(token, connection, now)
      return .newcomer(waiting.newcomer(token))
    }
    guard let outcome else {
      say("Signing in by \(identity.provider) failed: the token was used before")
      throw .invalid(.provider, .wrong)
    }
    await accounts.work.start(.mail)
    return outcome
  }

  /// Signs in the person who has an identity.
  ///
  /// - Parameter id: A new ID.
  private func enter(
    _ person: Int64, _ id: Int64, by identity: ProviderIdentity, from origin: SignInOrigin,
    on terms: SessionTerms, _ token: Secret, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Session {
    guard let account = try connection.credentials(of: "a.person_id = \(person)"),
      let mailbox = try connection.mailbox("a.person_id = \(person)")
    else { throw .notFound }
    try account.state.requireActive()
    try AccountClaimant(email: mailbox.email, origin: origin)
      .enter(person, by: .signedIn, app: way(of: identity, on: terms), connection, now)
    // The provider may have asked for nothing, and an account with two factors is asked for more than it.
    return try connection.beginSession(
      id, of: person, handle: account.handle, name: account.name, token: token, on: terms, from: origin,
      by: nil,
      now)
  }

  /// By what someone signs in, for the log.
  private func way(of identity: ProviderIdentity, on terms: SessionTerms) -> String {
    terms.name.isEmpty ? providers.provider(issuer: identity.issuer)?.name ?? identity.provider : terms.name
  }

  func newcomer(_ token: Secret) async throws(AppError) -> ProviderNewcomer {
    try await database.read { connection throws(AppError) in
      try WaitingNewcomer(token, connection, clock.now()).newcomer(token)
    }
  }

  func signUp(
    _ registration: Registration, as token: Secret, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let identity = try await database.read { connection throws(AppError) in
      try WaitingNewcomer(token, connection, clock.now()).sealed.identity
    }
    var registration = registration
    let isConfirmed = identity.confirms(registration.email)
    if isConfirmed {
      registration.conditions.needsConfirmedEmail = false
    } else if try await canSendMail() {
      registration.conditions.needsConfirmedEmail = true
    }
    let finish: @Sendable (any SQLConnection, Int64, Timestamp) throws(AppError) -> Void = {
      connection, person, now throws(AppError) in
      let waiting = try WaitingNewcomer(token, connection, now)
      try WaitingNewcomer.end(token, connection)
      if isConfirmed { try connection.takeAsConfirmed(person, before: now) }
      try connection.bind(waiting.sealed, to: person, id: try connection.nextID(now), usedAt: now, now)
    }
    return try await accounts.create(
      registration, passwordHash: "", from: origin, by: way(of: identity, on: .own),
      on: { connection throws(AppError) in
        // Only one transaction at a time can take an ID: the newcomer waits until the end of this one.
        _ = try connection.nextID(clock.now())
        let waiting = try WaitingNewcomer(token, connection, clock.now())
        // Who has an account by now signs in.
        if try connection.person(with: waiting.sealed.identity) != nil {
          throw .invalid(.registration, .wrong)
        }
        return waiting.terms
      },
      finish: finish)
  }

  private func canSendMail() async throws(AppError) -> Bool {
    do throws(AppError) {
      return try await accounts.sender?.destination() != nil
    } catch {
      if error == .invalid(.mail, .missing) { return false }
      throw error
    }
  }

  func note(_ notice: IdentityNotice) async throws(AppError) {
    let name = providers.provider(issuer: notice.issuer)?.name ?? notice.issuer
    try await database.write { connection throws(AppError) in
      let now = clock.now()
      _ = try connection.nextID(now)
      try connection.take(notice, of: name, now)
    }
    await accounts.work.start(.mail)
  }
}

extension ProviderIdentity {
  /// Whether the provider made sure that an address is theirs.
  fileprivate func confirms(_ email: String) -> Bool {
    isEmailVerified && self.email.map { IdentifierFolding.email($0) } == IdentifierFolding.email(email)
  }
}

extension SQLConnection {
  /// How long a mail about it waits at most, in milliseconds.
  private static var telling: Int64 { 3 * 24 * 3_600_000 }

  /// Takes note of what a provider tells of someone.
  ///
  /// - Parameter name: The provider's.
  fileprivate func take(_ notice: IdentityNotice, of name: String, _ now: Timestamp) throws(AppError) {
    let own: SQL = "issuer = \(notice.issuer) AND subject = \(notice.subject)"
    // A late notice says nothing of a consent that was given since. Providers may leave out the milliseconds.
    let end = notice.at.milliseconds + 1000
    switch notice.event {
    case .email(let isOn):
      try execute("UPDATE identity SET is_email_off = \(isOn ? 0 : 1) WHERE \(own)")
    case .consentRevoked, .accountDeleted:
      try execute("DELETE FROM newcomer WHERE \(own)")
      for link in try unbind(where: "\(own) AND linked_at < \(end)", takingBack: false, now) {
        guard let owner = try mailbox("a.person_id = \(link.person)") else { continue }
        try record(.providerUnlinked, of: link.person, from: nil, detail: name, isNews: false, now)
        let text = ProviderMail.unlinked(
          name, handle: owner.handle, isLastWay: try waysIn(of: link.person).isEmpty, language: owner.language
        )
        try MailQueue.add(
          self, to: owner.email, subject: text.subject, text: text.body,
          language: owner.language, now: now, lasting: Self.telling)
      }
    }
  }
}
