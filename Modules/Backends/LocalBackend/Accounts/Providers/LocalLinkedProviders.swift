import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// The providers' accounts that the viewer's account is bound to, in the database.
struct LocalLinkedProviders: LinkedProviders, ProviderLinking {
  /// How long ago someone may have proved to a provider who they are, in milliseconds: five minutes.
  private static let freshness: Int64 = 5 * 60_000

  let access: Access
  let providers: any SignInProviders
  let secrets: SecretBox?

  func linkedProviders() async throws(AppError) -> [LinkedProvider] {
    try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.rows(
        """
        SELECT id, provider, issuer, email, is_email_off, linked_at, used_at FROM identity
        WHERE person_id = \(transaction.viewer) ORDER BY id
        """
      ) { row throws(AppError) in
        let email = row.text(3)
        return LinkedProvider(
          id: ID(row.integer(0)),
          provider: providers.provider(issuer: row.text(2))
            ?? SignInProvider(id: row.text(1), name: row.text(1)),
          email: email.isEmpty ? nil : email, isEmailOff: row.integer(4) == 1,
          linkedAt: Timestamp(milliseconds: row.integer(5)),
          usedAt: row.optionalInteger(6).map(Timestamp.init(milliseconds:)))
      }
    }
  }

  func link(_ identity: ProviderIdentity) async throws(AppError) {
    let sealed = try await SealedIdentity(identity, by: secrets)
    try await access.write { transaction throws(AppError) in
      let (connection, viewer, now) = (transaction.connection, transaction.viewer, transaction.now)
      // Only one transaction at a time can take an ID: who has the identity stays so.
      let id = try connection.nextID(now)
      try transaction.requireProof(.removal)
      if let person = try connection.person(with: identity) {
        if person != viewer { throw .invalid(.provider, .taken) }
        return try connection.update(sealed, usedAt: nil)
      }
      if try connection.exists(
        "SELECT 1 FROM identity WHERE person_id = \(viewer) AND issuer = \(identity.issuer)")
      {
        throw .invalid(.provider, .unchanged)
      }
      try connection.bind(sealed, to: viewer, id: id, now)
      try transaction.record(.providerLinked, detail: name(of: identity.provider, issuer: identity.issuer))
    }
    await access.work.start(.mail)
  }

  func prove(_ identity: ProviderIdentity) async throws(AppError) {
    try await access.write { transaction throws(AppError) in
      let now = transaction.now.milliseconds
      guard let at = identity.authenticatedAt?.milliseconds, abs(now - at) <= Self.freshness,
        try transaction.connection.person(with: identity) == transaction.viewer
      else { throw .invalid(.provider, .wrong) }
      // It was linked by a password, perhaps a moment ago, so it's worth no more.
      try transaction.setProven(by: .password)
    }
  }

  func unlink(_ id: ID<LinkedProvider>) async throws(AppError) {
    let id = try id.number()
    try await access.write { transaction throws(AppError) in
      let (connection, viewer) = (transaction.connection, transaction.viewer)
      _ = try connection.nextID(transaction.now)
      try transaction.requireProof(.removal)
      let unlinked = try connection.unbind(
        where: "id = \(id) AND person_id = \(viewer)", transaction.present)
      guard let identity = unlinked.first else { throw .notFound }
      if try transaction.waysIn().isEmpty { throw .invalid(.signInMethod, .missing) }
      try transaction.record(.providerUnlinked, detail: name(of: identity.provider, issuer: identity.issuer))
    }
    await access.work.start(.consent)
  }

  /// What a provider is called.
  private func name(of id: SignInProvider.ID, issuer: String) -> String {
    providers.provider(issuer: issuer)?.name ?? id
  }
}
