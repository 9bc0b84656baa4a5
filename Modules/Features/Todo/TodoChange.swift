public import AppValues

/// A change to a todo, made by anyone: on this screen, by another program on this device, or on another device.
public struct TodoChange: Codable, Hashable, Sendable {
  /// What was done to it.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// It's there, and wasn't before: it was added or brought back.
    case added
    /// Any of its values changed.
    case changed
    /// It was deleted.
    case deleted
  }

  /// Which todo it is.
  public let id: ID<TodoItem>
  /// What was done to it.
  public let kind: Kind

  /// - Parameters:
  ///   - id: Which todo it is.
  ///   - kind: What was done to it.
  public init(_ id: ID<TodoItem>, _ kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
