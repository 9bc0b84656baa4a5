import AppValues

/// When something was changed, by hybrid logical time: later than all that the device had seen, and near to what its
/// clock showed. No two changes of different devices have the same.
///
/// 48 bits of milliseconds, 16 bits of a counter for what happens within one, and the device's name to break ties:
/// the compact form of Kulkarni, Demirbas, Madappa, Avva and Leone, "Logical Physical Clocks and Consistent Snapshots
/// in Globally Distributed Databases" (2014), section 4.2.
struct HybridTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The last moment that is a time: the end of the year 9999. What claims to be later is damaged.
  static let latest = Int64(253_402_300_799_999)
  private static let counterBits = 16
  static let highest = UInt64(latest) << counterBits | 0xFFFF

  /// Milliseconds since 1970 in the upper 48 bits, the counter in the lower 16.
  let packed: UInt64
  /// Whose change it was.
  let device: DeviceID

  /// - Parameters:
  ///   - packed: Milliseconds above the counter; not beyond `highest`, which is for the caller to see to.
  ///   - device: Whose change it was.
  init(packed: UInt64, device: DeviceID) {
    self.packed = packed
    self.device = device
  }

  /// - Parameters:
  ///   - milliseconds: Since 1970, UTC, from 0 to `latest`.
  ///   - counter: What tells changes in the same millisecond apart.
  ///   - device: Whose change it was.
  init(milliseconds: Int64, counter: UInt16 = 0, device: DeviceID) {
    self.init(packed: UInt64(milliseconds) << Self.counterBits | UInt64(counter), device: device)
  }

  /// Milliseconds since 1970, UTC.
  var milliseconds: Int64 { Int64(packed >> Self.counterBits) }
  /// What tells changes in the same millisecond apart.
  var counter: UInt16 { UInt16(truncatingIfNeeded: packed) }
  /// What a clock near to it showed.
  var timestamp: Timestamp { Timestamp(milliseconds: milliseconds) }

  /// Which of two changes was later; it is the same on every device.
  static func < (left: HybridTime, right: HybridTime) -> Bool {
    left.packed == right.packed ? left.device < right.device : left.packed < right.packed
  }
}

// As text: `MMMMMMMMMMMM-CCCC-DDDDDDDDDDDDDDDD`, milliseconds, counter and device in hexadecimal digits. The order of
// the texts, byte by byte, is that of the times.
extension HybridTime {
  private static let length = 12 + 1 + 4 + 1 + 16

  /// Reads such a text; nil for anything else, and for what is later than `latest`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == Self.length, bytes[12] == dash, bytes[17] == dash,
      let milliseconds = Hexadecimal.number(bytes[..<12]), milliseconds <= UInt64(Self.latest),
      let counter = Hexadecimal.number(bytes[13..<17]),
      let device = DeviceID(rawValue: String(decoding: bytes[18...], as: UTF8.self))
    else { return nil }
    self.init(packed: milliseconds << Self.counterBits | counter, device: device)
  }

  var description: String {
    let clock = Hexadecimal.text(packed >> Self.counterBits, digits: 12)
    return "\(clock)-\(Hexadecimal.text(packed, digits: 4))-\(device)"
  }
}
