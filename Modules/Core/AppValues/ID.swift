/// The name of one entity, opaque to everyone but the backend that made it.
///
/// Backends make ids of many forms: no one outside a backend compares
/// them or does arithmetic on them. Order is the position in a list. Encoded, it is its text.
///
/// Within a type that is `Identifiable`, write `AppValues.ID`: depending on the order in which files are compiled, `ID`
/// is taken there for the type that the protocol asks for.
public struct ID<Entity>: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The id as text, exactly as the backend wrote it.
  public let rawValue: String

  /// Wraps the text of an id.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Wraps the text of an id; nothing is checked.
  public init(rawValue: String) {
    self.init(rawValue)
  }

  /// The text of the id.
  public var description: String { rawValue }
}
