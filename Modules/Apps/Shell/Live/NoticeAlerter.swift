import Notifications
import SocialTerminal

/// Alerts the person to notices in the ways that are on for this device.
struct NoticeAlerter: Sendable {
  private static let title = "SocialConnect"

  let store: any AlertStore
  let io: any TextIO
  /// Nil if the terminal has none.
  let terminal: TerminalNotification?
  let desktop: DesktopNotifier

  /// - Parameter text: Who did what, as a sentence.
  func alert(_ text: String) async {
    // If the person's choice can't be read, nothing alerts them.
    guard io.isInteractive, let ways = try? await store.load().ways else { return }
    if ways.contains(.terminal), let terminal {
      await io.send(terminal.sequence(title: Self.title, text: text))
    }
    if ways.contains(.bell) { await io.send(TerminalNotification.bell) }
    if ways.contains(.desktop) { await desktop.show(text) }
  }
}
