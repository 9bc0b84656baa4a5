/// Where a post was written.
public struct Place: Codable, Hashable, Sendable {
  /// The name of the place; never empty, at most 100 characters.
  public let name: String
  /// Degrees north, -90 to 90.
  public let latitude: Double?
  /// Degrees east, -180 to 180.
  public let longitude: Double?

  /// A place with both coordinates, or with neither if only its name is known.
  public init(name: String, latitude: Double?, longitude: Double?) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}
