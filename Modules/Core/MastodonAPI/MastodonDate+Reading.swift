public import AppValues

extension MastodonDate {
  /// Reads an instant as any server writes it: with any fraction of a second, in any offset from UTC, or just a date,
  /// which is its midnight. Nil for anything else.
  public static func instant(_ text: String) -> Timestamp? {
    var scanner = Scanner(text)
    guard let day = scanner.day() else { return nil }
    let midnight =
      days(year: Int64(day.year), month: Int64(day.month), day: Int64(day.day)) * millisecondsInDay
    if scanner.isAtEnd { return Timestamp(milliseconds: midnight) }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "), let time = scanner.time(),
      let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    return Timestamp(milliseconds: midnight + time - offset)
  }

  /// Reads the date of a date or an instant, as it's written; nil for anything else.
  public static func day(_ text: String) -> CalendarDate? {
    var scanner = Scanner(text)
    guard let day = scanner.day() else { return nil }
    return scanner.isAtEnd || instant(text) != nil ? day : nil
  }

  private struct Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
      rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ byte: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: byte) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(digits: Int) -> Int? {
      var value = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    private mutating func digit() -> Int? {
      guard let byte = rest.first, (UInt8.zero...UInt8.zero + 9).contains(byte) else { return nil }
      rest.removeFirst()
      return Int(byte - .zero)
    }

    mutating func day() -> CalendarDate? {
      guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
        let day = number(digits: 2)
      else { return nil }
      return CalendarDate(year: year, month: month, day: day)
    }

    /// Milliseconds since midnight.
    mutating func time() -> Int64? {
      guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), hour < 24, minute < 60
      else { return nil }
      var milliseconds = Int64(hour * 60 + minute) * 60_000
      guard skip(":") else { return milliseconds }
      // A leap second counts as the one after it.
      guard let second = number(digits: 2), second <= 60 else { return nil }
      milliseconds += Int64(second) * 1000
      guard skip(".") || skip(",") else { return milliseconds }
      guard let fraction = fraction() else { return nil }
      return milliseconds + fraction
    }

    private mutating func fraction() -> Int64? {
      guard let first = digit() else { return nil }
      var milliseconds = first * 100
      var unit = 10
      while let digit = digit() {
        milliseconds += digit * unit
        unit /= 10
      }
      return Int64(milliseconds)
    }

    /// The offset ahead of UTC in milliseconds; 0 if none is written.
    mutating func offset() -> Int64? {
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      let isAhead = skip("+")
      guard isAhead || skip("-"), let hour = number(digits: 2), hour < 24 else { return nil }
      _ = skip(":")
      guard let minute = isAtEnd ? 0 : number(digits: 2), minute < 60 else { return nil }
      return Int64(hour * 60 + minute) * (isAhead ? 60_000 : -60_000)
    }
  }
}
