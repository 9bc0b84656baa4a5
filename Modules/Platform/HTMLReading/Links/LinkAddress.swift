import AppValues
import Foundation

/// Where a link leads to, on the web.
struct LinkAddress {
  /// The address as it's written.
  let written: String
  /// The address without characters that would end it in a text.
  let text: String
  /// Nil for an address that no program could open.
  private let url: URL?

  /// nil for anything but an address of the web.
  init?(_ address: String) {
    let trimmed = address.trimmingCharacters(in: .whitespacesAndNewlines)
    let lowercased = trimmed.prefix(8).lowercased()
    guard lowercased.hasPrefix("http://") || lowercased == "https://", Printable.isPrintable(trimmed) else {
      return nil
    }
    written = trimmed
    text = trimmed.unicodeScalars.reduce(into: "") { $0 += Self.encoded($1) }
    url = URL(string: text)
  }

  private static func encoded(_ scalar: Unicode.Scalar) -> String {
    let endsAddress = scalar.properties.isWhitespace || "\"<>\\^`".unicodeScalars.contains(scalar)
    if !endsAddress { return String(scalar) }
    return String(scalar).utf8.map { "%" + [$0].hexadecimal.uppercased() }.joined()
  }

  /// The name of the server, with an unusual port; nil if there is none.
  var host: String? {
    guard let url, let host = url.host(), !host.isEmpty else { return nil }
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// The last part of the path, without an `@`, which is a person's name with most servers; nil if there is none.
  var name: String? {
    guard let last = url?.pathComponents.last?.drop(while: { $0 == "@" }).prefix(while: { $0 != "@" }) else {
      return nil
    }
    return last.isEmpty || last == "/" ? nil : String(last)
  }

  /// Whether a text is this address, maybe shortened.
  func isSame(as text: LinkText) -> Bool {
    let address = Self.bare(self.text)
    if [text.whole, text.visible].contains(where: { Self.bare($0) == address }) { return true }
    let shown = Self.bare(text.visible)
    guard let dots = ["…", "..."].first(where: shown.hasSuffix) else { return false }
    let beginning = shown.dropLast(dots.count)
    // So much of it that it's no other server's.
    return beginning.contains("/") && address.hasPrefix(beginning)
  }

  /// An address without what people leave out.
  private static func bare(_ address: String) -> String {
    var address = (address.removingPercentEncoding ?? address)[...]
    for part in ["https://", "http://", "www."] where address.lowercased().hasPrefix(part) {
      address = address.dropFirst(part.count)
    }
    if address.last == "/" { address = address.dropLast() }
    return String(address)
  }
}
