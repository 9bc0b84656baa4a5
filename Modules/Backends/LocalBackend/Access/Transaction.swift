import Database
import Entities

/// What a transaction of a viewer's works with.
struct Transaction {
  let connection: any SQLConnection
  /// The person's id; 0, which nobody has, for an anonymous viewer.
  let viewer: Int64
  /// How many people the viewer follows.
  let following: Int
  let now: Timestamp

  var dialect: Dialect { connection.dialect }

  /// A new id, higher than every id before it. The clock's row stays locked until the transaction ends, so
  /// that a lower id never appears after a higher one. Writes that need an id ask for it before they touch
  /// any other row.
  func nextID() throws(SocialError) -> Int64 {
    try connection.nextID(now)
  }

  func appendChange(_ kind: ChangeKind, _ subject: Int64, _ object: Int64? = nil) throws(SocialError) {
    try connection.appendChange(
      ChangeRecord(kind: kind.rawValue, subject: subject, object: object, at: now.milliseconds))
  }
}

extension SQLConnection {
  /// A new id: milliseconds since the epoch times 65,536, or one more than the last.
  func nextID(_ now: Timestamp) throws(SocialError) -> Int64 {
    let earliest = now.milliseconds << 16
    let id = try first(
      """
      UPDATE id_clock SET last = CASE WHEN last < \(earliest) THEN \(earliest) ELSE last + 1 END
      WHERE name = 'item' RETURNING last
      """
    ) { row throws(SocialError) in row.integer(0) }
    guard let id else { throw .unexpected(reference: "id-clock-missing") }
    return id
  }
}
