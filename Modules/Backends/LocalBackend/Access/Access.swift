import Credentials
import Database
import Entities

/// A viewer's way to the database: each transaction first looks whether the session still stands.
struct Access: Sendable {
  let database: any SQLDatabase
  let clock: WallClock
  private let texts: StatementTexts
  /// The session's secret, as it is stored; nil for an anonymous viewer.
  private let tokenHash: String?

  init(database: any SQLDatabase, clock: WallClock, texts: StatementTexts, viewer: Viewer) {
    self.database = database
    self.texts = texts
    self.clock = clock
    tokenHash = viewer.session.map { AccessToken.hash($0.token) }
  }

  /// Nobody is signed in here.
  var isAnonymous: Bool { tokenHash == nil }

  /// Reads as the viewer.
  ///
  /// Throws `unauthenticated` when the session has ended, and what the body throws.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Transaction) throws(SocialError) -> Value
  ) async throws(SocialError) -> Value {
    try await database.read { connection throws(SocialError) in
      try body(try begin(connection))
    }
  }

  /// Reads as somebody signed in.
  func readAsMember<Value: Sendable>(
    _ body: @escaping @Sendable (Transaction) throws(SocialError) -> Value
  ) async throws(SocialError) -> Value {
    if isAnonymous { throw .unauthenticated }
    return try await read(body)
  }

  /// Writes as somebody signed in.
  ///
  /// Throws `unauthenticated` for an anonymous viewer and when the session has ended.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Transaction) throws(SocialError) -> Value
  ) async throws(SocialError) -> Value {
    if isAnonymous { throw .unauthenticated }
    return try await database.write { connection throws(SocialError) in
      try body(try begin(connection))
    }
  }

  private func begin(_ connection: any SQLConnection) throws(SocialError) -> Transaction {
    guard let tokenHash else {
      return Transaction(connection: connection, viewer: 0, following: 0, now: clock.now(), texts: texts)
    }
    let member = try connection.first(
      """
      SELECT p.id, p.following_count FROM session s JOIN person p ON p.id = s.person_id
      WHERE s.token_hash = \(tokenHash) AND p.deleted_at IS NULL
      """
    ) { row throws(SocialError) in (id: row.integer(0), following: row.int(1)) }
    guard let member else { throw .unauthenticated }
    return Transaction(
      connection: connection, viewer: member.id, following: member.following, now: clock.now(),
      texts: texts)
  }
}
