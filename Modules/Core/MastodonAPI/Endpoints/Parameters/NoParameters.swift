/// No parameters, except those in the path.
public struct NoParameters: Codable, Hashable, Sendable {
  /// No parameters.
  public init() {}
}
