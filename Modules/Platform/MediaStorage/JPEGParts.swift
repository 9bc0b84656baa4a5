/// The two parts of a JPEG file with one scan: its headers and its coded picture.
struct JPEGParts {
  private static let start: [UInt8] = [0xFF, 0xD8]
  private static let end: [UInt8] = [0xFF, 0xD9]
  private static let scan: UInt8 = 0xDA

  /// Everything before the coded picture: sizes, tables, and any text that a program or a camera left.
  let head: ArraySlice<UInt8>
  /// The coded picture, up to the end marker.
  let picture: ArraySlice<UInt8>

  /// Nil if it isn't a JPEG file, or if something else is within the coded picture or after it.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.start), bytes.suffix(2) == Self.end[...],
      let start = Self.picture(in: bytes)
    else { return nil }
    head = bytes[..<start]
    picture = bytes[start..<(bytes.count - 2)]
    var index = start
    while index < bytes.count - 2 {
      // Within a picture a zero follows that byte, or it begins something else.
      if bytes[index] == 0xFF, bytes[index + 1] != 0 { return nil }
      index += 1
    }
  }

  /// The headers as versions before 0.2.0 wrote them, with one colour for four pixels.
  var formerHead: [UInt8] {
    var bytes = Array(head)
    guard let frame = bytes.indices.dropLast(11).first(where: { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 }),
      bytes[frame + 9] == 3
    else { return bytes }
    bytes[frame + 11] = 0x22
    return bytes
  }

  /// Where the coded picture begins, after the header of the scan.
  private static func picture(in bytes: [UInt8]) -> Int? {
    var index = start.count
    while index + 4 <= bytes.count {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      guard bytes[index] == 0xFF, length >= 2 else { return nil }
      let next = index + 2 + length
      if bytes[index + 1] == scan { return next <= bytes.count - 2 ? next : nil }
      index = next
    }
    return nil
  }
}
