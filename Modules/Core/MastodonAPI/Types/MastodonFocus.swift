/// The point of a picture that stays visible if it's cropped, from -1 to 1 in each direction; the centre is 0.
public struct MastodonFocus: WireValue, Hashable {
  /// From left to right, and from bottom to top.
  public var x, y: Double

  /// A point. One outside the picture is moved to the nearest edge.
  public init(x: Double, y: Double) {
    self.x = min(max(x, -1), 1)
    self.y = min(max(y, -1), 1)
  }

  /// Reads a text such as `0.2,-0.1`; nil for anything else.
  public init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingPrefix(while: \.isWhitespace))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    self.init(x: x, y: y)
  }

  /// The point as in requests, such as `0.2,-0.1`.
  public var text: String { "\(x),\(y)" }

  enum CodingKeys: String, CodingKey {
    case x, y
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(x: values.optionalNumber(.x) ?? 0, y: values.optionalNumber(.y) ?? 0)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.x, x)
      members.write(.y, y)
    }
  }
}
