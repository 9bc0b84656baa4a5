/// Texts of few characters and many bytes, which nothing makes shorter; the same for the same seed.
public enum LongText {
  /// Letters of four bytes each, in no order.
  public static func noise(_ count: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    return (0..<count).reduce(into: "") { text, _ in
      text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0x20000...0x2A000, using: &random)) ?? "一")
    }
  }

  /// Letters of one byte each as a link may have, in no order.
  public static func path(_ count: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    return (0..<count).reduce(into: "") { text, _ in
      text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &random)))
    }
  }

  /// One letter with so many different marks that it has these bytes, two at least.
  public static func marked(bytes: Int, seed: UInt64 = 7) -> String {
    var random = SeededGenerator(seed: seed)
    return (0..<(bytes - 1) / 2).reduce(into: bytes.isMultiple(of: 2) ? "א" : "a") { text, _ in
      text.unicodeScalars.append(
        Unicode.Scalar(UInt32.random(in: 0x591...0x5AF, using: &random)) ?? "\u{591}")
    }
  }
}
