import Foundation

/// Converts the HTML of a post from another server to text: paragraphs, breaks and lists become lines, quotes get
/// `> ` before each line, links show their full address, and people their server.
///
/// It reads from left to right without building a tree, so that no nesting is too deep.
struct HTMLText {
  /// A line of the text.
  private struct Line {
    var text = ""
    /// How many quotes it's in.
    let depth: Int
    /// Whether its white space is kept.
    let isPreformatted: Bool

    /// The line without white space around it, alone and with the marks of its quotes.
    var trimmed: (text: String, quoted: String) {
      var text = text
      while text.last?.isWhitespace == true { text.removeLast() }
      if !isPreformatted { text = String(text.drop(while: \.isWhitespace)) }
      if depth == 0 { return (text, text) }
      let marks = String(repeating: "> ", count: min(depth, HTMLText.deepest))
      return (text, text.isEmpty ? String(marks.dropLast()) : marks + text)
    }
  }

  /// The most marks before a line.
  private static let deepest = 8
  private static let listMark = "- "

  private var lines: [Line] = []
  /// Whether a new paragraph begins with the next text.
  private var isBetween = false
  /// How many quotes are open.
  private var depth = 0
  /// How many elements are open whose white space is kept.
  private var preformatted = 0
  /// Whether such an element has just begun: a line break there is ignored.
  private var hasOnlyBegun = false
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
    var kept: [(text: String, quoted: String)] = []
    for line in lines {
      let trimmed = line.trimmed
      let isSecondBlank = trimmed.text.isEmpty && kept.last?.text.isEmpty != false
      if !isSecondBlank || (line.isPreformatted && !kept.isEmpty) { kept.append(trimmed) }
    }
    while kept.last?.text.isEmpty == true { kept.removeLast() }
    return kept.map(\.quoted).joined(separator: "\n")
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
    for character in HTMLEntities.decoded(String(html)) {
      defer { hasOnlyBegun = false }
      if preformatted > 0 {
        if !character.isNewline { append(String(character)) } else if !hasOnlyBegun { breakLine() }
      } else if character == "\n" || character == "\r\n" || character == "\t" || character == " " {
        // White space in HTML, including line breaks, is one space.
        if !isBetween, lines.last?.text.last?.isWhitespace == false { append(" ") }
      } else {
        append(String(character))
      }
    }
  }

  private mutating func append(_ text: String) {
    if isBetween, let last = lines.last {
      lines.append(Line(depth: min(last.depth, depth), isPreformatted: false))
      beginLine()
    } else if lines.isEmpty {
      beginLine()
    }
    isBetween = false
    lines[lines.count - 1].text += text
  }

  private mutating func beginLine() {
    lines.append(Line(depth: depth, isPreformatted: preformatted > 0))
  }

  private mutating func breakLine() {
    if isBetween { append("") } else { beginLine() }
  }

  private mutating func tag(_ tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    if !hidden.isEmpty { return hide(name, isEnd) }
    switch name.lowercased() {
    case "br": if !isBetween { beginLine() }
    case "p", "div", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6": paragraph()
    case "blockquote":
      paragraph()
      depth = isEnd ? max(0, depth - 1) : depth + 1
    case "pre":
      if isEnd, lines.last?.isPreformatted == true, lines.last?.text.isEmpty == true { lines.removeLast() }
      paragraph()
      preformatted = isEnd ? max(0, preformatted - 1) : preformatted + 1
      hasOnlyBegun = !isEnd
    case "li" where !isEnd:
      if !isBetween, lines.last?.text.isEmpty == false { beginLine() }
      append(Self.listMark)
    case "script", "style", "template", "head": hide(name, isEnd)
    case "a": isEnd ? isInLink = false : link(tag)
    default: break
    }
  }

  private mutating func paragraph() {
    if let last = lines.last, last.text != Self.listMark { isBetween = true }
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
      append(address)
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

/// Characters that HTML encodes by name or number.
private enum HTMLEntities {
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "copy": "©", "reg": "®", "trade": "™", "bull": "•", "middot": "·", "euro": "€",
    "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]
  /// The maximum length of a name or number.
  private static let longest = 10

  /// The text with character references replaced; unknown ones stay.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let behind = rest[rest.index(after: start)...]
      let name = behind.prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }.prefix(longest)
      if name.endIndex < behind.endIndex, behind[name.endIndex] == ";", let character = character(name) {
        result.append(character)
        rest = behind[behind.index(after: name.endIndex)...]
      } else {
        result.append("&")
        rest = behind
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    if let character = named[name] { return character }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
