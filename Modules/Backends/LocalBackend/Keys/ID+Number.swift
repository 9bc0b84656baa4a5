import AppValues

extension ID {
  init(_ number: Int64) { self.init(String(number)) }

  /// The number behind an id of ours.
  ///
  /// Throws `notFound` for what cannot be one.
  func number() throws(AppError) -> Int64 {
    guard let number = numberOrNil else { throw .notFound }
    return number
  }

  /// The number behind an id of ours; nil for what cannot be one.
  var numberOrNil: Int64? {
    guard let number = Int64(rawValue), number > 0, String(number) == rawValue else { return nil }
    return number
  }
}

extension Cursor {
  init(_ number: Int64) { self.init(String(number)) }

  /// Throws `invalid(.cursor, .malformed)`.
  func number() throws(AppError) -> Int64 {
    guard let number = Int64(rawValue), number > 0 else { throw .invalid(.cursor, .malformed) }
    return number
  }
}
