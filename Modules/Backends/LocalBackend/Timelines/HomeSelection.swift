import AppValues
import SocialDatabase
import SocialLocalStore

/// Reads the items of a home page: those of the viewer and the people they follow, and public posts with a hashtag they
/// follow, all without comments on posts of people they don't follow. Shares are included, even of such comments.
///
/// There are two ways to find people's items, and neither suits everyone. *Walking* goes through all items from the
/// cursor on until the page is full: quick if the viewer's people write a large part of all posts. *Merging* looks up
/// the next items of each person followed: its cost grows only with the number of follows. If one strategy reaches its limit
/// before the page is full, the next continues.
struct HomeSelection<Found: SelectedRow> {
  private enum Strategy {
    case walk(_ length: Int, Selection.Lookup)
    case merge
  }

  /// How many items are walked past at first: a quarter of a millisecond if nothing is found.
  private static var shortWalk: Int { 1000 }

  private let transaction: Transaction
  private let range: KeyRange
  private var rows: [Found] = []

  init(_ transaction: Transaction, _ range: KeyRange) {
    self.transaction = transaction
    self.range = range
  }

  /// The items, in the order in which the range is read, one more than the page holds if there are more.
  mutating func items() throws(AppError) -> [Found] {
    let brought = try itemsOfPeople()
    if transaction.followedTags == 0 { return brought }
    let tagged: [Found] = try transaction.items(.followedTags, range)
    return range.first(of: brought + tagged, key: \.id)
  }

  private mutating func itemsOfPeople() throws(AppError) -> [Found] {
    for strategy in firstStrategies {
      if try isFull(after: strategy) { return rows }
    }
    // Merging looks up each person followed, which costs as much as walking past two items.
    let length = 2 * transaction.following
    let isPromising = rows.count * length > (range.rowLimit - rows.count) * Self.shortWalk
    if isPromising, try isFull(after: .walk(length, .all)) { return rows }
    _ = try isFull(after: .merge)
    return rows
  }

  /// What suits most viewers. SQLite walks past an item in 0.25 µs, and merges the items of 20 people in
  /// 40 µs. PostgreSQL walks past one in 0.6 µs when it looks each up, in 0.2 µs when it has read them all, at
  /// 0.1 µs each: those who follow thousands had better fill their page before that pays.
  private var firstStrategies: [Strategy] {
    switch transaction.dialect {
    case .sqlite: transaction.following <= 64 ? [] : [.walk(Self.shortWalk, .each)]
    case .postgreSQL:
      transaction.following <= 500
        ? [.walk(Self.shortWalk, .all)] : [.walk(Self.shortWalk / 10, .each), .walk(Self.shortWalk, .all)]
    }
  }

  /// Reads on after the items found so far.
  private mutating func isFull(after strategy: Strategy) throws(AppError) -> Bool {
    let (kind, length): (Selection.Kind, Int?) =
      switch strategy {
      case .walk(let length, let lookup): (.walk(lookup), length)
      case .merge: (.merge, nil)
      }
    let found = try transaction.items(
      kind, range, behind: rows, subject: length.map(Selection.length.value))
    if rows.isEmpty { rows = found } else { rows += found }
    return rows.count >= range.rowLimit
  }
}
