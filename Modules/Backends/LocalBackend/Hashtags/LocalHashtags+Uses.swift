import AppValues
import Hashtags
import PostText
import SocialDatabase
import SocialLocalStore

/// How often hashtags were used lately. An id begins with its time, so that the days of posts are known by their ids.
extension LocalHashtags {
  func uses(of names: [String], since start: Timestamp) async throws(AppError) -> [String: [HashtagDay]] {
    if names.isEmpty { return [:] }
    let folded = Dictionary(names.map { ($0, HashtagName.folded($0)) }) { first, _ in first }
    let found = try await access.read { transaction throws(AppError) in
      try transaction.uses(of: Set(folded.values).sorted(), since: start)
    }
    return folded.mapValues { found[$0] ?? [] }
  }
}

extension Transaction {
  /// In milliseconds.
  private static let dayLength: Int64 = 86_400_000

  /// The uses of hashtags with these folded names, by the names, the latest day first.
  fileprivate func uses(
    of names: [String], since start: Timestamp
  ) throws(AppError) -> [String: [HashtagDay]] {
    let rows = try connection.rows(
      """
      SELECT g.name_folded, (t.post_id >> 16) / \(number: Self.dayLength), COUNT(*), COUNT(DISTINCT t.author_id)
      FROM tag g JOIN post_tag t ON t.tag_id = g.id JOIN item i ON i.id = t.post_id AND i.visibility = 0
      WHERE g.name_folded IN (\(SQL(list: names.map { "\($0)" }))) AND t.post_id >= \(start.milliseconds << 16)
      GROUP BY 1, 2 ORDER BY 2 DESC
      """
    ) { row throws(AppError) in
      let day = Timestamp(milliseconds: row.integer(1) * Self.dayLength)
      return (name: row.text(0), day: HashtagDay(start: day, posts: row.int(2), people: row.int(3)))
    }
    return Dictionary(grouping: rows, by: \.name).mapValues { $0.map(\.day) }
  }
}
