import Foundation

/// Reads a file path that was typed, or that a terminal inserted when a file was dropped on it.
enum TypedPath {
  /// The path of the file that is meant; empty when nothing is.
  ///
  /// - Parameters:
  ///   - text: What was typed or dropped: a path, also in quotation marks or with backslashes, or a `file://` URL.
  ///   - home: What `~` stands for; by default what a shell takes for it.
  static func path(_ text: String, home: String? = nil) -> String {
    let home = home ?? ownHome
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for quote in ["'", "\""] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return local(String(text.dropFirst().dropLast()), home)
    }
    return local(text.contains("://") ? text : withoutEscapes(text), home)
  }

  private static var ownHome: String { ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory() }

  private static func local(_ text: String, _ home: String) -> String {
    if text.lowercased().hasPrefix("file://"), let url = URL(string: text), !url.path.isEmpty {
      return url.path(percentEncoded: false)
    }
    return text == "~" || text.hasPrefix("~/") ? home + text.dropFirst() : text
  }

  /// Takes away the backslashes that terminals put before blanks and other signs.
  private static func withoutEscapes(_ text: String) -> String {
    var (plain, isEscaped) = ("", false)
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        plain.append(character)
        isEscaped = false
      }
    }
    return isEscaped ? plain + "\\" : plain
  }
}
