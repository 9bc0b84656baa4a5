extension TextScanner {
  /// The end of a link: of its host, or of a path, query or fragment that follows.
  ///
  /// The path may contain any script and sign except spaces, quotation marks, `< > \ ^` and a backtick, brackets that
  /// close nothing within it, and the periods and brackets of scripts without spaces (「。」). Punctuation at its end
  /// belongs to the sentence.
  mutating func linkEnd(from start: Int) -> Int? {
    guard let first = schemeEnd(from: start), let before = previous(to: start),
      !isWordWithSpaces(before.traits), let host = LinkHost.end(from: first, in: self)
    else { return nil }
    look(host.looked - start)
    guard let end = host.end else { return nil }
    switch byte(at: end) {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return pathEnd(from: end)
    default: return end
    }
  }

  private func schemeEnd(from start: Int) -> Int? {
    guard letter(at: start + 1) == UInt8(ascii: "t"), letter(at: start + 2) == UInt8(ascii: "t"),
      letter(at: start + 3) == UInt8(ascii: "p")
    else { return nil }
    let end = start + (letter(at: start + 4) == UInt8(ascii: "s") ? 5 : 4)
    guard byte(at: end) == UInt8(ascii: ":"), byte(at: end + 1) == UInt8(ascii: "/"),
      byte(at: end + 2) == UInt8(ascii: "/")
    else { return nil }
    return end + 3
  }

  /// An ASCII letter in lowercase.
  private func letter(at index: Int) -> UInt8? { byte(at: index).map { $0 | 0x20 } }

  private mutating func pathEnd(from host: Int) -> Int {
    var (end, brackets) = (host, Brackets())
    while end < bytes.count {
      let next = scalar(at: end)
      guard traits(of: next.value).contains(.link), brackets.take(next.value) else { break }
      end = next.end
    }
    look(end - host)
    while end > host, isTakenUp(end) { end = self.start(before: end) }
    return withoutSentenceEnd(end, from: host, &brackets)
  }

  /// The end without the punctuation that ends a sentence.
  private mutating func withoutSentenceEnd(_ whole: Int, from host: Int, _ brackets: inout Brackets) -> Int {
    var end = whole
    while end > host {
      let start = start(before: end)
      let value = scalar(at: start).value
      guard Self.endsSentence(value) || brackets.leavesOpen(value), !isTakenUp(start) else { break }
      end = start
    }
    look(whole - end)
    return end
  }

  private static func endsSentence(_ value: UInt32) -> Bool {
    switch value {
    // `! ' * , . : ; ? @ |`
    case 0x21, 0x27, 0x2A, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x40, 0x7C: true
    // Greek, Armenian, Hebrew, Arabic, Devanagari; dashes and the apostrophe; the dots of Japanese.
    case 0x37E, 0x387, 0x589, 0x5C3, 0x60C, 0x61B, 0x61F, 0x6D4, 0x964, 0x965, 0x2010...0x2015, 0x2019,
      0x30FB,
      0xFF65:
      true
    default: false
    }
  }
}

/// The open brackets of a link.
private struct Brackets {
  private var (round, square, curly) = (0, 0, 0)

  /// Adds a scalar. False for a bracket that closes nothing.
  mutating func take(_ value: UInt32) -> Bool {
    switch value {
    case 0x28: round += 1
    case 0x29: return Self.close(&round)
    case 0x5B: square += 1
    case 0x5D: return Self.close(&square)
    case 0x7B: curly += 1
    case 0x7D: return Self.close(&curly)
    default: break
    }
    return true
  }

  /// Whether a bracket at the end opens something that isn't closed.
  func leavesOpen(_ value: UInt32) -> Bool {
    switch value {
    case 0x28: round > 0
    case 0x5B: square > 0
    case 0x7B: curly > 0
    default: false
    }
  }

  private static func close(_ open: inout Int) -> Bool {
    open -= 1
    return open >= 0
  }
}
