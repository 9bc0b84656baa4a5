import AppScreens

/// A screen with what the shell adds to it.
struct ShellScreen {
  var screen = Screen<ShellAction>(title: "")
  /// The text next to the title.
  var status: [String] = []
  /// Whether its list goes on beyond what was read.
  var hasMore: Bool { screen.menu.contains { $0.key == "m" } }

  /// The screen with all of that in its title.
  var joined: Screen<ShellAction> {
    var joined = screen
    joined.title = ([screen.title] + status).joined(separator: " · ")
    return joined
  }
}
