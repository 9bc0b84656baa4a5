import AppScreens

/// The layout of help texts.
public enum HelpText {
  /// The width of longer texts in columns, which fits narrow windows and email.
  public static let width = 78

  /// A text in lines of that width, with those after the first indented by `hanging`.
  public static func wrapped(_ text: String, hanging: Int = 0) -> String {
    wrapped(text, to: width, hanging: hanging)
  }

  /// A text whose lines are broken to the width of a window. The rest of a broken line is aligned with the text after
  /// an option, or else with the start of the line. Japanese has no spaces to break lines at.
  public static func fitted(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if TextWidth.columns(line) <= width { return String(line) }
      let beginning = line.prefixMatch(of: /(?:Usage|使い方): | *\S.*? {2,}| */)?.output ?? ""
      return wrapped(String(line), to: width, hanging: TextWidth.columns(beginning))
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int, hanging: Int) -> String {
    ScreenRenderer(width: width).wrap(Line(text), hanging: hanging).joined(separator: "\n")
  }
}
