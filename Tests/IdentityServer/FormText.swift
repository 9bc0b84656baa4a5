import Foundation

/// Forms and queries as text.
enum FormText {
  static func fields(in text: String) -> [(String, String)] {
    text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
    }
  }

  static func encoded(_ fields: [(String, String)]) -> String {
    fields.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
  }

  static func decoded(_ text: some StringProtocol) -> String {
    String(text).replacing("+", with: " ").removingPercentEncoding ?? ""
  }

  private static func encoded(_ text: String) -> String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }

  static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}
