/// The coded picture of a baseline JPEG (ITU-T T.81). It's read block by block to find out where it ends: after the
/// last block, a file could hide data that no viewer shows.
struct JPEGScan {
  /// One component's part of a unit that is coded together.
  private struct Component {
    let blocks: Int
    let direct: HuffmanTable
    let alternating: HuffmanTable
  }

  private let components: [Component]
  /// The number of units.
  private let units: Int

  /// - Parameter head: Everything before the coded picture.
  /// - Returns: nil for a kind of JPEG that this program doesn't make.
  init?(head: ArraySlice<UInt8>) {
    var (tables, frame): ([UInt8: HuffmanTable], JPEGFrame?) = ([:], nil)
    var index = head.startIndex + 2
    while index + 4 <= head.endIndex {
      let end = index + 2 + (Int(head[index + 2]) << 8 | Int(head[index + 3]))
      guard end <= head.endIndex, end > index + 4 else { return nil }
      let segment = head[(index + 4)..<end]
      switch head[index + 1] {
      case 0xC0: frame = JPEGFrame(segment)
      case 0xC4: guard HuffmanTable.read(segment, into: &tables) else { return nil }
      // Another way of coding, or restarts within the picture: never made here.
      case 0xC1...0xCF, 0xDD: return nil
      case 0xDA:
        guard let frame, let components = Self.components(segment, frame, tables) else { return nil }
        self.components = components
        units = frame.units
        return
      default: break
      }
      index = end
    }
    return nil
  }

  private static func components(
    _ segment: ArraySlice<UInt8>, _ frame: JPEGFrame, _ tables: [UInt8: HuffmanTable]
  ) -> [Component]? {
    let bytes = Array(segment)
    let count = Int(bytes[0])
    guard count == frame.blocks.count, bytes.count == 4 + 2 * count, bytes.suffix(3) == [0, 63, 0] else {
      return nil
    }
    var components: [Component] = []
    for (number, blocks) in frame.blocks.enumerated() {
      let choice = bytes[2 + 2 * number]
      guard let direct = tables[choice >> 4], let alternating = tables[0x10 | choice & 15] else { return nil }
      components.append(Component(blocks: blocks, direct: direct, alternating: alternating))
    }
    return components
  }

  /// Whether a picture has all its blocks and nothing after the last one.
  ///
  /// - Parameter picture: The bytes between the headers and the end marker.
  func isWhole(_ picture: ArraySlice<UInt8>) -> Bool {
    var bits = JPEGBits(picture)
    for _ in 0..<units {
      for component in components {
        for _ in 0..<component.blocks where !Self.pass(component, &bits) { return false }
      }
    }
    return bits.isAtEnd
  }

  /// Skips a block. Returns whether it's valid.
  private static func pass(_ component: Component, _ bits: inout JPEGBits) -> Bool {
    guard let direct = bits.symbol(component.direct), direct <= 11 else { return false }
    bits.skip(Int(direct))
    var coefficient = 1
    while coefficient < 64 {
      guard let symbol = bits.symbol(component.alternating) else { return false }
      let (zeros, size) = (Int(symbol >> 4), Int(symbol & 15))
      if size == 0, zeros < 15 { return zeros == 0 }
      bits.skip(size)
      coefficient += zeros + 1
    }
    return coefficient == 64
  }
}

/// The size of a picture, in blocks of 8 × 8 pixels.
private struct JPEGFrame {
  /// How many blocks of each component are coded together.
  let blocks: [Int]
  let units: Int

  init?(_ segment: ArraySlice<UInt8>) {
    let bytes = Array(segment)
    guard bytes.count > 6, bytes[0] == 8, bytes.count == 6 + 3 * Int(bytes[5]) else { return nil }
    let (height, width) = (Int(bytes[1]) << 8 | Int(bytes[2]), Int(bytes[3]) << 8 | Int(bytes[4]))
    let factors = stride(from: 7, to: bytes.count, by: 3).map {
      (across: Int(bytes[$0] >> 4), down: Int(bytes[$0] & 15))
    }
    guard height > 0, width > 0, let across = factors.map(\.across).max(),
      let down = factors.map(\.down).max(),
      factors.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) })
    else { return nil }
    // A component that is alone is coded block by block.
    let (unitWidth, unitHeight) = factors.count == 1 ? (8, 8) : (8 * across, 8 * down)
    blocks = factors.count == 1 ? [1] : factors.map { $0.across * $0.down }
    units = ((width + unitWidth - 1) / unitWidth) * ((height + unitHeight - 1) / unitHeight)
  }
}

/// The symbols of Huffman codes of up to 16 bits.
private struct HuffmanTable {
  /// Looked up by the next 16 bits: 256 times the length of the code, plus its symbol; 0 if there is none.
  let codes: [UInt16]

  /// Reads the tables in a segment.
  ///
  /// - Parameter tables: The tables by class (0x10 for all but a block's first coefficient) and number.
  static func read(_ segment: ArraySlice<UInt8>, into tables: inout [UInt8: HuffmanTable]) -> Bool {
    var rest = segment
    while let name = rest.popFirst() {
      let counts = rest.prefix(16).map(Int.init)
      let symbols = rest.dropFirst(16).prefix(counts.reduce(0, +))
      guard counts.count == 16, symbols.count == counts.reduce(0, +),
        let table = HuffmanTable(counts, Array(symbols))
      else { return false }
      tables[name] = table
      rest = rest.dropFirst(16 + symbols.count)
    }
    return true
  }

  private init?(_ counts: [Int], _ symbols: [UInt8]) {
    var codes: [UInt16] = []
    codes.reserveCapacity(1 << 16)
    var next = symbols.makeIterator()
    for (index, count) in counts.enumerated() {
      for _ in 0..<count {
        guard let symbol = next.next() else { return nil }
        let entry = UInt16(index + 1) << 8 | UInt16(symbol)
        codes.append(contentsOf: repeatElement(entry, count: 1 << (15 - index)))
      }
    }
    guard codes.count <= 1 << 16 else { return nil }
    self.codes = codes + Array(repeating: 0, count: 1 << 16 - codes.count)
  }
}

/// The bits of a coded picture, without the zeros that follow bytes of ones.
private struct JPEGBits {
  private let bytes: [UInt8]
  private var position = 0

  init(_ picture: ArraySlice<UInt8>) {
    var (bytes, isEscaped): ([UInt8], Bool) = ([], false)
    bytes.reserveCapacity(picture.count + 3)
    for byte in picture {
      if !isEscaped { bytes.append(byte) }
      isEscaped = byte == 0xFF
    }
    // What is looked at beyond the end is never taken.
    self.bytes = bytes + [0xFF, 0xFF, 0xFF]
  }

  private var count: Int { (bytes.count - 3) * 8 }

  mutating func skip(_ count: Int) { position += count }

  /// The next symbol; nil if there is none.
  mutating func symbol(_ table: HuffmanTable) -> UInt8? {
    guard position < count else { return nil }
    let first = position >> 3
    let word = UInt32(bytes[first]) << 16 | UInt32(bytes[first + 1]) << 8 | UInt32(bytes[first + 2])
    let entry = table.codes[Int(word >> UInt32(8 - position & 7) & 0xFFFF)]
    if entry == 0 { return nil }
    position += Int(entry >> 8)
    return UInt8(entry & 0xFF)
  }

  /// Whether only the ones that fill up the last byte are left.
  var isAtEnd: Bool {
    guard position <= count, count - position < 8 else { return false }
    let left = count - position
    return left == 0 || bytes[position >> 3] | (0xFF << UInt8(left)) == 0xFF
  }
}
