import AppValues
import Entities

/// Which addresses an app can be returned to. They are kept and compared as they were written.
enum RedirectRule {
  /// Shows the code to the person, who takes it to the app.
  static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"
  /// A browser would run what stands in the address.
  private static let refused: Set = ["javascript", "data", "vbscript", "blob"]

  /// The addresses in some texts, one a line; each once.
  ///
  /// Throws `invalid(.redirect, …)`: `empty`, `tooLong`, `tooLarge`; `malformed` for what is no absolute address or has a
  /// fragment (RFC 6749, section 3.1.2); `unsupported`.
  static func addresses(in texts: [String]) throws(AppError) -> [String] {
    let text = texts.joined(separator: "\n")
    try TextLimit.redirect.check(text)
    var addresses: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let address = line.trimmingSpace
      if address.isEmpty || addresses.contains(address) { continue }
      try check(address)
      addresses.append(address)
    }
    if addresses.isEmpty { throw .invalid(.redirect, .empty) }
    return addresses
  }

  private static func check(_ address: String) throws(AppError) {
    // Any scheme, such as an app's own with nothing behind it: `example://`. Other characters than these stand in no
    // address (RFC 3986) without being escaped; a `#` would begin a fragment.
    guard
      let match = address.wholeMatch(
        of: /([A-Za-z][A-Za-z0-9+.\-]*):[A-Za-z0-9\-._~:\/?\[\]@!$&'()*+,;=%]+/)
    else { throw .invalid(.redirect, .malformed) }
    if refused.contains(match.1.lowercased()) { throw .invalid(.redirect, .unsupported) }
  }
}

/// Which websites an app can name: people are shown a link to it.
enum WebsiteRule {
  /// The address without the space around it; nil when none was written.
  ///
  /// Throws `invalid(.website, …)`: `tooLong`, `tooLarge`, `unprintable`, `malformed`.
  static func normalised(_ text: String) throws(AppError) -> String? {
    let address = try TextLimit.website.kept(text)
    if address.isEmpty { return nil }
    guard address.wholeMatch(of: /(?i:https?):\/\/[^\s\/?#\x22<>\\]+([\/?#][^\s\x22<>\\]*)?/) != nil else {
      throw .invalid(.website, .malformed)
    }
    return address
  }
}

extension Substring {
  fileprivate var trimmingSpace: String {
    let begun = drop(while: \.isWhitespace)
    return String(begun.lastIndex { !$0.isWhitespace }.map { begun[...$0] } ?? "")
  }
}
