/// A place in a list, opaque to everyone but the backend that made it. Encoded, it is its text.
public struct Cursor: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The place as text, safe in a URL and on a command line.
  public let rawValue: String

  /// - Parameter rawValue: A text that only the backend understands; safe in a URL and on a command line.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Wraps the text of a cursor; nothing is checked.
  public init(rawValue: String) {
    self.init(rawValue)
  }

  /// The text of the cursor.
  public var description: String { rawValue }

  /// The text as a whole number, or the nearest possible one if it's too large; nil if the text isn't a whole number.
  public var wholeNumber: Int64? {
    if let number = Int64(rawValue) { return number }
    let isNegative = rawValue.hasPrefix("-")
    let digits = rawValue.utf8.dropFirst(isNegative || rawValue.hasPrefix("+") ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return isNegative ? .min : .max
  }
}

/// Which page of a list is wanted. Lists run from the newest to the oldest, whichever way they are asked for.
public struct PageRequest: Hashable, Sendable {
  /// Where in the list the page begins.
  public enum Position: Hashable, Sendable {
    /// At the top, going down: the newest items.
    case first
    /// At a place, going down: the items just below it (older than it).
    case before(Cursor)
    /// At a place, going up: the items just above it (newer than it).
    case justAbove(Cursor)
  }

  /// How many items a page can have.
  public static let limits = 1...80

  /// Where in the list the page begins.
  public let position: Position
  /// The place where the page ends, even if it isn't full: going down, all items are above it; going up, below it. If nil,
  /// the page ends at its limit or with the list.
  public let end: Cursor?
  /// The most items wanted, within `limits`.
  public let limit: Int

  /// Asks for a page; a limit outside `limits` is brought into them.
  public init(_ position: Position = .first, until end: Cursor? = nil, limit: Int = 20) {
    self.position = position
    self.end = end
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
  }
}

/// A stretch of a list, newest first.
public struct Page<Item: Sendable>: Sendable {
  /// The items, newest first.
  public let items: [Item]
  /// Where the items just below this page begin; nil when the list ends here.
  public let older: Cursor?
  /// Where the items just above this page begin; nil when the page is empty.
  public let newer: Cursor?

  /// - Parameters:
  ///   - items: The items, newest first.
  ///   - older: Where the items just below begin; nil when the list ends here.
  ///   - newer: Where the items just above begin; nil when the page is empty.
  public init(items: [Item], older: Cursor?, newer: Cursor?) {
    self.items = items
    self.older = older
    self.newer = newer
  }

  /// The same page with what `transform` makes of each item in its place.
  public func map<Other: Sendable>(_ transform: (Item) -> Other) -> Page<Other> {
    Page<Other>(items: items.map(transform), older: older, newer: newer)
  }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Encodable where Item: Encodable {}
extension Page: Decodable where Item: Decodable {}
