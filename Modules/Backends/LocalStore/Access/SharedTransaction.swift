package import AppValues
package import SocialDatabase
import SocialMediaStorage

extension WorkTransactions {
  /// Reads for several people at once, at one moment after the call.
  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (SharedTransaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await database.read { connection throws(AppError) in
      try body(
        SharedTransaction(
          connection: connection, now: clock.now(), present: present.now(), media: media, texts: texts))
    }
  }
}

/// A transaction that reads for several people.
package struct SharedTransaction {
  package let connection: any SQLConnection
  package let now: Timestamp
  fileprivate let present: Timestamp
  fileprivate let media: MediaStore?
  fileprivate let texts: StatementTexts

  package var dialect: Dialect { connection.dialect }

  /// Asks for the people of sessions. Those of sessions that have ended aren't found.
  ///
  /// - Parameter sessions: Their secrets, as they are stored.
  package func askForPeople(of sessions: Set<String>) throws(AppError) -> PendingQuery<SharedViewer> {
    let isWanted = dialect.contains("s.token_hash", amongMany: sessions.sorted())
    return try connection.ask(
      """
      SELECT \(ViewerState.columns(ends: "s.ends_at")), s.token_hash FROM session s JOIN person p ON p.id = s.person_id
      WHERE \(isWanted) AND \(SessionLife.lasts("s", at: present)) AND \(ViewerState.isActive)
      """
    ) { row in SharedViewer(ViewerState(row), session: row.text(ViewerState.columnCount)) }
  }

  /// The transaction of one person who has no filters; 0 for no one.
  package func transaction(of person: Int64) -> Transaction {
    Transaction(
      connection: connection, viewer: person, tokenHash: nil, following: 0, followedTags: 0, limits: .all,
      rareMarks: .any, now: now, present: present, media: media, texts: texts)
  }
}

/// Someone for whom something is read together with others.
package struct SharedViewer: Sendable {
  /// The session's secret, as it is stored.
  package let session: String
  package let person: Int64
  /// Whether they have no filters and follow no hashtags.
  package let isPlain: Bool
  /// What hides things from them: all, or nothing that depends on them. There are few kinds, each of which is read together.
  package let limits: Visible.Limits

  fileprivate init(_ state: ViewerState, session: String) {
    self.session = session
    person = state.viewer
    isPlain = state.filters == 0 && state.followedTags == 0
    let limits = state.limits
    let isOwn = limits.blocks || limits.mutes || limits.hidesShares || limits.keepsApart
    self.limits = isOwn ? .all : limits.forLookingUp
  }
}
