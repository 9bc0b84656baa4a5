package import AppValues

/// For lists that are not ordered by one number; see `KeyRange` for those that are.
extension PageRequest {
  /// The cursor where reading begins; nil for the top of the list.
  package var start: Cursor? {
    switch position {
    case .first: nil
    case .before(let cursor), .justAbove(let cursor): cursor
    }
  }

  /// Whether the page is above a given cursor, so that the list goes on below it.
  var isAbove: Bool { isReversed || end != nil }

  /// Whether rows are read from the end of the page to its beginning.
  package var isReversed: Bool { if case .justAbove = position { true } else { false } }

  /// The page of rows that were read, one more than it holds if there are more.
  package func page<Row: Sendable>(_ rows: [Row], cursor: (Row) -> Cursor) -> Page<Row> {
    let kept = isReversed ? rows.prefix(limit).reversed() : Array(rows.prefix(limit))
    return Page(
      items: kept, older: isAbove || rows.count > limit ? kept.last.map(cursor) : nil,
      newer: kept.first.map(cursor))
  }
}
