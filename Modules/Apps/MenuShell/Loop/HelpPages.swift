/// The rows of a help that are still to be shown, as many at a time as a window has.
struct HelpPages {
  private var rows: [String]

  init(_ rows: [String]) { self.rows = rows }

  /// Whether there are any.
  var hasMore: Bool { !rows.isEmpty }

  /// Takes the next rows, and leaves room for the prompt and for the way on.
  ///
  /// - Parameter height: The rows of the window; nil where it is never full.
  mutating func next(height: Int?) -> [String] {
    let (whole, part) = height.map { (max($0 - 2, 1), max($0 - 4, 1)) } ?? (.max, .max)
    var page = Array(rows.prefix(rows.count <= whole ? rows.count : part))
    // A group begins on the page on which its first key is.
    while page.count < rows.count, page.count > 2, page[page.count - 2].isEmpty || page.last?.isEmpty == true
    {
      page.removeLast()
    }
    rows = Array(rows.dropFirst(page.count).drop(while: \.isEmpty))
    return page
  }
}
