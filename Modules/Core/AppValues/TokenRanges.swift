import Foundation

/// Collects tokens as ranges of a text's bytes. Strings are made only of those that are kept: a text may have more
/// than a hundred tokens, and making, hashing and comparing strings for all of them costs more than storing the text.
struct TokenRanges {
  private let isQuery: Bool
  private var found: [Range<Int>] = []
  private var previous: Range<Int>?
  /// Where the ASCII letters and digits begin that end with the previous character.
  private var start = 0
  private var isLonger = false

  /// - Parameter isQuery: Whether to leave out pairs that are part of three.
  init(isQuery: Bool) {
    self.isQuery = isQuery
  }

  /// Adds the next character of a word.
  ///
  /// - Parameter alone: Whether it's a token by itself, whatever is next to it.
  mutating func add(_ character: Range<Int>, alone: Bool) {
    if character.count > 1 { start = character.upperBound }
    if let previous {
      addPair(previous.lowerBound..<character.upperBound)
      isLonger = true
    } else if character.count == 1 {
      start = character.lowerBound
    }
    if alone { found.append(character) }
    previous = character
  }

  private mutating func addPair(_ pair: Range<Int>) {
    let isPartOfThree = pair.upperBound - start >= 3
    if isPartOfThree {
      let three = pair.upperBound - 3..<pair.upperBound
      if isQuery, found.last == three.lowerBound..<pair.upperBound - 1 { found.removeLast() }
      found.append(three)
    }
    if !(isQuery && isPartOfThree) { found.append(pair) }
  }

  /// Ends a word. A word of a single character is a token.
  mutating func endWord() {
    if let previous, !isLonger { found.append(previous) }
    previous = nil
    isLonger = false
  }

  /// Each token once, in the order of their bytes, which is that of their characters in folded text.
  consuming func texts(in text: String) -> [String] {
    var (text, found) = (text, found)
    return text.withUTF8 { bytes in
      found.sort { Self.compare(bytes[$0], bytes[$1]) < 0 }
      var texts: [String] = []
      texts.reserveCapacity(found.count)
      var last: Range<Int>?
      for range in found {
        if let last, Self.compare(bytes[last], bytes[range]) == 0 { continue }
        texts.append(String(decoding: bytes[range], as: UTF8.self))
        last = range
      }
      return texts
    }
  }

  private static func compare(
    _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    let (left, right) = (UnsafeBufferPointer(rebasing: left), UnsafeBufferPointer(rebasing: right))
    // A token is never empty, so that both have an address.
    guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
    let order = memcmp(first, second, min(left.count, right.count))
    return order == 0 ? left.count - right.count : Int(order)
  }
}
