import AppValues

extension String {
  /// Refuses text with a NUL: either database would lose what follows it.
  func refuseNUL() throws(AppError) {
    if utf8.contains(0) { throw .invalid(.text, .unprintable) }
  }
}
