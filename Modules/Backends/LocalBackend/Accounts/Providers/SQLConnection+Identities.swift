import AppValues
import Authentication
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// An identity that an account was bound to.
struct UnlinkedIdentity {
  let person: Int64
  let provider: SignInProvider.ID
  let issuer: String
}

extension SQLConnection {
  /// Whose account an identity is bound to; nil for no one's.
  func person(with identity: ProviderIdentity) throws(AppError) -> Int64? {
    try first(
      "SELECT person_id FROM identity WHERE issuer = \(identity.issuer) AND subject = \(identity.subject)"
    ) { row throws(AppError) in row.integer(0) }
  }

  /// Binds an account to an identity.
  ///
  /// - Parameter id: A new ID.
  func bind(
    _ sealed: SealedIdentity, to person: Int64, id: Int64, usedAt: Timestamp? = nil, _ now: Timestamp
  ) throws(AppError) {
    let identity = sealed.identity
    // What was to be made of it is made, and the consent is given anew.
    for table in ["newcomer", "consent_removal"] as [SQLName] {
      try execute(
        "DELETE FROM \(table) WHERE issuer = \(identity.issuer) AND subject = \(identity.subject)")
    }
    try execute(
      """
      INSERT INTO identity (
        id, person_id, provider, issuer, subject, client_id, email, is_private, refresh_token, linked_at, used_at)
      VALUES (
        \(id), \(person), \(identity.provider), \(identity.issuer), \(identity.subject), \(identity.clientID),
        \(identity.email ?? ""), \(identity.isPrivateEmail ? 1 : 0), \(sealed.token), \(now.milliseconds),
        \(usedAt?.milliseconds))
      """)
  }

  /// Notes that an identity token is used, which it is once.
  ///
  /// - Parameter end: Until when the provider lets it count; nil for a day.
  /// - Returns: Whether it hadn't been used.
  func useUp(_ token: Secret, until end: Timestamp?, _ now: Timestamp) throws(AppError) -> Bool {
    try execute("DELETE FROM used_token WHERE ends_at <= \(now.milliseconds)")
    // A little longer, as clocks may differ.
    let end = (end ?? now.adding(seconds: 24 * 3600)).adding(seconds: 3600)
    return try execute(
      """
      INSERT INTO used_token (token_hash, ends_at) VALUES (\(AccessToken.hash(token)), \(end.milliseconds))
      ON CONFLICT (token_hash) DO NOTHING
      """) > 0
  }

  /// Notes that the address of a new account was confirmed before it was made, as
  /// ``removeUnprovenWays(of:_:)`` counts it.
  func takeAsConfirmed(_ person: Int64, before now: Timestamp) throws(AppError) {
    try execute("UPDATE account SET confirmed_at = \(now.milliseconds - 1) WHERE person_id = \(person)")
  }

  /// Removes what lets someone into an account from before its address was proven: the person who made it may have entered
  /// another's. An account whose address was confirmed when it was made without anyone asking counts as proven from now
  /// on: its owner has just entered a code that was sent there.
  func removeUnprovenWays(of person: Int64, _ now: Timestamp) throws(AppError) {
    try execute(
      """
      UPDATE account SET confirmed_at = \(now.milliseconds)
      WHERE person_id = \(person) AND confirmed_at = (SELECT p.created_at FROM person p WHERE p.id = \(person))
      """)
    let proven: SQL = "(SELECT a.confirmed_at FROM account a WHERE a.person_id = \(person))"
    let passkeys = try rows(
      "DELETE FROM passkey WHERE person_id = \(person) AND created_at <= \(proven) RETURNING name"
    ) { row throws(AppError) in row.text(0) }
    for name in passkeys { try record(.passkeyRemoved, of: person, from: nil, detail: name, now) }
    for identity in try unbind(where: "person_id = \(person) AND linked_at <= \(proven)", now) {
      try record(.providerUnlinked, of: person, from: nil, detail: identity.provider, now)
    }
  }

  /// Takes over what a provider says of someone now. What it says only the first time stays.
  func update(_ sealed: SealedIdentity, usedAt: Timestamp?) throws(AppError) {
    let identity = sealed.identity
    let own: SQL = "issuer = \(identity.issuer) AND subject = \(identity.subject)"
    try execute(
      "UPDATE identity SET used_at = COALESCE(\(usedAt?.milliseconds), used_at) WHERE \(own)")
    if let email = identity.email {
      try execute(
        "UPDATE identity SET email = \(email), is_private = \(identity.isPrivateEmail ? 1 : 0) WHERE \(own)")
    }
    if !sealed.token.isEmpty {
      try execute(
        """
        UPDATE identity SET refresh_token = \(sealed.token), client_id = \(identity.clientID) WHERE \(own)
        """)
    }
  }

  /// Unbinds accounts from identities.
  ///
  /// - Parameter takesBack: Whether consent is taken back at the provider; not where it told of that itself.
  @discardableResult
  func unbind(
    where condition: SQL, takingBack takesBack: Bool = true, _ now: Timestamp
  ) throws(AppError) -> [UnlinkedIdentity] {
    let unbound = try rows(
      """
      DELETE FROM identity WHERE \(condition)
      RETURNING person_id, provider, issuer, subject, client_id, refresh_token
      """
    ) { row throws(AppError) in
      (
        link: UnlinkedIdentity(person: row.integer(0), provider: row.text(1), issuer: row.text(2)),
        subject: row.text(3), clientID: row.text(4), token: row.text(5)
      )
    }
    for identity in unbound where takesBack && !identity.token.isEmpty {
      let id = try nextID(now)
      try execute(
        """
        INSERT INTO consent_removal (id, issuer, subject, client_id, refresh_token, ends_at)
        VALUES (
          \(id), \(identity.link.issuer), \(identity.subject), \(identity.clientID), \(identity.token),
          \(now.milliseconds + ConsentRemovals.lasting))
        """)
      try addWork(.consent, id, now)
    }
    return unbound.map(\.link)
  }
}
