import Synchronization

/// The traits of scalars, looked up once each: Unicode's data take fifty times as long as a table.
struct ScalarTable: @unchecked Sendable {
  /// Kept as long as the process. Each scalar of the first two planes has a byte, zero until it is looked up.
  static let shared = ScalarTable()

  private static let size: UInt32 = 0x20000
  // Threads that look up the same scalar at the same time write the same value.
  private let bytes: UnsafeMutablePointer<Atomic<UInt8>>

  private init() {
    bytes = .allocate(capacity: Int(Self.size))
    for index in 0..<Int(Self.size) { (bytes + index).initialize(to: Atomic(0)) }
  }

  /// - Parameter value: Of a scalar.
  subscript(value: UInt32) -> ScalarTraits {
    guard value < Self.size else { return Self.traits(of: value) }
    let known = bytes[Int(value)].load(ordering: .relaxed)
    if known != 0 { return ScalarTraits(rawValue: known) }
    let traits = Self.traits(of: value)
    bytes[Int(value)].store(traits.rawValue, ordering: .relaxed)
    return traits
  }

  private static func traits(of value: UInt32) -> ScalarTraits {
    switch value {
    // Han and Hangul, which are many.
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2A6DF:
      [.known, .word, .letter, .unspaced, .link]
    default: Unicode.Scalar(value).map(ScalarTraits.init(of:)) ?? .known
    }
  }
}
