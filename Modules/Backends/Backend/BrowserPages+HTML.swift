public import Authentication

extension BrowserPages {
  /// The page that the browser shows once it has come back.
  ///
  /// - Parameter isExpected: Whether that was waited for.
  public func html(isExpected: Bool) -> String {
    """
    <!doctype html>
    <html lang="\(Self.escaped(language))">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title))</title>
    <h1>\(Self.escaped(title))</h1>
    <p>\(Self.escaped(isExpected ? finished : foreign))</p>
    </html>

    """
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
