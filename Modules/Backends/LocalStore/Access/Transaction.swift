package import AppValues
package import SocialDatabase
package import SocialMediaStorage

/// A viewer's transaction, with what it has to know about the viewer.
package struct Transaction {
  package let connection: any SQLConnection
  /// The person's id; 0, which no one has, for an anonymous viewer.
  package let viewer: Int64
  /// The session's secret, as it is stored; nil for an anonymous viewer, and for background work.
  package let tokenHash: String?
  /// How many people the viewer follows.
  package let following: Int
  /// How many hashtags the viewer follows.
  package let followedTags: Int
  /// What hides things from the viewer.
  package var limits: Visible.Limits
  /// Which marks to look for on posts.
  package var rareMarks: RareMarks
  package let now: Timestamp
  /// The present, for work that is due, even if what is written has an earlier time.
  package let present: Timestamp
  /// The store of photos; nil if none are kept.
  package let media: MediaStore?
  /// Statement texts that are put together only once.
  package let texts: StatementTexts
  /// The version of the viewer's filters; 0 if they never had any, and for background work.
  package var filters: Int64 = 0
  /// When the viewer's session ends if it isn't used again, in milliseconds since the epoch; nil if it doesn't by itself.
  package var sessionEnds: Int64?
  /// What is remembered of the viewer; nil for background work.
  package var known: KnownViewer?
  /// Whether writes are news or imported.
  package var mode = WriteMode.news
  /// Whether anyone watches the viewer's posts; known in transactions that write.
  package var isWatched = false

  package var dialect: Dialect { connection.dialect }

  /// What the viewer can see.
  package var visible: Visible { Visible(to: "\(viewer)", within: limits, at: "\(now.milliseconds)") }

  /// What someone else can see.
  package func visible(to person: Int64) -> Visible { visible(to: "\(person)" as SQL) }

  package func visible(to person: SQL) -> Visible {
    Visible(to: person, within: .all, at: "\(now.milliseconds)")
  }

  /// A new id, higher than every id before it: only one transaction writes at a time, and a lower id never
  /// appears after a higher one. Imported records get an id with their own time.
  package func nextID() throws(AppError) -> Int64 {
    let newest = try connection.nextID(now)
    return mode == .past ? try pastID(below: newest) : newest
  }

  package func appendChange(_ kind: ChangeKind, _ subject: Int64, _ object: Int64? = nil) throws(AppError) {
    try connection.appendChange(
      ChangeRecord(kind: kind.rawValue, subject: subject, object: object, at: now.milliseconds))
  }
}

/// The clocks that ids come from: rows of `id_clock`.
package enum IDClock: String {
  case item, notice

  /// A statement that selects the last ID that was given.
  package var last: SQL { "SELECT last FROM id_clock WHERE name = \(rawValue)" }
}

extension SQLConnection {
  /// A new id: milliseconds since the epoch times 65,536, or one more than the last.
  package func nextID(_ now: Timestamp) throws(AppError) -> Int64 {
    try nextNumber(of: IDClock.item.rawValue, earliest: now.milliseconds << 16)
  }

  /// A new id of a notice.
  ///
  /// - Parameter least: The lowest ID to give. All lower ones count as given, too.
  package func nextNoticeID(atLeast least: Int64 = 1) throws(AppError) -> Int64 {
    try nextNumber(of: IDClock.notice.rawValue, earliest: least)
  }

  /// The time of the last id, which is about that of the last write; nil where it is missing.
  package func lastIDTime() throws(AppError) -> Timestamp? {
    try first(IDClock.item.last) { row throws(AppError) in
      Timestamp(milliseconds: row.integer(0) >> 16)
    }
  }
}
