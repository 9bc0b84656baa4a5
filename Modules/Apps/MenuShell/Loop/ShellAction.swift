import AppScreens

/// A choice on a screen: the feature's own, or one that the shell adds.
enum ShellAction: Sendable {
  case screen(ScreenAction)
  case back
  case menu
  case help
  case quit

  /// Whether the shell adds it to every screen.
  var isOfShell: Bool {
    if case .screen = self { false } else { true }
  }

  /// The letter that a word, or what leaves a question, stands for: a screen may have its own meaning for it.
  static func key(for word: String) -> String {
    switch word {
    case "back", "戻る", "<": "b"
    default: word
    }
  }

  /// What a word means wherever a choice is awaited.
  init?(word: String) {
    switch word {
    case "b": self = .back
    case "menu", "メニュー": self = .menu
    case "help", "ヘルプ": self = .help
    case "quit", "exit", "終了": self = .quit
    default: return nil
    }
  }
}
