import Database
import Entities
import Timeline

extension Transaction {
  /// The items of these ids, in this order, in one statement (and one more if they mention anybody).
  func items(_ ids: ArraySlice<Int64>) throws(SocialError) -> [TimelineItem] {
    if ids.isEmpty { return [] }
    let first = PostColumns.count
    let rows = try connection.rows(
      """
      SELECT \(PostColumns.all(for: viewer)), i.id, s.id, s.handle, s.name
      FROM item i JOIN post p ON p.id = i.post_id \(PostColumns.joins)
      LEFT JOIN person s ON i.is_share = 1 AND s.id = i.actor_id
      WHERE \(dialect.contains("i.id", Array(ids)))
      """
    ) { row throws(SocialError) in
      ItemRow(
        id: row.integer(first), post: PostRow(row),
        sharedBy: row.isNull(first + 1) ? nil : PersonColumns.author(row, at: first + 1))
    }
    let mentions = try mentions(of: rows.map(\.post))
    let items = rows.reduce(into: [:]) { items, row in items[row.id] = row.item(mentions) }
    return ids.compactMap { items[$0] }
  }
}

/// An item as it was read.
private struct ItemRow {
  let id: Int64
  let post: PostRow
  let sharedBy: Author?

  func item(_ mentions: [Int64: [Author]]) -> TimelineItem {
    let post = post.post(mentions: mentions)
    // An item's id holds when it came to be.
    let at = sharedBy == nil ? post.createdAt : Timestamp(milliseconds: id >> 16)
    return TimelineItem(id: ID(id), post: post, sharedBy: sharedBy, at: at, cursor: Cursor(id))
  }
}
