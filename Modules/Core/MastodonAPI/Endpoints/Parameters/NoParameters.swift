/// Nothing is asked for but what the path says.
public struct NoParameters: Codable, Hashable, Sendable {
  /// Nothing.
  public init() {}
}
