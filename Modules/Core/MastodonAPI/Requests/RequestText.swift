/// How texts of requests are read as other values.
enum RequestText {
  /// A yes or no in the ways that clients write it; nil for anything else.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "t", "on": true
    case "false", "0", "f", "off": false
    default: nil
    }
  }

  /// A whole number; the nearest there is where it's too large, and nil for anything else.
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

  /// A number; nil for anything else, and for what isn't finite.
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
