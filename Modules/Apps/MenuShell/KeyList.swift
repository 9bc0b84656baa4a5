import AppScreens

/// What can be typed, and what each of it does, in two columns and in groups.
struct KeyList {
  /// What belongs together.
  struct Group {
    let title: String
    var keys: [(input: String, meaning: String)]
  }

  let title: String
  let groups: [Group]

  /// The columns between an input and its meaning.
  private static let gap = 2

  /// The rows of the list, in a window as wide as the renderer's.
  ///
  /// The first column is as wide as the longest input in it, and takes a third of the width at most. The meaning of an
  /// input that is longer begins on the next row.
  func rows(_ renderer: ScreenRenderer) -> [String] {
    let most = renderer.width / 3 - Self.gap
    let inputs = groups.flatMap(\.keys).map { TextWidth.columns($0.input) }
    let column = (inputs.filter { $0 <= most }.max() ?? 0) + Self.gap
    return renderer.wrap(Line(title, .strong))
      + groups.filter { !$0.keys.isEmpty }.flatMap { group in
        [""] + renderer.wrap(Line(group.title, .strong))
          + group.keys.flatMap { row($0.input, $0.meaning, in: column, renderer) }
      }
  }

  private func row(
    _ input: String, _ meaning: String, in column: Int, _ renderer: ScreenRenderer
  ) -> [String] {
    let padding = column - TextWidth.columns(input)
    let space = padding < Self.gap ? "\n" : String(repeating: " ", count: padding)
    return renderer.wrap(Line([TextSpan(input, .accent), TextSpan(space + meaning)]), hanging: column)
  }
}
