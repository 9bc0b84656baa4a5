@testable import SocialServer

/// Whether HTML has only the elements and attributes that the server writes: what people wrote is text in it.
///
/// It is as strict as the server is regular, and understands no more of HTML than that.
enum HTMLCheck {
  /// What stands in posts, bios and the values of fields.
  static let content: Set = ["p", "br", "a", "span"]
  /// What stands in pages, too.
  static let page = content.union([
    "html", "head", "meta", "title", "link", "body", "header", "main", "footer", "div", "h1", "h2", "article",
    "img", "details", "summary", "time", "form", "input", "textarea", "label", "button", "ul", "ol", "li",
    "code", "dl", "dt", "dd", "script",
  ])
  private static let attributes: Set = [
    "class", "href", "rel", "target", "src", "alt", "width", "height", "loading", "lang", "charset", "name",
    "content", "id", "type", "value", "method", "action", "for", "datetime", "autocomplete", "required",
    "autocapitalize", "spellcheck", "maxlength", "minlength", "inputmode", "role", "dir", "autofocus",
    "tabindex", "rows", "aria-describedby", "aria-invalid", "hidden", "data-passkey", "data-options",
    "data-conditional", "data-passkeys", "data-problem",
  ]

  /// The first thing in it that the server never writes; nil for none.
  static func fault(_ html: String, allowing elements: Set<String>) -> String? {
    // Browsers know no accents on a sign that means something.
    let html = String(
      String.UnicodeScalarView(html.unicodeScalars.filter { !$0.properties.isGraphemeExtend }))
    let body = html.hasPrefix("<!doctype html>") ? html.dropFirst(15) : html[...]
    for (number, piece) in body.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      if number == 0 {
        if piece.contains(where: { ">\"".contains($0) }) { return String(piece.prefix(200)) }
        continue
      }
      let parts = piece.split(separator: ">", omittingEmptySubsequences: false)
      guard parts.count == 2, isTag(parts[0], elements) else { return "<\(piece.prefix(200))" }
      // In text, quotation marks and ampersands are escaped, too.
      if parts[1].contains("\"") { return String(parts[1].prefix(200)) }
    }
    return nil
  }

  private static func isTag(_ text: Substring, _ elements: Set<String>) -> Bool {
    if text.first == "/" { return elements.contains(String(text.dropFirst())) }
    guard
      let match = text.wholeMatch(
        of: /([a-z0-9]+)((?: [a-z-]+(?:="[^"]*")?)*)/.matchingSemantics(.unicodeScalar))
    else { return false }
    // The one script that there is.
    if match.1 == "script" {
      return elements.contains("script") && match.2 == " src=\"\(PasskeyScript.address)\" defer"
    }
    var values: [String: Substring] = [:]
    for attribute in match.2.matches(of: /\ ([a-z-]+)(?:="([^"]*)")?/.matchingSemantics(.unicodeScalar)) {
      guard attributes.contains(String(attribute.1)) else { return false }
      values[String(attribute.1)] = attribute.2 ?? ""
    }
    return elements.contains(String(match.1)) && leadsWell(values, isLink: match.1 == "a")
  }

  /// Whether links lead to pages, those of others without telling them more than needed.
  private static func leadsWell(_ values: [String: Substring], isLink: Bool) -> Bool {
    for name in ["href", "src", "action"] {
      guard let address = values[name] else { continue }
      if address.hasPrefix("/") {
        if address.hasPrefix("//") || address.contains("\\") { return false }
        continue
      }
      if address.hasPrefix("https://social.example/") { continue }
      guard isLink, address.wholeMatch(of: /(?i:https?):\/\/[^\s<>"]+/) != nil else { return false }
      if values["rel"] != "nofollow noopener" { return false }
    }
    return true
  }
}
