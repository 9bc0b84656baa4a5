import Database
import Entities

/// Selects the items of a home page: those of the viewer and of whom they follow, without comments to people
/// they do not follow. What was shared stays, whatever it answers.
///
/// Two ways lead there, and no single one serves everybody. *Walking* looks at all items from the cursor on
/// until the page is full: quick for a viewer whose people write much of what is written. *Merging* looks up
/// the next items of each person followed: its cost grows with the follows, and with nothing else. Looking at
/// an item costs less than looking up a person, so everybody walks a short way first, and whoever follows
/// many a longer one. That fills the pages of most; the others (20 or 2,000 silent people in a busy network)
/// merge.
struct HomeSelection {
  /// How many items everybody walks past first.
  private static let shortWalk = 1000
  /// How many items of a person are looked up at first: seldom do more stand on one page.
  private static let fewItems = 5

  private let transaction: Transaction
  private let range: KeyRange

  init(_ transaction: Transaction, _ range: KeyRange) {
    self.transaction = transaction
    self.range = range
  }

  /// The ids, in the order in which the range is read, one more than the page holds if there are more.
  func ids() throws(SocialError) -> [Int64] {
    for length in walks {
      let walked = try walk(length)
      if walked.count == range.rowLimit { return walked }
    }
    if let merged = try merge(each: Self.fewItems) { return merged }
    return try merge(each: range.rowLimit) ?? []
  }

  /// How many items to walk past, one time after another. Twice as many as there are follows still cost
  /// less than merging.
  private var walks: [Int] {
    let long = 2 * transaction.following
    return long > 2 * Self.shortWalk ? [Self.shortWalk, long] : [Self.shortWalk]
  }

  private func walk(_ length: Int) throws(SocialError) -> [Int64] {
    // Items are numbered by time, with gaps: the end of the walk is found by counting them.
    let end: SQL = """
      SELECT w.id FROM item w WHERE 1 = 1\(range.bounds("w.id"))
      ORDER BY w.id \(range.step) LIMIT 1 OFFSET \(length)
      """
    let within: SQL =
      range.isDescending
      ? "i.id > COALESCE((\(end)), 0)" : "i.id < COALESCE((\(end)), \(Int64.max))"
    let viewer = transaction.viewer
    return try transaction.connection.rows(
      """
      SELECT i.id FROM item i
      WHERE \(within)\(range.bounds("i.id")) AND (i.actor_id = \(viewer) OR EXISTS (
          SELECT 1 FROM follow wf WHERE wf.follower_id = \(viewer) AND wf.followee_id = i.actor_id))
        AND \(belongs)\(range.ordering("i.id"))
      """
    ) { row throws(SocialError) in row.integer(0) }
  }

  /// The next items of everybody together.
  ///
  /// - Returns: nil when somebody may have more of them on the page than `limit`, which is less than a page.
  private func merge(each limit: Int) throws(SocialError) -> [Int64]? {
    let next = transaction.dialect.list(items(of: "c.actor", limit))
    let lists = try transaction.connection.rows(
      "WITH \(candidates) SELECT (\(next)) FROM candidate c"
    ) { row throws(SocialError) in
      row.text(0).split(separator: ",").compactMap { Int64($0) }
    }
    let comesFirst: (Int64, Int64) -> Bool = range.isDescending ? { $0 > $1 } : { $0 < $1 }
    let merged = Array(lists.joined().sorted(by: comesFirst).prefix(range.rowLimit))
    guard limit < range.rowLimit, let last = merged.last else { return merged }
    let isCut = lists.contains { list in
      guard list.count == limit, let end = list.max(by: comesFirst) else { return false }
      return !comesFirst(last, end)
    }
    return isCut ? nil : merged
  }

  /// The table of people whose items can be on the page: all followed, or, if they are more than the page
  /// holds items, those whose next item comes first.
  private var candidates: SQL {
    let viewer = transaction.viewer
    let followed: SQL = """
      followed (actor) AS (
        SELECT followee_id FROM follow WHERE follower_id = \(viewer)
        UNION ALL SELECT CAST(\(viewer) AS BIGINT))
      """
    if transaction.following < range.rowLimit {
      return "\(followed), candidate (actor) AS (SELECT actor FROM followed)"
    }
    return """
      \(followed), candidate (actor, next) AS (
        SELECT f.actor, (\(items(of: "f.actor", 1))) AS next FROM followed f
        ORDER BY next \(range.step) NULLS LAST LIMIT \(range.rowLimit))
      """
  }

  /// The ids of a person's next items.
  private func items(of actor: SQL, _ limit: Int) -> SQL {
    """
    SELECT i.id FROM item i WHERE i.actor_id = \(actor)\(range.bounds("i.id")) AND \(belongs)
    ORDER BY i.id \(range.step) LIMIT \(limit)
    """
  }

  /// Whether an item `i` of somebody followed belongs to the viewer's home.
  private var belongs: SQL {
    let viewer = transaction.viewer
    return """
      (i.reply_to_author_id IS NULL OR i.reply_to_author_id = \(viewer) OR i.actor_id = \(viewer)
        OR EXISTS (SELECT 1 FROM follow bf
          WHERE bf.follower_id = \(viewer) AND bf.followee_id = i.reply_to_author_id))
      AND \(Visible.item(to: viewer))
      """
  }
}

extension Dialect {
  /// A statement that answers, in one text parted by commas, the ids that another answers.
  fileprivate func list(_ ids: SQL) -> SQL {
    switch self {
    case .sqlite: "SELECT group_concat(id) FROM (\(ids)) AS l"
    case .postgreSQL: "SELECT string_agg(CAST(id AS TEXT), ',') FROM (\(ids)) AS l"
    }
  }
}
