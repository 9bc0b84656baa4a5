/// The point of a photo that stays visible if the photo is cropped.
public struct PhotoFocus: Codable, Hashable, Sendable {
  /// From -1 at the left edge to 1 at the right edge.
  public let x: Double
  /// From -1 at the bottom edge to 1 at the top edge.
  public let y: Double

  /// The centre, around which photos without a focus are cropped.
  public static let center = PhotoFocus(x: 0, y: 0)

  /// Makes a point, to four decimal places. A point outside the photo is moved to the nearest edge.
  public init(x: Double, y: Double) {
    self.x = Self.kept(x)
    self.y = Self.kept(y)
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(x: try values.decode(Double.self, forKey: .x), y: try values.decode(Double.self, forKey: .y))
  }

  private static func kept(_ value: Double) -> Double {
    value.isNaN ? 0 : (min(max(value, -1), 1) * 10_000).rounded() / 10_000
  }
}
