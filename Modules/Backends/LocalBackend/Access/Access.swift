import Credentials
import Database
import Entities
import MediaStorage

/// A viewer's way to the database: each transaction first looks whether the session still stands.
struct Access: Sendable {
  let database: any SQLDatabase
  private(set) var clock: WallClock
  /// Where photos lie; nil where none are kept.
  let media: MediaStore?
  /// How what is written comes about.
  private var manner = Manner.news
  private let texts: StatementTexts
  /// The session's secret, as it is stored; nil for an anonymous viewer.
  private let tokenHash: String?

  init(
    database: any SQLDatabase, clock: WallClock, media: MediaStore?, texts: StatementTexts, viewer: Viewer
  ) {
    self.database = database
    self.texts = texts
    self.clock = clock
    self.media = media
    tokenHash = viewer.session.map { AccessToken.hash($0.token) }
  }

  /// The same way for what is brought in from elsewhere: nobody is told of it.
  var quiet: Access {
    var access = self
    access.manner = .quiet
    return access
  }

  /// The same way for what happened at a time gone by.
  func past(_ time: Timestamp) -> Access {
    var access = self
    access.manner = .past
    access.clock = WallClock { time }
    return access
  }

  /// Nobody is signed in here.
  var isAnonymous: Bool { tokenHash == nil }

  /// The files that are to go; nil where no photos are kept.
  var mediaRemovals: MediaRemovals? {
    media.map { MediaRemovals(database: database, media: $0, clock: clock) }
  }

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
    guard let tokenHash else { throw .unauthenticated }
    return try await database.write { connection throws(SocialError) in
      try body(try begin(connection, tokenHash, asking: "") { _ in }.transaction)
    }
  }

  /// Writes as somebody signed in, and has more read in the statement that looks for the session: everybody
  /// who wants to write waits for each statement.
  ///
  /// - Parameters:
  ///   - columns: What to read of the viewer, `p`.
  ///   - decode: Turns those columns, the first of them at `firstColumn`, into what the body is given.
  func write<Answer, Value: Sendable>(
    asking columns: SQL, _ decode: @escaping @Sendable (borrowing Row) -> Answer,
    _ body: @escaping @Sendable (Transaction, Answer) throws(SocialError) -> Value
  ) async throws(SocialError) -> Value {
    guard let tokenHash else { throw .unauthenticated }
    return try await database.write { connection throws(SocialError) in
      let (transaction, answer) = try begin(connection, tokenHash, asking: ", \(columns)", decode)
      return try body(transaction, answer)
    }
  }

  /// Where the columns asked for begin.
  static let firstColumn = 5

  /// Whether something is so for the viewer; also when nobody can tell at the moment: whoever is told of news
  /// in vain looks again and learns what is wrong.
  func finds(_ body: @escaping @Sendable (Transaction) throws(SocialError) -> Bool) async -> Bool {
    do throws(SocialError) {
      return try await read(body)
    } catch {
      return true
    }
  }

  /// Whether the viewer is one of some people, for telling news that concern them from those that do not.
  func isAmong(_ people: [Int64]) async -> Bool {
    if people.isEmpty || isAnonymous { return false }
    return await finds { people.contains($0.viewer) }
  }

  /// Begins to read.
  private func begin(_ connection: any SQLConnection) throws(SocialError) -> Transaction {
    guard let tokenHash else {
      return Transaction(
        connection: connection, viewer: 0, following: 0, followedTags: 0, limits: .none,
        rareMarks: .none, now: clock.now(), media: media, texts: texts)
    }
    var (transaction, marks) = try begin(connection, tokenHash, asking: ", \(RareMarks.columns)") {
      RareMarks($0, at: Self.firstColumn)
    }
    transaction.rareMarks = marks
    return transaction
  }

  private func begin<Answer>(
    _ connection: any SQLConnection, _ tokenHash: String, asking columns: SQL,
    _ decode: (borrowing Row) -> Answer
  ) throws(SocialError) -> (transaction: Transaction, answer: Answer) {
    let now = clock.now()
    let mutes: SQL = """
      SELECT 1 FROM mute m
      WHERE m.muter_id = p.id AND \(Visible.stands("m", at: "\(now.milliseconds)"))
      """
    let begun = try connection.first(
      """
      SELECT p.id, p.following_count,
        EXISTS (SELECT 1 FROM block b1 WHERE b1.blocker_id = p.id)
          OR EXISTS (SELECT 1 FROM block b2 WHERE b2.blocked_id = p.id),
        EXISTS (\(mutes)), p.followed_tag_count\(columns)
      FROM session s JOIN person p ON p.id = s.person_id
      WHERE s.token_hash = \(tokenHash) AND p.deleted_at IS NULL
      """
    ) { row throws(SocialError) in
      let transaction = Transaction(
        connection: connection, viewer: row.integer(0), following: row.int(1), followedTags: row.int(4),
        limits: Visible.Limits(blocks: row.boolean(2), mutes: row.boolean(3)), rareMarks: .any, now: now,
        media: media, texts: texts, manner: manner)
      return (transaction: transaction, answer: decode(row))
    }
    guard let begun else { throw .unauthenticated }
    return begun
  }
}
