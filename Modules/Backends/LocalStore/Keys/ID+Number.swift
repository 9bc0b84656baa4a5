package import AppValues

extension ID {
  package init(_ number: Int64) { self.init(String(number)) }

  /// The number behind an id of ours.
  ///
  /// Throws `notFound` for what cannot be one.
  package func number() throws(AppError) -> Int64 {
    guard let number = numberOrNil else { throw .notFound }
    return number
  }

  /// The number behind an id of ours; nil for what cannot be one.
  package var numberOrNil: Int64? {
    guard let number = Int64(rawValue), number > 0, String(number) == rawValue else { return nil }
    return number
  }
}

extension Cursor {
  package init(_ number: Int64) { self.init(String(number)) }

  /// Throws `invalid(.cursor, .malformed)`.
  package func number() throws(AppError) -> Int64 {
    guard let number = Int64(rawValue), number > 0 else { throw .invalid(.cursor, .malformed) }
    return number
  }
}
