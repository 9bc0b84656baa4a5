package import Foundation

extension Data {
  /// The bytes in base64 with `-` and `_`, without padding: safe in URLs (RFC 4648, section 5).
  package var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Decodes base64 of either alphabet, with or without padding; nil for anything else.
  package init?(base64URL text: String) {
    let digits = text.replacing("-", with: "+").replacing("_", with: "/").replacing(/=+$/, with: "")
    self.init(base64Encoded: digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4))
  }
}
