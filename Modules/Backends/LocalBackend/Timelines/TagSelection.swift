import AppValues
import PostText
import SocialDatabase
import SocialLocalStore
import Timeline

/// Selects public posts by their hashtags, using the index of as few hashtags as possible: the rarest of those that
/// are all required, or else each of those of which one is enough.
struct TagSelection<Found: SelectedRow> {
  private typealias Tag = (id: Int64, postCount: Int64)

  private let transaction: Transaction
  private let range: KeyRange
  private let selection: HashtagSelection

  init(_ transaction: Transaction, _ range: KeyRange, _ selection: HashtagSelection) {
    self.transaction = transaction
    self.range = range
    self.selection = selection
  }

  /// The items, in the order in which the range is read, one more than the page holds if there are more.
  func items() throws(AppError) -> [Found] {
    let known = try knownTags()
    let find = { (name: String) in known[HashtagName.folded(name)] }
    let (any, all, none) = (
      selection.any.compactMap(find), selection.all.compactMap(find), selection.none.compactMap(find)
    )
    // A hashtag that was never used is on no post.
    if all.count < selection.all.count || any.isEmpty && !selection.any.isEmpty { return [] }
    var conditions = all.reduce("") { (sql: SQL, tag) in "\(sql) AND \(carries([tag]))" }
    if !none.isEmpty { conditions.append(" AND NOT \(carries(none))") }
    let leading: [Tag]
    if let rarest = all.min(by: { $0.postCount < $1.postCount }) {
      leading = [rarest]
      if !any.isEmpty { conditions.append(" AND \(carries(any))") }
    } else {
      leading = any
    }
    return try read(leading, where: conditions)
  }

  private func read(_ leading: [Tag], where conditions: SQL) throws(AppError) -> [Found] {
    let parts = leading.map { tag in
      """
      SELECT id FROM (
        SELECT t.post_id AS id FROM post_tag t CROSS JOIN item i
        WHERE i.id = t.post_id AND t.tag_id = \(tag.id)\(range.bounds("t.post_id"))
          AND i.visibility = 0 AND \(transaction.visible.unmutedItem)\(conditions)\(range.ordering("t.post_id"))) AS found
      """ as SQL
    }
    guard let first = parts.first else { return [] }
    let ids = parts.dropFirst().reduce(first) { "\($0) UNION \($1)" }
    return try transaction.items(selectedBy: "\(ids)\(range.ordering("id"))", range.shape)
  }

  /// Whether the post `t.post_id` has one of the hashtags.
  private func carries(_ tags: [Tag]) -> SQL {
    """
    EXISTS (SELECT 1 FROM post_tag x
      WHERE x.post_id = t.post_id AND \(transaction.dialect.contains("x.tag_id", tags.map(\.id))))
    """
  }

  private func knownTags() throws(AppError) -> [String: Tag] {
    let names = (selection.any + selection.all + selection.none)
      .map { "\(HashtagName.folded($0))" as SQL }
    let rows = try transaction.connection.rows(
      """
      SELECT name_folded, id, post_count FROM tag
      WHERE name_folded IN (\(SQL(list: names)))
      """
    ) { row throws(AppError) in (name: row.text(0), tag: (id: row.integer(1), postCount: row.integer(2))) }
    return rows.reduce(into: [:]) { $0[$1.name] = $1.tag }
  }
}
