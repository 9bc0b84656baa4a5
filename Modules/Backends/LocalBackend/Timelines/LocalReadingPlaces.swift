import AppValues
import SocialDatabase
import Timeline

/// How far the viewer has read their timelines, in the database.
struct LocalReadingPlaces: ReadingPlaces {
  let access: Access

  var capabilities: ReadingPlacesCapabilities { .all }

  func place(in kind: TimelineKind) async throws(AppError) -> Cursor? {
    if access.isAnonymous { return nil }
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.connection.first(
        """
        SELECT item_id FROM reading_place
        WHERE person_id = \(transaction.viewer) AND timeline = \(kind.key)
        """
      ) { row throws(AppError) in Cursor(row.integer(0)) }
    }
  }

  /// Of an anonymous viewer nothing is remembered.
  func setPlace(_ place: Cursor, in kind: TimelineKind) async throws(AppError) {
    let item = try place.number()
    if access.isAnonymous { return }
    try await access.write { transaction throws(AppError) in
      try transaction.connection.execute(
        """
        INSERT INTO reading_place (person_id, timeline, item_id)
        VALUES (\(transaction.viewer), \(kind.key), \(item))
        ON CONFLICT (person_id, timeline) DO UPDATE SET item_id = excluded.item_id
        WHERE reading_place.item_id < excluded.item_id
        """)
    }
  }
}

extension Transaction {
  /// Forgets how far the viewer has read in a timeline that is no more.
  func forgetPlace(in kind: TimelineKind) throws(AppError) {
    try connection.execute(
      "DELETE FROM reading_place WHERE person_id = \(viewer) AND timeline = \(kind.key)")
  }
}
