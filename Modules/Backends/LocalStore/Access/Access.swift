package import AppValues
package import Entities
import SocialCredentials
package import SocialDatabase
package import SocialMediaStorage

/// A viewer's access to the database. Each transaction first checks that the session still exists.
package struct Access: Sendable {
  /// What everyone's access has in common.
  package final class Store: Sendable {
    package let database: any SQLDatabase
    let clock: WallClock, present: WallClock
    let media: MediaStore?
    let texts: StatementTexts
    let viewers = KnownViewers()
    let work: DueWork

    package init(
      database: any SQLDatabase, clock: WallClock, present: WallClock, media: MediaStore?,
      texts: StatementTexts, work: DueWork
    ) {
      self.database = database
      self.clock = clock
      self.present = present
      self.media = media
      self.texts = texts
      self.work = work
    }
  }

  private let store: Store
  package private(set) var clock: WallClock
  /// Whether writes are news or imported.
  private var mode = WriteMode.news
  private let known: KnownViewer
  /// The session's secret, as it is stored; nil for an anonymous viewer.
  package let tokenHash: String?

  package init(_ store: Store, _ viewer: Viewer) {
    self.store = store
    clock = store.clock
    tokenHash = viewer.session.map { AccessToken.hash($0.token) }
    known = store.viewers.viewer(tokenHash)
  }

  package var database: any SQLDatabase { store.database }

  /// The present, for work that is due, even if what is written has an earlier time.
  package var present: WallClock { store.present }

  /// The store of photos; nil if none are kept.
  package var media: MediaStore? { store.media }

  /// The background work.
  package var work: DueWork { store.work }

  /// The same access for imports: no one is notified.
  package var quiet: Access {
    var access = self
    access.mode = .quiet
    return access
  }

  /// The same access for imported records with an earlier time.
  package func past(_ time: Timestamp) -> Access {
    var access = self
    access.mode = .past
    access.clock = WallClock { time }
    return access
  }

  /// Whether no one is signed in.
  package var isAnonymous: Bool { tokenHash == nil }

  /// Reads as the viewer. The body sees the database as it was at one moment after the call, whatever was
  /// remembered of the viewer. `RememberedStateModel` goes through all orders of readers and writers.
  ///
  /// Throws `unauthenticated` if the session has ended, `invalid(.account, …)` while the account waits for something, and
  /// the body's errors.
  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (Transaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await database.read { connection throws(AppError) in
      let (now, present) = (clock.now(), present.now())
      func run(_ state: ViewerState) throws(AppError) -> Value {
        try body(transaction(connection, state, now, present))
      }
      let query =
        tokenHash.map { ViewerState.query($0, in: present) }
        ?? ViewerState.anonymousQuery
      // Mostly the viewer's state is the same as the last time: the body runs with that, and its result is used if so.
      if let state = known.state {
        let asked = try connection.ask(query, viewerState)
        let outcome = Result { () throws(AppError) in try run(state) }
        if try asked.answer().first == state { return try outcome.get() }
      }
      let found = try connection.rows(query) { row throws(AppError) in viewerState(row) }
      guard let state = found.first else {
        throw try tokenHash.map { hash throws(AppError) in try connection.refusal(of: hash, present) }
          ?? .unauthenticated
      }
      known.state = state
      return try run(state)
    }
  }

  private func viewerState(_ row: borrowing Row) -> ViewerState {
    if isAnonymous { return .anonymous(states: row.boolean(0)) }
    return ViewerState(row)
  }

  /// Reads as someone signed in.
  package func readAsMember<Value: Sendable>(
    _ body: @escaping @Sendable (Transaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    if isAnonymous { throw .unauthenticated }
    return try await read(body)
  }

  /// Writes as someone signed in.
  ///
  /// Throws `unauthenticated` for an anonymous viewer and when the session has ended; `invalid(.account, …)` while the
  /// account waits for something.
  @discardableResult
  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (Transaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await write(within: .anything) { transaction throws(AppError) in
      { () throws(AppError) in try body(transaction) }
    }
  }

  /// Writes as someone signed in, and asks first.
  ///
  /// - Parameters:
  ///   - scope: What is changed, and asked about first.
  ///   - begin: Sends the queries, writes nothing, and returns what to do with the answers.
  ///
  /// Throws the same errors.
  package func write<Value: Sendable>(
    within scope: WriteScope,
    asking begin: @escaping @Sendable (Transaction) throws(AppError) -> () throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await write(within: scope, publishing: nil) { transaction, _ throws(AppError) in
      try begin(transaction)
    }
  }

  /// Publishes a post as someone signed in.
  ///
  /// - Parameters:
  ///   - key: What the viewer calls the post.
  ///   - scope: What is changed, and asked about first.
  ///   - begin: Sends the queries, writes nothing, and returns what to do with the answers.
  ///
  /// Throws the same errors.
  package func publish<Value: Sendable>(
    _ key: String, within scope: WriteScope,
    asking begin:
      @escaping @Sendable (Transaction, Author, Writer.Publishing) throws(AppError) -> () throws(AppError) ->
      Value
  ) async throws(AppError) -> Value {
    try await write(within: scope, publishing: key) { transaction, writer throws(AppError) in
      guard let publishing = writer.publishing else { throw .unexpected(reference: "defaults-missing") }
      return try begin(transaction, writer.author, publishing)
    }
  }

  /// What the viewer's defaults for new posts were the last time; they may have changed since.
  package var likelyDefaults: WritingDefaults { known.writer?.publishing?.defaults ?? .standard }

  private func write<Value: Sendable>(
    within scope: WriteScope, publishing key: String?,
    asking begin: @escaping @Sendable (Transaction, Writer) throws(AppError) -> () throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    guard let tokenHash else { throw .unauthenticated }
    return try await database.write(within: scope) { connection throws(AppError) in
      let (now, present) = (clock.now(), present.now())
      let query = Writer.query(tokenHash, publishing: key, in: present)
      // Every other writer waits for each answer, and mostly the viewer's state is the same as before.
      if connection.mayAssume, let writer = known.writer, key == nil || writer.publishing != nil {
        try connection.assume(query) { row in
          writer.isSame(as: Writer(row, publishes: key != nil, in: media))
        }
        return try begin(transaction(connection, writer, now, present), writer)
      }
      let found = try connection.first(query) { row throws(AppError) in
        Writer(row, publishes: key != nil, in: media)
      }
      known.remember(found)
      guard let found else { throw try connection.refusal(of: tokenHash, present) }
      return try begin(transaction(connection, found, now, present), found)
    }
  }

  private func transaction(
    _ connection: any SQLConnection, _ writer: Writer, _ now: Timestamp, _ present: Timestamp
  ) -> Transaction {
    var transaction = transaction(connection, writer.state, now, present)
    transaction.isWatched = writer.isWatched
    return transaction
  }

  private func transaction(
    _ connection: any SQLConnection, _ state: ViewerState, _ now: Timestamp, _ present: Timestamp
  ) -> Transaction {
    Transaction(
      connection: connection, viewer: state.viewer, tokenHash: tokenHash, following: state.following,
      followedTags: state.followedTags, limits: state.limits, rareMarks: state.rareMarks, now: now,
      present: present, media: media, texts: store.texts, filters: state.filters,
      sessionEnds: state.sessionEnds, known: known, mode: mode)
  }
}
