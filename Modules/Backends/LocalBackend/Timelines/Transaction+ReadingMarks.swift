import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Something that is read from its newest entry down: a timeline, or the notices.
struct ReadList {
  /// The key under which its position is stored.
  let key: String
  /// The clock of the ids in it.
  let clock: IDClock

  static let notices = ReadList(key: "notifications", clock: .notice)
}

extension Transaction {
  /// How far the viewer has read a list.
  func readingMark(in list: ReadList) throws(AppError) -> ReadingMark<Int64>? {
    try connection.first(
      """
      SELECT item_id, version, updated_at FROM reading_place
      WHERE person_id = \(viewer) AND timeline = \(list.key)
      """
    ) { row throws(AppError) in
      ReadingMark(
        position: row.integer(0), version: row.int(1), updatedAt: Timestamp(milliseconds: row.integer(2)))
    }
  }

  /// Stores how far the viewer has read a list, unless they have read further. A position is never beyond the existing
  /// IDs, or else what follows could never be unread.
  ///
  /// - Parameter version: The version that is known; nil to change it whatever its version.
  ///
  /// Throws `conflict`.
  func setReadingMark(
    _ position: Int64, in list: ReadList, expecting version: Int? = nil
  ) throws(AppError) -> ReadingMark<Int64> {
    let present = try readingMark(in: list)
    if let version, version != present?.version ?? 0 { throw .conflict }
    let position = min(
      position, try connection.first(list.clock.last) { row throws(AppError) in row.integer(0) } ?? 0)
    if let present, present.position >= position { return present }
    try connection.execute(
      """
      INSERT INTO reading_place (person_id, timeline, item_id, version, updated_at)
      VALUES (\(viewer), \(list.key), \(position), 1, \(now.milliseconds))
      ON CONFLICT (person_id, timeline) DO UPDATE SET
        item_id = excluded.item_id, version = reading_place.version + 1, updated_at = excluded.updated_at
      WHERE reading_place.item_id < excluded.item_id
      """)
    guard let mark = try readingMark(in: list) else { throw .unexpected(reference: "reading-mark-missing") }
    return mark
  }
}

extension ReadingMark {
  /// The mark with its position transformed.
  func map<Other: Hashable & Sendable>(_ transform: (Position) -> Other) -> ReadingMark<Other> {
    ReadingMark<Other>(position: transform(position), version: version, updatedAt: updatedAt)
  }
}
