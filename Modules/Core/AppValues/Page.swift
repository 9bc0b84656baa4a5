/// A position in a list, opaque to everyone but the backend that made it. It's encoded as its text.
public struct Cursor: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The position as text, safe in URLs and on command lines.
  public let rawValue: String

  /// - Parameter rawValue: A text that only the backend understands; safe in URLs and on command lines.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a cursor of its text, without checking it.
  public init(rawValue: String) {
    self.init(rawValue)
  }

  /// The text of the cursor.
  public var description: String { rawValue }

  /// The text as an integer, or the nearest possible one if it's too large; nil if it isn't an integer.
  public var wholeNumber: Int64? {
    if let number = Int64(rawValue) { return number }
    let isNegative = rawValue.hasPrefix("-")
    let digits = rawValue.utf8.dropFirst(isNegative || rawValue.hasPrefix("+") ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return isNegative ? .min : .max
  }
}

/// A request for a page of a list. Lists are ordered from newest to oldest, whichever way they're read.
public struct PageRequest: Hashable, Sendable {
  /// Where in the list the page begins.
  public enum Position: Hashable, Sendable {
    /// At the top, going down: the newest items.
    case first
    /// At a cursor, going down: the items just below it (older than it).
    case before(Cursor)
    /// At a cursor, going up: the items just above it (newer than it).
    case justAbove(Cursor)
  }

  /// The allowed numbers of items in a page.
  public static let limits = 1...80

  /// Where in the list the page begins.
  public let position: Position
  /// Where the page ends, even if it isn't full: going down, all items are above this cursor; going up, below it. If
  /// nil, the page ends at its limit or with the list.
  public let end: Cursor?
  /// The maximum number of items, within `limits`.
  public let limit: Int

  /// Requests a page. The limit is clamped to `limits`.
  public init(_ position: Position = .first, until end: Cursor? = nil, limit: Int = 20) {
    self.position = position
    self.end = end
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
  }
}

/// A page of a list, newest first.
public struct Page<Item: Sendable>: Sendable {
  /// The items, newest first.
  public let items: [Item]
  /// Where the items just below this page begin; nil if the list ends here.
  public let older: Cursor?
  /// Where the items just above this page begin; nil if the page is empty.
  public let newer: Cursor?
  /// When it was read, if that was earlier and its source can't be reached now; nil for a page as it is now.
  public let readAt: Timestamp?

  /// - Parameters:
  ///   - items: The items, newest first.
  ///   - older: Where the items just below begin; nil if the list ends here.
  ///   - newer: Where the items just above begin; nil if the page is empty.
  ///   - readAt: When it was read, if that was earlier and its source can't be reached now.
  public init(items: [Item], older: Cursor?, newer: Cursor?, readAt: Timestamp? = nil) {
    self.items = items
    self.older = older
    self.newer = newer
    self.readAt = readAt
  }

  /// The same page with each item transformed.
  public func map<Other: Sendable>(_ transform: (Item) -> Other) -> Page<Other> {
    Page<Other>(items: items.map(transform), older: older, newer: newer, readAt: readAt)
  }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Encodable where Item: Encodable {}
extension Page: Decodable where Item: Decodable {}
