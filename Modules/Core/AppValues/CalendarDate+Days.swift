extension CalendarDate {
  /// The Gregorian date of a day counted from 1970-01-01. The calculation counts years from March, so that a leap day
  /// comes last.
  package static func civil(days: Int64) -> (year: Int64, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).dividedDown(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let day = Int(dayOfYear - (153 * fromMarch + 2) / 5) + 1
    let month = Int(fromMarch < 10 ? fromMarch + 3 : fromMarch - 9)
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Int64 {
  /// The quotient rounded down, and the remainder, which is never negative.
  package func dividedDown(by divisor: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
