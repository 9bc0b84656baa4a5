extension Timestamp {
  /// The instant in UTC, such as `2026-08-01T13:49:42Z` (RFC 3339). Its year is between 1 and 9999.
  package var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20)
    appendText(to: &bytes, milliseconds: false)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the instant in UTC, such as `2026-08-01T13:49:42.878Z` (RFC 3339). Its year is between 1 and 9999.
  package func appendText(to bytes: inout [UInt8], milliseconds hasMilliseconds: Bool) {
    let (days, rest) = milliseconds.dividedDown(by: 86_400_000)
    let (year, month, day) = CalendarDate.civil(days: days)
    bytes.append(year: year, month: month, day: day)
    bytes.append(UInt8(ascii: "T"))
    bytes.append(rest / 3_600_000, digits: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(rest / 60_000 % 60, digits: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(rest / 1000 % 60, digits: 2)
    if hasMilliseconds {
      bytes.append(UInt8(ascii: "."))
      bytes.append(rest % 1000, digits: 3)
    }
    bytes.append(UInt8(ascii: "Z"))
  }
}

extension [UInt8] {
  /// Writes a day, such as `2026-08-01`.
  package mutating func append(year: Int64, month: Int, day: Int) {
    append(year, digits: 4)
    append(UInt8(ascii: "-"))
    append(Int64(month), digits: 2)
    append(UInt8(ascii: "-"))
    append(Int64(day), digits: 2)
  }

  /// Writes the last two to four digits of a number.
  fileprivate mutating func append(_ number: Int64, digits: Int) {
    var unit: Int64 = digits == 2 ? 10 : digits == 3 ? 100 : 1000
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / unit % 10))
      unit /= 10
    }
  }
}
