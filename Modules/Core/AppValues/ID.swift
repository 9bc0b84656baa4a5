/// The identifier of an entity, opaque to everyone but the backend that made it.
///
/// Backends make ids of many forms: outside a backend, don't compare them or do arithmetic with them. Order is the
/// position in a list. It's encoded as its text.
///
/// Within a type that is `Identifiable`, write `AppValues.ID`: depending on the order in which files are compiled,
/// `ID` may mean the associated type of that protocol there.
public struct ID<Entity>: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The id as text, exactly as the backend made it.
  public let rawValue: String

  /// Makes an id of its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an id of its text, without checking it.
  public init(rawValue: String) {
    self.init(rawValue)
  }

  /// The text of the id.
  public var description: String { rawValue }
}
