/// Sums of the expected and the actual terms of an index's entries: equal if all terms are, whatever their order.
struct TermSums {
  /// Ascending.
  private var ids: [Int64] = []
  private var expected: [UInt64] = []
  private var found: [UInt64] = []

  /// - Parameter id: An id higher than all before it.
  mutating func expect(_ id: Int64, _ tokens: [String]) {
    ids.append(id)
    expected.append(Self.terms(tokens).reduce(0) { $0 &+ Self.number(of: $1) })
    found.append(0)
  }

  /// Adds a term that the index has for an entry.
  ///
  /// - Returns: Whether the entry was expected at all.
  mutating func find(_ id: Int64, _ term: String) -> Bool {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low] == id else { return false }
    found[low] &+= Self.number(of: term)
    return true
  }

  /// The entries whose terms in the index differ.
  var differing: [Int64] {
    ids.indices.filter { expected[$0] != found[$0] }.map { ids[$0] }
  }

  /// Splits tokens as SQLite does: at ASCII characters that are neither letters nor digits, which hardly any contains.
  private static func terms(_ tokens: [String]) -> [String] {
    if tokens.allSatisfy({ $0.utf8.allSatisfy(isOfTerm) }) { return tokens }
    return Array(
      Set(
        tokens.flatMap { token in
          token.utf8.split { !isOfTerm($0) }.map { String(Substring($0)) }
        }))
  }

  private static func isOfTerm(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  /// FNV-1a, mixed, so that the sums of many differ.
  private static func number(of term: String) -> UInt64 {
    var number: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in term.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
    number = (number ^ (number >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return number ^ (number >> 32)
  }
}
