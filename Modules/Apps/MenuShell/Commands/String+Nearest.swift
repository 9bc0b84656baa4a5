extension String {
  /// The nearest of some words, if it's near enough to be what was meant: up to one letter in three is another.
  func nearest(of words: [String]) -> String? {
    guard count > 2 else { return nil }
    return words.map { ($0, distance(to: $0)) }.filter { $0.1 <= max(1, count / 3) }.min { $0.1 < $1.1 }?.0
  }

  /// How many letters must be added, taken away, exchanged or swapped with the next to make another word (Levenshtein,
  /// by Damerau).
  private func distance(to other: String) -> Int {
    let (own, other) = (Array(self), Array(other))
    var rows = [Array(0...other.count)]
    for (index, letter) in own.enumerated() {
      var row = [index + 1]
      for (column, wanted) in other.enumerated() {
        var least = Swift.min(
          rows[index][column] + (letter == wanted ? 0 : 1), row[column] + 1, rows[index][column + 1] + 1)
        if index > 0, column > 0, letter == other[column - 1], own[index - 1] == wanted {
          least = Swift.min(least, rows[index - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[own.count][other.count]
  }
}
