import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage
import Timeline

extension Transaction {
  /// A page's items, in one statement: selected, and read as the viewer sees them.
  ///
  /// - Parameters:
  ///   - found: The items of the page that have been found already; reading goes on after them.
  ///   - subject: Whose items they are, or how many to walk past, where the kind has a place for that.
  func items<Found: SelectedRow>(
    _ kind: Selection.Kind, _ range: KeyRange, behind found: [Found] = [], subject: SQLBoundValue? = nil
  ) throws(AppError) -> [Found] {
    let limits = kind.limits(of: limits)
    let ends = range.values
    let selection = Selection(
      kind: kind, range: range.shape, dialect: dialect, limits: limits, marks: rareMarks)
    var values = [
      Selection.viewer.value(viewer), Selection.start.value(found.last?.id ?? ends.start),
      Selection.limit.value(range.rowLimit - found.count),
    ]
    if let end = ends.end { values.append(Selection.end.value(end)) }
    if limits.mutes { values.append(Selection.now.value(now.milliseconds)) }
    if let subject { values.append(subject) }
    let statement = texts.statement(selection, Found.form) {
      Found.statement(
        selection.pageIDs, for: "\(Selection.viewer)", seeing: selection.visible, dialect, rareMarks)
    }
    return try items(statement.binding(values), range.shape)
  }

  /// The items with these ids that the viewer can see, in their order.
  func orderedItems(_ ids: [Int64]) throws(AppError) -> [TimelineItem] {
    let rows: [ItemRow] = try items(ids)
    if ids.count == 1 { return rows.map(\.item) }
    let found = Dictionary(rows.map { ($0.id, $0.item) }) { first, _ in first }
    return ids.compactMap { found[$0] }
  }

  /// The items with these ids that the viewer can see.
  func items<Found: SelectedRow>(_ ids: [Int64]) throws(AppError) -> [Found] {
    let statement = statement(for: Found.form, "i.id", in: ids) { areWanted, viewer, visible in
      Found.statement(
        "SELECT i.id FROM item i WHERE \(areWanted) AND \(visible.item)", for: viewer, seeing: visible,
        dialect, rareMarks)
    }
    return try items(statement, try KeyRange(PageRequest()).shape)
  }

  /// The items whose ids a statement answers.
  func items<Found: SelectedRow>(
    selectedBy ids: SQL, _ range: KeyRange.Shape
  ) throws(AppError) -> [Found] {
    try items(Found.statement(ids, for: "\(viewer)", seeing: visible, dialect, rareMarks), range)
  }

  private func items<Found: SelectedRow>(
    _ statement: SQL, _ range: KeyRange.Shape
  ) throws(AppError) -> [Found] {
    let rows = try Found.rows(statement, in: self)
    // They come in this order, which no statement that joins promises.
    let isBefore = { (left: Int64, right: Int64) in range.isDescending ? left > right : left < right }
    let areInOrder = rows.indices.dropFirst().allSatisfy { isBefore(rows[$0 - 1].id, rows[$0].id) }
    return areInOrder ? rows : rows.sorted { isBefore($0.id, $1.id) }
  }
}

/// An item as it was read.
struct ItemRow: SelectedRow {
  static let form = KnownRows.Kind.items

  let id: Int64
  let item: TimelineItem

  static func rows(_ statement: SQL, in transaction: Transaction) throws(AppError) -> [ItemRow] {
    let filters = try transaction.filterMarking()
    return try transaction.connection.rows(statement) { row throws(AppError) in
      ItemRow(row, in: transaction.media, at: transaction.now, filters)
    }
  }

  /// Reads the columns of `statement`.
  private init(_ row: borrowing Row, in media: MediaStore?, at now: Timestamp, _ filters: FilterMarking) {
    let first = PostColumns.count
    id = row.integer(first)
    let post = filters.marked(Post(row, in: media, at: now))
    let sharedBy = row.isNull(first + 1) ? nil : AuthorColumns.author(row, at: first + 1, in: media)
    // An item's ID contains its time.
    let at = sharedBy == nil ? post.createdAt : Timestamp(milliseconds: id >> 16)
    item = TimelineItem(id: ID(id), post: post, sharedBy: sharedBy, at: at, cursor: Cursor(id))
  }

  /// Reads what is selected. `CROSS JOIN` has SQLite begin with the few ids.
  static func statement(
    _ ids: SQL, for viewer: SQL, seeing visible: Visible, _ dialect: Dialect, _ marks: RareMarks
  ) -> SQL {
    """
    WITH page (id) AS (\(ids))
    SELECT \(PostColumns.all(for: viewer, seeing: visible, dialect, marks)), i.id, \(AuthorColumns.all("s"))
    FROM page CROSS JOIN item i JOIN post p ON p.id = i.post_id \(PostColumns.joins)
    LEFT JOIN person s ON i.is_share = 1 AND s.id = i.actor_id
    WHERE i.id = page.id
    """
  }
}
