import Authentication

/// The page that the browser shows once it has come back.
enum RedirectPage {
  static func html(_ pages: BrowserPages, isExpected: Bool) -> String {
    """
    <!doctype html>
    <html lang="\(escaped(pages.language))">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escaped(pages.title))</title>
    <h1>\(escaped(pages.title))</h1>
    <p>\(escaped(isExpected ? pages.finished : pages.foreign))</p>
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
