import Foundation

/// Converts the HTML of a post from another server to text: paragraphs, breaks and lists become lines, links show
/// their full address, and people their server.
///
/// It reads from left to right without building a tree, so that no nesting is too deep.
struct HTMLText {
  private var text = ""
  /// The name of the open element whose text isn't displayed; empty for none.
  private var hidden: Substring = ""
  /// The replacement for the open link; its own text is left out.
  private var isInLink = false

  /// The text of a piece of HTML.
  static func text(_ html: String) -> String {
    var reader = HTMLText()
    reader.read(html[...])
    return reader.result
  }

  private var result: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    var kept: [String] = []
    for line in lines where !(line.isEmpty && kept.last?.isEmpty != false) { kept.append(line) }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept.joined(separator: "\n")
  }

  private mutating func read(_ html: Substring) {
    var rest = html
    while let start = rest.firstIndex(where: { $0 == "<" }) {
      add(rest[..<start])
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = Self.end(of: rest) else {
        // A lone bracket is text.
        add("<" + rest)
        return
      }
      tag(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    add(rest)
  }

  /// The end of the tag at the beginning; a `>` in a quoted value doesn't end it.
  private static func end(of html: Substring) -> Substring.Index? {
    var quote: Character?
    for index in html.indices {
      let character = html[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private mutating func add(_ html: some StringProtocol) {
    guard hidden.isEmpty, !isInLink else { return }
    // White space in HTML, including line breaks, is one space.
    for character in HTMLEntities.decoded(String(html)) {
      if character == "\n" || character == "\r\n" || character == "\t" || character == " " {
        if text.last?.isWhitespace == false { text.append(" ") }
      } else {
        text.append(character)
      }
    }
  }

  private mutating func tag(_ tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    if !hidden.isEmpty { return hide(name, isEnd) }
    switch name.lowercased() {
    case "br": text.append("\n")
    case "p", "div", "blockquote", "ul", "ol", "pre", "h1", "h2", "h3", "h4", "h5", "h6":
      paragraph(quotes: !isEnd && name.lowercased() == "blockquote")
    case "li" where !isEnd: line("- ")
    case "script", "style", "template", "head": hide(name, isEnd)
    case "a": isEnd ? isInLink = false : link(tag)
    default: break
    }
  }

  private mutating func paragraph(quotes: Bool) {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += text.hasSuffix("\n") ? "\n" : "\n\n" }
    if quotes { text += "> " }
  }

  private mutating func line(_ mark: String) {
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += mark
  }

  private mutating func hide(_ name: Substring, _ isEnd: Bool) {
    if hidden.isEmpty {
      if !isEnd { hidden = name }
    } else if isEnd, hidden.lowercased() == name.lowercased() {
      hidden = ""
    }
  }

  /// The text of a link may be shortened, and that of a person lacks the server: the address has both.
  private mutating func link(_ tag: Substring) {
    guard hidden.isEmpty, let address = Self.value(of: "href", in: tag) else { return }
    let classes = Self.value(of: "class", in: tag)?.split(separator: " ") ?? []
    if classes.contains("hashtag") { return }
    if classes.contains("mention") {
      if let person = Self.person(address) {
        add(person)
        isInLink = true
      }
    } else if address.hasPrefix("http://") || address.hasPrefix("https://") {
      text += address
      isInLink = true
    }
  }

  /// `@name@server`, from the address of a profile page.
  static func person(_ address: String) -> String? {
    guard let url = URL(string: address), let host = url.host(), let last = url.pathComponents.last else {
      return nil
    }
    let name = last.drop { $0 == "@" }.prefix { $0 != "@" }
    return name.isEmpty || name == "/" ? nil : "@\(name)@\(host)"
  }

  private static func value(of attribute: String, in tag: Substring) -> String? {
    let pattern = /([A-Za-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/
    for match in tag.matches(of: pattern) where match.1.lowercased() == attribute {
      return HTMLEntities.decoded(String(match.2 ?? match.3 ?? ""))
    }
    return nil
  }
}
