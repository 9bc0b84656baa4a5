/// Reads the host of a link with its port: a name in any script, an IPv4 address, or an address in brackets.
///
/// Text without spaces directly after the last label belongs to the sentence (`example.comを見て`).
struct LinkHost {
  /// The result of reading a host.
  ///
  /// - Parameters:
  ///   - end: The index of the byte after it; nil if it isn't valid, or is preceded by a user name.
  ///   - looked: How far the scan went.
  typealias Found = (end: Int?, looked: Int)

  private let scanner: TextScanner
  private var index: Int
  private var labels = 0
  /// Where the last label begins.
  private var label: Int
  private let start: Int

  /// - Parameter start: Where the host begins, after the scheme.
  /// - Returns: nil if the text ends there.
  static func end(from start: Int, in scanner: TextScanner) -> Found? {
    guard start < scanner.bytes.count else { return nil }
    var host = Self(scanner: scanner, index: start, label: start, start: start)
    let end = scanner.bytes[start] == UInt8(ascii: "[") ? host.addressEnd() : host.nameEnd()
    guard let end else { return (nil, host.index) }
    host.index = end
    return (host.portEnd(), host.index)
  }

  private init(scanner: TextScanner, index: Int, label: Int, start: Int) {
    (self.scanner, self.index, self.label, self.start) = (scanner, index, label, start)
  }

  // MARK: Names

  /// The maximum number of scalars in a label, and in a name (RFC 1035, section 2.3.4).
  private static let (longestLabel, longestName) = (63, 253)

  private mutating func nameEnd() -> Int? {
    var length = 0
    while true {
      label = index
      guard let read = readLabel(), read.length <= Self.longestLabel else { return nil }
      labels += 1
      length += read.length + 1
      if length > Self.longestName + 1 { return nil }
      guard scanner.byte(at: read.end) == UInt8(ascii: "."), beginsLabel(read.end + 1), read.end == index
      else {
        return lastEnd(read)
      }
      index = read.end + 1
    }
  }

  private struct Label {
    /// In scalars.
    var length = 0
    /// Where it ends, without trailing hyphens.
    var end: Int
    /// Where text without spaces follows other text.
    var mixed: Int?
    var hasLatin = false
    var hasOther = false
  }

  private mutating func readLabel() -> Label? {
    guard beginsLabel(index) else { return nil }
    var read = Label(end: index)
    let isSpaced = !isGlued(scanner.traits(at: index))
    while index < scanner.bytes.count {
      let (value, end) = scanner.scalar(at: index)
      let traits = scanner.traits(of: value)
      let isHyphen = value == 0x2D
      guard isHyphen || !traits.isDisjoint(with: [.word, .mark, .symbol]) else { break }
      if read.mixed == nil {
        if isSpaced, isGlued(traits) {
          read.mixed = read.end
        } else if traits.contains(.letter) {
          read.hasLatin = read.hasLatin || value < 0x80
          read.hasOther = read.hasOther || Self.isOtherScript(value)
        }
      }
      read.length += 1
      index = end
      if !isHyphen { read.end = end }
    }
    return read
  }

  private func beginsLabel(_ index: Int) -> Bool {
    guard index < scanner.bytes.count else { return false }
    let traits = scanner.traits(at: index)
    return !traits.contains(.mark) && !traits.isDisjoint(with: [.word, .symbol])
  }

  private func isGlued(_ traits: ScalarTraits) -> Bool {
    !traits.contains(.mark) && !traits.isDisjoint(with: [.unspaced, .symbol])
  }

  /// Whether it's a letter of a script with spaces that doesn't occur next to Latin letters in the last label of a
  /// name.
  private static func isOtherScript(_ value: UInt32) -> Bool {
    (0x370..<0x1E00).contains(value) || (0x1F00..<0x2000).contains(value)
  }

  /// The end of the name after its last label; nil if a name can't end like that.
  private func lastEnd(_ read: Label) -> Int? {
    let end = read.mixed ?? read.end
    if scanner.isTakenUp(end) { return nil }
    if read.hasLatin && read.hasOther || scanner.bytes[label] == UInt8(ascii: "_") { return nil }
    // A single label that isn't ASCII is no host: it stands for an address in a sentence.
    if labels == 1, scanner.bytes[label] >= 0x80 { return nil }
    if scanner.bytes[label..<end].allSatisfy(\.isDigit), !isFourNumbers(end) { return nil }
    return read.mixed == nil && isPartOfWrongName ? nil : end
  }

  /// Whether the name continues in an invalid way (“a..b”, “a.-b”, “a-.b”): its beginning would be a different name.
  private var isPartOfWrongName: Bool {
    var next = index
    while scanner.byte(at: next) == UInt8(ascii: ".") { next += 1 }
    guard next > index else { return false }
    return scanner.byte(at: next) == UInt8(ascii: "-") || scanner.isWordWithSpaces(scanner.traits(at: next))
  }

  private func isFourNumbers(_ end: Int) -> Bool {
    let numbers = scanner.bytes[start..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { UInt8(String(decoding: $0, as: UTF8.self)) != nil && $0.allSatisfy(\.isDigit) }
  }

  // MARK: Addresses and ports

  /// The maximum length of an IPv6 address.
  private static let longestAddress = 45

  private mutating func addressEnd() -> Int? {
    let first = index + 1
    index = first
    var colons = 0
    while let byte = scanner.byte(at: index), index - first <= Self.longestAddress {
      index += 1
      switch byte {
      case UInt8(ascii: ":"): colons += 1
      case UInt8(ascii: "]"): return colons >= 2 && !scanner.traits(at: index).contains(.mark) ? index : nil
      case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        break
      default: return nil
      }
    }
    return nil
  }

  /// The end of the port, or of the host if there's no port; nil for an invalid port, or for a user name and
  /// password.
  private mutating func portEnd() -> Int? {
    let host = index
    switch scanner.byte(at: host) {
    case UInt8(ascii: "@"): return nil
    case UInt8(ascii: ":"): break
    default: return host
    }
    var end = host + 1
    while scanner.byte(at: end)?.isDigit == true { end += 1 }
    index = end
    let traits = scanner.traits(at: end)
    let goesOn = scanner.isWordWithSpaces(traits) || traits.contains(.mark)
    if isPassword(from: end) { return nil }
    if end == host + 1 { return host }
    let digits = scanner.bytes[host + 1..<end]
    return digits.count <= 5 && !goesOn && UInt16(String(decoding: digits, as: UTF8.self)) != nil ? end : nil
  }

  /// Whether there's an `@` before the password could end.
  private mutating func isPassword(from start: Int) -> Bool {
    index = start
    while let byte = scanner.byte(at: index), byte > 0x20, byte < 0x7F {
      switch byte {
      case UInt8(ascii: "@"): return true
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\""):
        return false
      default: index += 1
      }
    }
    return false
  }
}
