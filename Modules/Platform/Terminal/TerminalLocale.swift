import CSocialLineEditor

/// The character set that the C library, and so the line editor, works with.
enum TerminalLocale {
  /// Takes the environment's locale, and UTF-8 where that names none.
  static func assumeUTF8() {
    line_editor_set_locale()
  }
}
