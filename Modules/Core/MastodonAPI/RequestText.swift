import AppValues

/// Converts texts of requests to other values.
enum RequestText {
  /// Whether a parameter may contain any text that people write: not an id or a time, which its name implies, nor one
  /// of a set of words, an address or a file.
  static func isFree(_ type: any Decodable.Type, _ name: String) -> Bool {
    (type == String.self || type == Secret.self) && !words.contains(name)
      && !["_id", "_ids", "_at"].contains(where: name.hasSuffix)
  }

  private static let words: Set = [
    "id", "type", "types", "exclude_types", "timeline", "stream", "list", "order", "focus", "website",
    "avatar",
    "header", "allowed_mentions",
  ]

  /// A Boolean in the ways that clients write it; nil for anything else.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "t", "on", "yes": true
    case "false", "0", "f", "off", "no": false
    default: nil
    }
  }

  /// An integer, clamped if it's too large; nil for anything else.
  static func integer(_ text: String) -> Int? {
    let text = text.trimmingPrefix { $0 == "+" }
    if let number = Int(text) { return number }
    let digits = text.drop { $0 == "-" }
    if !digits.isEmpty, text.count - digits.count <= 1, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    {
      return text.first == "-" ? .min : .max
    }
    // 20.0, as some languages write numbers that came from JSON.
    return Double(String(text)).flatMap(Int.init(exactly:))
  }

  /// A finite number; nil for anything else.
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
