package import AppValues

extension Page {
  /// A list with nothing in it.
  package static var empty: Page { Page(items: [], older: nil, newer: nil) }
}
