import AppValues
import SocialDatabase

/// Whether writes are news or imported.
package enum WriteMode {
  /// It happens now, and people are notified.
  case news
  /// It is imported: no one is notified.
  case quiet
  /// It is imported, and happened in the past, at the transaction's `now`: it gets an id with that time.
  case past
}

extension Transaction {
  /// How many ids there are in a millisecond.
  private static let idsPerMillisecond: Int64 = 1 << 16

  /// A free id with the transaction's time, so that every list shows imported records where their dates belong.
  ///
  /// Unlike any other new id, it is lower than ids given before. Lists work with that: people who have read past its
  /// position aren't told of old records as news, and people who are still above it find it there. No one's reading
  /// position moves, and nothing is skipped or shown twice.
  ///
  /// - Parameter newest: A new id, taken in this transaction, since only one writer at a time can take one.
  func pastID(below newest: Int64) throws(AppError) -> Int64 {
    var first = now.milliseconds << 16
    while first < newest {
      let end = first + Self.idsPerMillisecond
      let taken = try connection.first(
        """
        SELECT MAX(id) FROM (
          SELECT MAX(id) AS id FROM post WHERE id >= \(first) AND id < \(end)
          UNION ALL SELECT MAX(id) FROM item WHERE id >= \(first) AND id < \(end)) AS taken
        """
      ) { row throws(AppError) in row.optionalInteger(0) }
      let free = taken.flatMap(\.self).map { $0 + 1 } ?? first
      if free < end { return min(free, newest) }
      // A full millisecond continues in the next.
      first = end
    }
    return newest
  }
}
