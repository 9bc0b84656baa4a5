import AppValues
import Authentication
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
