/// Who runs a server, and how people reach them.
public struct ServerContact: Hashable, Sendable {
  /// Nil if only the address is known.
  public let name: String?
  public let email: String

  /// - Parameter text: As in the head of an email (RFC 5322, section 3.4): `mia@example.org`, or
  ///   `Mia Tanaka <mia@example.org>`; nil for anything else.
  public init?(_ text: String) {
    let address = /[^\s<>@",;:]+@[^\s<>@",;:]+/
    if text.wholeMatch(of: address) != nil {
      (name, email) = (nil, text)
    } else if let match = text.wholeMatch(of: /\s*([^<>]*?)\s*<([^<>]+)>\s*/),
      match.2.wholeMatch(of: address) != nil
    {
      let bare = match.1.trimmingPrefix("\"")
      let name = bare.hasSuffix("\"") ? bare.dropLast() : bare
      (self.name, email) = (name.isEmpty ? nil : String(name), String(match.2))
    } else {
      return nil
    }
  }

  /// Opens a new email to them.
  var link: String {
    "mailto:\(email.split(separator: "@").map { String($0).percentEncoded }.joined(separator: "@"))"
  }

  /// For a sentence: `Mia Tanaka (mia@example.org)`.
  var text: String { name.map { "\($0) (\(email))" } ?? email }
}
