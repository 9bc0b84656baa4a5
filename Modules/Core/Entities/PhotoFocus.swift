/// The point of a photo that stays in sight where the photo is shown cropped.
public struct PhotoFocus: Codable, Hashable, Sendable {
  /// From -1 at the left edge to 1 at the right one.
  public let x: Double
  /// From -1 at the bottom edge to 1 at the top one.
  public let y: Double

  /// The middle, which is where photos are cropped to that have no focus of their own.
  public static let center = PhotoFocus(x: 0, y: 0)

  /// A point, to four decimal places. Beyond an edge, it's the nearest one on it.
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
