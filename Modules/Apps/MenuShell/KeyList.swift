import AppScreens

/// What can be typed, and what each of it does, in two columns.
struct KeyList {
  let title: String
  let keys: [(input: String, meaning: String)]

  /// The columns between an input and its meaning.
  private static let gap = 2

  /// The rows of the list, in a window as wide as the renderer's.
  ///
  /// The first column is as wide as the longest input in it, and takes a third of the width at most. The meaning of an
  /// input that is longer begins on the next row.
  func rows(_ renderer: ScreenRenderer) -> [String] {
    let most = renderer.width / 3 - Self.gap
    let longest = keys.map { TextWidth.columns($0.input) }.filter { $0 <= most }.max() ?? 0
    let column = longest + Self.gap
    return renderer.wrap(Line(title, .strong))
      + keys.flatMap { key in
        let padding = column - TextWidth.columns(key.input)
        let space = padding < Self.gap ? "\n" : String(repeating: " ", count: padding)
        return renderer.wrap(
          Line([TextSpan(key.input, .accent), TextSpan(space + key.meaning)]), hanging: column)
      }
  }
}
