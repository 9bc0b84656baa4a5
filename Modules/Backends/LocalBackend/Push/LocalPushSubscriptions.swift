import AppValues
import Entities
import Foundation
import Notifications
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// Push subscriptions in the database.
struct LocalPushSubscriptions: PushSubscriptions {
  let access: Access

  func subscription() async throws(AppError) -> PushSubscription? {
    let session = try session()
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.pushSubscriptions(where: "u.session_id = \(session)").first
    }
  }

  func subscribe(_ request: PushRequest, _ choice: PushChoice) async throws(AppError) -> PushSubscription {
    let session = try session()
    return try await access.write { transaction throws(AppError) in
      let connection = transaction.connection
      try connection.execute("DELETE FROM push_subscription WHERE session_id = \(session)")
      try connection.execute(
        """
        INSERT INTO push_subscription (
          session_id, person_id, endpoint, public_key, authentication, is_standard, sealed_token, kinds, audience)
        VALUES (
          \(session), \(transaction.viewer), \(request.endpoint), \(request.publicKey.base64EncodedString()),
          \(request.authentication.base64EncodedString()), \(request.isStandard ? 1 : 0), \(request.sealedToken),
          \(choice.storedKinds), \(choice.audience.rawValue))
        """)
      return try connection.pushSubscription(of: session)
    }
  }

  func change(_ choice: PushChoice) async throws(AppError) -> PushSubscription {
    let session = try session()
    return try await access.write { transaction throws(AppError) in
      try transaction.connection.execute(
        """
        UPDATE push_subscription SET kinds = \(choice.storedKinds), audience = \(choice.audience.rawValue)
        WHERE session_id = \(session)
        """)
      return try transaction.connection.pushSubscription(of: session)
    }
  }

  func unsubscribe() async throws(AppError) {
    let session = try session()
    try await access.write { transaction throws(AppError) in
      try transaction.connection.execute("DELETE FROM push_subscription WHERE session_id = \(session)")
    }
  }

  /// Selects the viewer's session.
  private func session() throws(AppError) -> SQL {
    guard let hash = access.tokenHash else { throw .unauthenticated }
    return "(SELECT s.id FROM session s WHERE s.token_hash = \(hash))"
  }
}

extension SQLConnection {
  /// Throws `notFound`.
  fileprivate func pushSubscription(of session: SQL) throws(AppError) -> PushSubscription {
    guard let found = try pushSubscriptions(where: "u.session_id = \(session)").first else { throw .notFound }
    return found
  }

  /// The subscriptions `u` that meet a condition, the oldest first.
  fileprivate func pushSubscriptions(where condition: SQL) throws(AppError) -> [PushSubscription] {
    try pushTargets(where: condition).map(\.subscription)
  }

  /// The subscriptions `u` that meet a condition, the oldest first, with the languages of their people.
  func pushTargets(where condition: SQL, limit: Int? = nil) throws(AppError) -> [PushTarget] {
    let end: SQL = if let limit { "LIMIT \(limit)" } else { "" }
    return try rows(
      """
      SELECT u.id, u.endpoint, u.public_key, u.authentication, u.is_standard, u.sealed_token, u.kinds, u.audience,
        COALESCE(a.language, 'en')
      FROM push_subscription u LEFT JOIN account a ON a.person_id = u.person_id
      WHERE \(condition) ORDER BY u.id \(end)
      """
    ) { row throws(AppError) in
      PushTarget(
        subscription: PushSubscription(
          id: ID(row.integer(0)),
          // Which addresses are taken was decided when they came.
          request: try PushRequest(
            endpoint: row.text(1), publicKey: row.text(2), authentication: row.text(3),
            isStandard: row.integer(4) == 1, sealedToken: row.text(5), allowsPlain: true),
          choice: PushChoice(storedKinds: row.text(6), audience: row.text(7))),
        language: row.text(8))
    }
  }

  /// Ends the subscriptions of sessions that have ended.
  func endPushSubscriptions(of sessions: [Int64]) throws(AppError) {
    if sessions.isEmpty { return }
    try execute("DELETE FROM push_subscription WHERE \(dialect.contains("session_id", sessions))")
  }
}

extension PushChoice {
  /// The kinds as they are stored.
  fileprivate var storedKinds: String { kinds.map(\.rawValue).sorted().joined(separator: " ") }

  /// A kind or an audience that isn't known is none.
  fileprivate init(storedKinds: String, audience: String) {
    self.init(
      kinds: Set(storedKinds.split(separator: " ").compactMap { NoticeKind(rawValue: String($0)) }),
      audience: NoticeAudience(rawValue: audience) ?? .nobody)
  }
}
