import Foundation

extension Data {
  /// Base64 with `-` and `_`, without padding: safe in an address (RFC 4648, section 5).
  var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
