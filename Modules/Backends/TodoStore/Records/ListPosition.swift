import AppValues
import SocialDatabase
import Todo

/// Where a todo stands among all: a text, whose order byte by byte is that of the lists. The open ones come first, the
/// soonest due on top, then those that are done, the last changed on top.
///
/// A digit for whether it's done, eight for the day by which it's to be done, and hexadecimal digits that are the lower
/// the later: twelve for a time, ten for the row.
struct ListPosition: Hashable, Sendable {
  private static let length = 1 + 8 + 12 + 10
  private static let latest: Int64 = 0xFFFF_FFFF_FFFF
  private static let lastRow: Int64 = 0xFF_FFFF_FFFF

  let text: String

  /// - Parameter row: Under which it is stored: the higher, the later it came to this device.
  init(of item: TodoItem, row: Int64) {
    let time = (item.isDone ? item.updatedAt : item.createdAt).milliseconds
    let due = item.isDone ? Self.digits(nil) : Self.digits(item.due)
    text =
      (item.isDone ? "1" : "0") + due
      + Hexadecimal.text(UInt64(Self.latest - min(max(time, 0), Self.latest)), digits: 12)
      + Hexadecimal.text(UInt64(Self.lastRow - min(max(row, 0), Self.lastRow)), digits: 10)
  }

  /// Throws `invalid(.cursor, .malformed)`.
  init(_ cursor: Cursor) throws(AppError) {
    let isHexadecimal = cursor.rawValue.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isHexadecimal, cursor.rawValue.utf8.count == Self.length else {
      throw .invalid(.cursor, .malformed)
    }
    text = cursor.rawValue
  }

  /// A day, so that none is behind all.
  private static func digits(_ day: CalendarDate?) -> String {
    guard let day else { return "99999999" }
    let number = String(day.year * 10_000 + day.month * 100 + day.day)
    return String(repeating: "0", count: 8 - number.utf8.count) + number
  }

  /// Where the open ones that are due before a day end.
  static func end(dueBefore day: CalendarDate) -> String { "0" + digits(day) }
  /// Where those that are due on a day end: behind all digits.
  static func end(dueBy day: CalendarDate) -> String { "0" + digits(day) + "g" }
  /// Where those begin that are due on none.
  static let undated = "0" + digits(nil)
}

/// Which page is read of a list that is ordered by position.
struct PositionRange {
  /// The most todos of the page.
  let limit: Int
  /// All positions of the page lie between these.
  private let lower: String
  private let upper: String
  /// Whether the page is above a given position, so that the list goes on below it.
  private let isAbove: Bool
  /// Whether rows are read from the bottom of the page to its top.
  private let isReversed: Bool

  /// - Parameters:
  ///   - request: The page.
  ///   - isDone: Whether the list has those that are done, or else the open ones; nil for both.
  ///   - due: When the open ones are due; nil for any day and none.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  init(
    _ request: PageRequest, isDone: Bool? = nil, due: TodoFilter.Due? = nil
  ) throws(AppError) {
    limit = request.limit
    var (top, bottom) = (isDone == true ? "1" : "0", isDone == false ? "1" : "2")
    switch due {
    case .by(let day): bottom = ListPosition.end(dueBy: day)
    case .anyTime: top = ListPosition.undated
    case nil: break
    }
    let end = try request.end.map { cursor throws(AppError) in try ListPosition(cursor).text }
    switch request.position {
    case .first: (lower, upper, isReversed) = (top, min(bottom, end ?? bottom), false)
    case .before(let cursor):
      (lower, upper, isReversed) = (
        max(top, try ListPosition(cursor).text), min(bottom, end ?? bottom), false
      )
    case .justAbove(let cursor):
      (lower, upper, isReversed) = (max(top, end ?? top), min(bottom, try ListPosition(cursor).text), true)
    }
    isAbove = isReversed || end != nil
  }

  /// How many rows to read: one more than the page, to know whether more follow.
  var rowLimit: Int { limit + 1 }

  /// The condition that a position lies in this range.
  ///
  /// - Parameters:
  ///   - column: The column that holds the positions.
  ///   - last: The last position that was read; nil if none was.
  func bounds(of column: SQL = "t.place", behind last: String? = nil) -> SQL {
    let lower = isReversed ? lower : last ?? lower
    let upper = isReversed ? last ?? upper : upper
    return "\(column) > \(lower) AND \(column) < \(upper)"
  }

  /// ` ORDER BY … LIMIT …`.
  func ordering(of column: SQL = "t.place", _ limit: Int? = nil) -> SQL {
    let direction: SQL = isReversed ? "DESC" : "ASC"
    return " ORDER BY \(column) \(direction) LIMIT \(limit ?? rowLimit)"
  }

  /// The page of rows that were read in this order.
  func page(_ rows: [ShownRow]) -> Page<TodoItem> {
    let kept = isReversed ? rows.prefix(limit).reversed() : Array(rows.prefix(limit))
    // Above a cursor there is always something further down: what the cursor stands for.
    let hasOlder = isAbove || rows.count > limit
    return Page(
      items: kept.map(\.item), older: hasOlder ? kept.last.map { Cursor($0.position) } : nil,
      newer: kept.first.map { Cursor($0.position) })
  }
}
