package import AppValues
package import Entities
package import SocialDatabase
package import SocialMediaStorage

/// The transactions that the program makes itself: background work writes on behalf of the people it concerns, and what
/// arrives is read for several people at once.
package struct WorkTransactions: Sendable {
  package let database: any SQLDatabase
  let media: MediaStore?
  let texts: StatementTexts
  let clock: WallClock
  /// The present, even if `clock` shows a time in the past.
  package let present: WallClock

  package init(
    database: any SQLDatabase, media: MediaStore?, texts: StatementTexts, clock: WallClock, present: WallClock
  ) {
    self.database = database
    self.media = media
    self.texts = texts
    self.clock = clock
    self.present = present
  }

  /// Writes as a person.
  package func write<Value: Sendable>(
    as person: Int64, _ body: @escaping @Sendable (Transaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let (now, present) = (clock.now(), present.now())
    return try await database.write { connection throws(AppError) in
      try body(transaction(connection, person, now, present))
    }
  }

  /// Writes as a person does it themselves, with all that is hidden from them, and with the person as an author. Returns nil
  /// if their account is gone or isn't active.
  package func write<Value: Sendable>(
    asWriter person: Int64, _ body: @escaping @Sendable (Transaction, Author) throws(AppError) -> Value
  ) async throws(AppError) -> Value? {
    let (now, present) = (clock.now(), present.now())
    return try await database.write { connection throws(AppError) in
      // As below.
      _ = try connection.nextID(now)
      let writer = try connection.first(Writer.query(ofPerson: person)) {
        row throws(AppError) in Writer(row, in: media)
      }
      guard let writer else { return nil }
      var transaction = Transaction(
        connection: connection, viewer: person, tokenHash: nil, following: writer.state.following,
        followedTags: writer.state.followedTags, limits: writer.state.limits,
        rareMarks: writer.state.rareMarks, now: now, present: present, media: media, texts: texts)
      transaction.isWatched = writer.isWatched
      return try body(transaction, writer.author)
    }
  }

  /// Writes as the author of a post. Returns nil if there is no such post.
  package func write<Value: Sendable>(
    asAuthorOf post: Int64, _ body: @escaping @Sendable (Transaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value? {
    let (now, present) = (clock.now(), present.now())
    return try await database.write { connection throws(AppError) in
      let author = try connection.first("SELECT author_id FROM post WHERE id = \(post)") {
        row throws(AppError) in row.integer(0)
      }
      guard let author else { return nil }
      return try body(transaction(connection, author, now, present))
    }
  }

  private func transaction(
    _ connection: any SQLConnection, _ person: Int64, _ now: Timestamp, _ present: Timestamp
  ) throws(AppError) -> Transaction {
    // Only one writer at a time can take an ID, so what a step finds stays true until it's done.
    _ = try connection.nextID(now)
    return Transaction(
      connection: connection, viewer: person, tokenHash: nil, following: 0, followedTags: 0, limits: .none,
      rareMarks: .none, now: now, present: present, media: media, texts: texts)
  }
}
