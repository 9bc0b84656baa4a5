import AppValues
import SocialDatabase

/// Where a page lies in a list that is ordered by one number, and how it is cut from what was read.
struct KeyRange {
  /// Which end of the list comes first.
  enum Order {
    case newestFirst
    case oldestFirst
  }

  private let bound: Int64?
  /// Whether the page is bounded towards the beginning of the list: it lies above its cursor.
  private let isAbove: Bool
  /// Whether rows are read from the end of the page to its beginning.
  private let isReversed: Bool
  private let order: Order
  let limit: Int

  /// Throws `invalid(.cursor, .malformed)`.
  init(_ request: PageRequest, _ order: Order = .newestFirst) throws(AppError) {
    self.order = order
    limit = request.limit
    isReversed = if case .justAbove = request.position { true } else { false }
    switch request.position {
    case .first: (bound, isAbove) = (nil, false)
    case .before(let cursor): (bound, isAbove) = (try cursor.number(), false)
    case .after(let cursor), .justAbove(let cursor): (bound, isAbove) = (try cursor.number(), true)
    }
  }

  /// How many rows to read: one more than the page, to know whether more follow.
  var rowLimit: Int { limit + 1 }

  /// Whether rows are read from higher keys to lower ones.
  var isDescending: Bool { (order == .newestFirst) != isReversed }

  /// `ASC` or `DESC`: the direction in which rows are read.
  var step: SQL { isDescending ? "DESC" : "ASC" }

  /// ` AND …`: the bound that a key keeps to, if there is one.
  func bounds(_ key: SQL) -> SQL {
    guard let bound else { return "" }
    return isAbove == (order == .newestFirst) ? " AND \(key) > \(bound)" : " AND \(key) < \(bound)"
  }

  /// What of the range a statement's text depends on, when the bound is one of its values.
  struct Shape: Hashable {
    /// Whether keys lie below the bound, not above it.
    let isBelow: Bool
    let isDescending: Bool

    /// A bound that a key keeps to.
    func bounds(_ key: SQL, _ bound: SQL) -> SQL { isBelow ? "\(key) < \(bound)" : "\(key) > \(bound)" }
    var step: SQL { isDescending ? "DESC" : "ASC" }
    /// Whether rows are read from the bound on, not up to it.
    var beginsAtBound: Bool { isBelow == isDescending }

    /// A bound for what is read behind a key.
    func behind(_ last: SQL, _ key: SQL, _ bound: SQL) -> SQL {
      let isBehind: SQL = isDescending ? "\(key) < \(last)" : "\(key) > \(last)"
      return beginsAtBound ? isBehind : "\(isBehind) AND \(bounds(key, bound))"
    }
  }

  var shape: Shape {
    Shape(isBelow: isAbove != (order == .newestFirst), isDescending: isDescending)
  }

  /// What `shape.bounds` compares with: beyond all keys when the page begins where the list does.
  var anyBound: Int64 { bound ?? (shape.isBelow ? .max : .min) }

  /// ` ORDER BY … LIMIT …`, in the direction that rows are read.
  func ordering(_ key: SQL) -> SQL {
    " ORDER BY \(key) \(step) LIMIT \(rowLimit)"
  }

  /// Of rows that two statements read, each as many as would do, those that one statement would have read.
  func first<Row>(of rows: [Row], key: (Row) -> Int64) -> [Row] {
    var known: Set<Int64> = []
    let sorted = rows.filter { known.insert(key($0)).inserted }
      .sorted { isDescending ? key($0) > key($1) : key($0) < key($1) }
    return Array(sorted.prefix(rowLimit))
  }

  /// The page of rows read by `bounds` and `ordering`.
  func page<Row, Item>(
    _ rows: [Row], key: (Row) -> Int64, _ transform: (ArraySlice<Row>) throws(AppError) -> [Item]
  ) throws(AppError) -> Page<Item> {
    let hasMore = rows.count > limit
    let kept = isReversed ? Array(rows.prefix(limit).reversed()) : Array(rows.prefix(limit))
    // Above a cursor there is always something further down: what the cursor stands for.
    let hasOlder = isAbove || hasMore
    return Page(
      items: try transform(kept[...]),
      older: hasOlder ? kept.last.map { Cursor(key($0)) } : nil,
      newer: kept.first.map { Cursor(key($0)) })
  }
}
