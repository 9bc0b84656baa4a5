import Foundation

/// A key in the form in which a header can carry it.
enum HeaderKey {
  /// The longest that servers surely take.
  private static let limit = 200

  /// The key in plain characters: the same for the same key, and another for another. A key that's plain stays as it is.
  static func text(_ key: String) -> String {
    let plain = key.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    guard plain.utf8.count > limit else { return plain }
    return "\(plain.prefix(limit - 17))-\(String(digest(key), radix: 16))"
  }

  private static let allowed = CharacterSet(charactersIn: "!"..."~").subtracting(
    CharacterSet(charactersIn: "%"))

  /// FNV-1a: it's no secret, and has to be the same in every process.
  private static func digest(_ key: String) -> UInt64 {
    key.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
