import MastodonAPI

@testable import SocialServer

/// What no app sends, and someone who wants to do harm does.
enum HostileValues {
  /// Texts that break what reads them carelessly.
  static let texts = [
    "", " ", "\u{0}", "a\u{0}b", "\u{1}\u{7F}\u{85}", "\r\n", "a\r\nSet-Cookie: x=1", "\u{FEFF}",
    "\u{202E}abc",
    "../../../etc/passwd", "..", ".", "/", "//evil.example", "%", "%00", "%2e%2e%2f",
    "'; DROP TABLE post; --",
    "' OR '1'='1", "\"", "\\", "%_%", "*", "(", "[", "{{x}}", "<script>alert(1)</script>", "👩‍👩‍👧‍👦",
    "é\u{301}\u{301}",
    "\u{FFFF}", "\u{10FFFF}", "日本語", "ﷺ", "true", "null", "NaN", "-inf", "1e999", "0x10", "1,2,3", "-1", "0",
    "1",
    "18446744073709551616", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1.5", "٣",
    "data:image/png;base64,AAAA", "data:;base64,", "javascript:alert(1)", "@", "#", "@a@b@c", "from:",
    "from:me \"",
    String(repeating: "9", count: 400), String(repeating: "a", count: 5000),
    String(repeating: "あ", count: 6000), String(repeating: "a\n", count: 3000),
    String(repeating: "\u{301}", count: 3000), String(repeating: "@a #b ", count: 400),
  ]

  /// Pieces of paths and queries, escaped as they stand, some of them wrongly.
  static let escapes =
    texts.map(\.percentEncoded) + [
      "%FF", "%C3%28", "%ED%A0%80", "%F5%80%80%80", "%C0%AE%C0%AE", "%", "%1", "%GG", "a%00b", "%0d%0a", "+",
      "&", "=",
    ]

  /// Values for a parameter of a kind that are what is wanted.
  ///
  /// - Parameter ids: Of things that are there.
  static func good(_ kind: ParameterKind, ids: [String]) -> [String] {
    switch kind {
    case .text: ids + ["word", "https://app.example/done", "aiko@example.org", "aiko"]
    case .word: ids + ["public", "list", "https://app.example/done"]
    case .flag: ["true", "0"]
    case .integer: ["1", "40", "3600"]
    case .number: ["0.5", "35"]
    case .list(let kind): good(kind, ids: ids)
    case .named: []
    }
  }
}
