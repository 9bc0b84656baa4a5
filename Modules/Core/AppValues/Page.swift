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
}

/// Which page of a list is wanted. Lists run from the newest to the oldest, whichever way they are asked for.
public struct PageRequest: Hashable, Sendable {
  /// Where in the list the page lies.
  public enum Position: Hashable, Sendable {
    /// The newest items.
    case first
    /// The items just below (older than) a place.
    case before(Cursor)
    /// The newest items of those above (newer than) a place; there may be a gap down to it.
    case after(Cursor)
    /// The items just above (newer than) a place, with no gap.
    case justAbove(Cursor)
  }

  /// How many items a page can have.
  public static let limits = 1...80

  /// Where in the list the page lies.
  public let position: Position
  /// The most items wanted, within `limits`.
  public let limit: Int

  /// Asks for a page; a limit outside `limits` is brought into them.
  public init(_ position: Position = .first, limit: Int = 20) {
    self.position = position
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
