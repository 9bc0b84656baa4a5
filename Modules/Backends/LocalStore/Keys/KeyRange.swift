package import AppValues
package import SocialDatabase

/// The range of a page in a list that is ordered by one number, and how the page is cut from the rows that were
/// read.
package struct KeyRange {
  /// Which end of the list comes first.
  package enum Order {
    case newestFirst
    case oldestFirst
  }

  /// The keys between which the page lies, in the direction of reading; neither is on it.
  private let start, end: Int64?
  /// Whether rows are read from the bottom of the page to its top.
  private let isReversed: Bool
  private let order: Order
  let limit: Int

  /// Throws `invalid(.cursor, .malformed)`.
  package init(_ request: PageRequest, _ order: Order = .newestFirst) throws(AppError) {
    self.order = order
    limit = request.limit
    isReversed = request.isReversed
    start = try request.start.map(Self.key)
    end = try request.end.map(Self.key)
  }

  /// The number of a cursor, which may be beyond all keys.
  private static func key(_ cursor: Cursor) throws(AppError) -> Int64 {
    guard let number = cursor.wholeNumber else { throw .invalid(.cursor, .malformed) }
    return number
  }

  /// How many rows to read: one more than the page, to know whether more follow.
  package var rowLimit: Int { limit + 1 }

  /// Whether the page is the first one of the list, wherever the list ends.
  package var isFirst: Bool { start == nil && end == nil }

  /// Whether rows are read from higher keys to lower ones.
  package var isDescending: Bool { (order == .newestFirst) != isReversed }

  /// `ASC` or `DESC`: the direction in which rows are read.
  package var step: SQL { isDescending ? "DESC" : "ASC" }

  /// ` AND …`: the bounds that a key keeps to, if there are any.
  package func bounds(_ key: SQL) -> SQL {
    .between(key, start.map { "\($0)" }, end.map { "\($0)" }, isDescending: isDescending)
  }

  /// The part of the range that a statement's text depends on when the bounds are bound as values.
  package struct Shape: Hashable {
    package let isDescending: Bool
    /// Whether reading ends before a key.
    let hasEnd: Bool

    var step: SQL { isDescending ? "DESC" : "ASC" }

    /// ` AND …`: the bounds that a key keeps to.
    func bounds(_ key: SQL, from start: SQL, to end: SQL) -> SQL {
      .between(key, start, hasEnd ? end : nil, isDescending: isDescending)
    }
  }

  package var shape: Shape { Shape(isDescending: isDescending, hasEnd: end != nil) }

  /// The values of the bounds of a `shape`: a start beyond all keys when the page begins where the list does.
  package var values: (start: Int64, end: Int64?) { (start ?? (isDescending ? .max : .min), end) }

  /// ` ORDER BY … LIMIT …`, in the direction that rows are read.
  package func ordering(_ key: SQL) -> SQL {
    " ORDER BY \(key) \(step) LIMIT \(rowLimit)"
  }

  /// The rows that one statement would have read, from those that two statements read separately.
  package func first<Row>(of rows: [Row], key: (Row) -> Int64) -> [Row] {
    var known: Set<Int64> = []
    let sorted = rows.filter { known.insert(key($0)).inserted }
      .sorted { isDescending ? key($0) > key($1) : key($0) < key($1) }
    return Array(sorted.prefix(rowLimit))
  }

  /// The page of rows read by `bounds` and `ordering`.
  package func page<Row, Item>(
    _ rows: [Row], key: (Row) -> Int64, _ transform: (ArraySlice<Row>) throws(AppError) -> [Item]
  ) throws(AppError) -> Page<Item> {
    let hasMore = rows.count > limit
    let kept = isReversed ? ArraySlice(rows.prefix(limit).reversed()) : rows.prefix(limit)
    // Above a cursor there is always something further down: what the cursor stands for.
    let hasOlder = isReversed || end != nil || hasMore
    return Page(
      items: try transform(kept),
      older: hasOlder ? kept.last.map { Cursor(key($0)) } : nil,
      newer: kept.first.map { Cursor(key($0)) })
  }
}
