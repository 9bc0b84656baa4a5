/// A picture as the bytes of a PNG file: one byte a pixel, not compressed (https://www.w3.org/TR/png).
struct PNGFile {
  let bytes: [UInt8]

  init(_ canvas: Canvas) {
    let header =
      Self.bigEndian(UInt32(canvas.width)) + Self.bigEndian(UInt32(canvas.height)) + [8, 3, 0, 0, 0]
    let palette = canvas.palette.flatMap { [UInt8($0.red), UInt8($0.green), UInt8($0.blue)] }
    bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header)
      + Self.chunk("PLTE", palette)
      + Self.chunk("IDAT", Self.stored(Self.rows(canvas)))
      + Self.chunk("IEND", [])
  }

  /// Each row behind the number of its filter, which is none.
  private static func rows(_ canvas: Canvas) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((canvas.width + 1) * canvas.height)
    for y in 0..<canvas.height {
      rows.append(0)
      rows += canvas.pixels[y * canvas.width..<(y + 1) * canvas.width]
    }
    return rows
  }

  /// A zlib stream (RFC 1950) of stored blocks (RFC 1951).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let longest = 65_535
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(data.count + 64)
    var start = 0
    repeat {
      let end = min(start + longest, data.count)
      let length = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + bigEndian(adler(data))
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(content))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private static func adler(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// The remainders of all bytes by which PNG checks its chunks.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func checksum(_ data: [UInt8]) -> UInt32 {
    let remainders = remainders
    return ~data.reduce(0xFFFF_FFFF) { value, byte in
      remainders[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
    }
  }
}
