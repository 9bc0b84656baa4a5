extension TextScanner {
  /// The end of a mention, at the end of a word: `@maría`, `@mar@` and `@mar://` mention no one, while `@marさん` and
  /// `@mar님` do.
  mutating func mentionEnd(from start: Int, handle first: Int) -> Int? {
    guard let before = previous(to: start), !isWordWithSpaces(before.traits), !Self.joins(before.value) else {
      return nil
    }
    let handle = handleEnd(from: first)
    guard handle > first else { return nil }
    if let host = hostEnd(from: nameEnd(from: handle)) { return endsWord(at: host) ? host : nil }
    if endsWord(at: handle) { return handle }
    // A digit with a keycap mark isn't part of the handle.
    guard handle - 1 > first, isPicture(from: handle) else { return nil }
    return handle - 1
  }

  /// Whether it's part of an email address or a path if it precedes an `@`.
  private static func joins(_ value: UInt32) -> Bool {
    switch value {
    case 0x2F, 0x2E, 0x2D, 0x2B, 0x40, 0xFF20: true
    default: false
    }
  }

  func isWordWithSpaces(_ traits: ScalarTraits) -> Bool {
    traits.contains(.word) && !traits.contains(.unspaced)
  }

  private mutating func handleEnd(from first: Int) -> Int {
    var end = first
    while let byte = byte(at: end), byte.isHandle { end += 1 }
    look(end - first)
    return end
  }

  /// The end of a name that may contain `.` and `-`, as on other servers, if an `@` follows; otherwise of the handle.
  private mutating func nameEnd(from handle: Int) -> Int {
    var end = handle
    while let byte = byte(at: end), byte.isHandle || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") {
      end += 1
    }
    look(end - handle)
    return byte(at: end) == UInt8(ascii: "@") && bytes[end - 1].isHandle ? end : handle
  }

  /// The end of `@host`, which may have a port; nil if there is none.
  private mutating func hostEnd(from at: Int) -> Int? {
    guard byte(at: at) == UInt8(ascii: "@") else { return nil }
    var (index, end) = (at + 1, at)
    while let byte = byte(at: index) {
      if byte.isHandle {
        end = index + 1
      } else if byte != UInt8(ascii: "."), byte != UInt8(ascii: "-") {
        break
      }
      index += 1
    }
    guard end > at, bytes[at + 1].isHandle else { return nil }
    var port = end
    if byte(at: port) == UInt8(ascii: ":") {
      repeat { port += 1 } while byte(at: port)?.isDigit == true
      if (2...6).contains(port - end), byte(at: port)?.isHandle != true { end = port }
    }
    look(max(index, port) - at)
    return end
  }

  private func endsWord(at end: Int) -> Bool {
    guard end < bytes.count else { return true }
    let next = scalar(at: end)
    switch next.value {
    case 0x40, 0xFF20: return false
    case 0x3A: return byte(at: end + 1) != UInt8(ascii: "/") || byte(at: end + 2) != UInt8(ascii: "/")
    default:
      let traits = traits(of: next.value)
      return !traits.contains(.mark) && !isWordWithSpaces(traits)
    }
  }

  /// Whether the marks at a byte turn the character before them into a picture.
  private mutating func isPicture(from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      let next = scalar(at: index)
      let traits = traits(of: next.value)
      if !traits.contains(.mark) { break }
      index = next.end
      if traits.isPicture {
        look(index - start)
        return true
      }
    }
    look(index - start)
    return false
  }
}

extension UInt8 {
  /// An ASCII letter, a digit or `_`.
  var isHandle: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) || self == 0x5F }

  /// An ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
