import AppScreens

/// The shape of the texts that explain commands.
enum HelpText {
  /// How many columns a line of the longer ones has at most, so that it is whole in a narrow window and in mail.
  static let width = 78

  /// A text in lines of that width, those after the first moved right by `hanging`.
  static func wrapped(_ text: String, hanging: Int = 0) -> String {
    wrapped(text, to: width, hanging: hanging)
  }

  /// A text whose lines are broken where they are wider than a window: what goes on stands below where it began
  /// behind an option, and else below the beginning of its line. Lines of Japanese have no spaces to break them at.
  static func fitted(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if TextWidth.columns(line) <= width { return String(line) }
      let beginning = line.prefixMatch(of: /(?:USAGE|使い方): | *\S.*? {2,}| */)?.output ?? ""
      return wrapped(String(line), to: width, hanging: TextWidth.columns(beginning))
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int, hanging: Int) -> String {
    ScreenRenderer(width: width).wrap(Line(text), hanging: hanging).joined(separator: "\n")
  }
}
