/// The way to write host names of any script in ASCII (RFC 3492).
enum Punycode {
  private static let (base, least, most, skew, damp) = (36, 1, 26, 38, 700)

  /// The most bytes of a part of a host behind `xn--` (RFC 1035, section 2.3.4).
  private static let longest = 59

  /// The name behind `xn--`, as people read it; nil if it isn't valid, or has nothing but ASCII.
  static func decoded(_ text: Substring) -> String? {
    // Not every caller checks the length of an address first, and each character is inserted into those before it.
    if text.utf8.count > longest { return nil }
    let basic = text.lastIndex(of: "-").map { text[..<$0] } ?? ""
    guard basic.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var scalars = Array(basic.unicodeScalars)
    var digits = text.dropFirst(basic.isEmpty ? 0 : basic.count + 1).utf8.makeIterator()
    var (code, index, bias, isFirst) = (0x80, 0, 72, true)
    while let first = digits.next() {
      let before = index
      var (digit, weight, step) = (first as UInt8?, 1, base)
      while true {
        guard let value = digit.flatMap(Self.value) else { return nil }
        index += value * weight
        let threshold = min(max(step - bias, least), most)
        if value < threshold { break }
        weight *= base - threshold
        // No host is long enough for more.
        if weight > 1 << 32 || index > 1 << 32 { return nil }
        step += base
        digit = digits.next()
      }
      let count = scalars.count + 1
      bias = adapted(index - before, count, isFirst)
      isFirst = false
      code += index / count
      index %= count
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
      scalars.insert(scalar, at: index)
      index += 1
    }
    // With nothing to decode, it would be the same as a name without `xn--`.
    if isFirst { return nil }
    var decoded = String.UnicodeScalarView()
    decoded.append(contentsOf: scalars)
    return String(decoded)
  }

  private static func value(_ digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 26
    default: nil
    }
  }

  private static func adapted(_ difference: Int, _ count: Int, _ isFirst: Bool) -> Int {
    var delta = isFirst ? difference / damp : difference / 2
    delta += delta / count
    var bias = 0
    while delta > (base - least) * most / 2 {
      delta /= base - least
      bias += base
    }
    return bias + (base - least + 1) * delta / (delta + skew)
  }
}
