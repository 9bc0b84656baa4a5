import Notifications
import SocialTerminal

/// Tells of notices in the ways that the person has switched on for this machine.
struct NoticeAlerter: Sendable {
  private static let title = "SocialConnect"

  let store: any AlertStore
  let io: any TextIO
  /// Nil where the terminal knows none.
  let terminal: TerminalNotification?
  let desktop: DesktopNotifier

  /// - Parameter text: Who did what, as a sentence.
  func alert(_ text: String) async {
    // Where it cannot be learned what somebody chose, nothing rings.
    guard io.isInteractive, let ways = try? await store.load().ways else { return }
    if ways.contains(.terminal), let terminal {
      await io.send(terminal.sequence(title: Self.title, text: text))
    }
    if ways.contains(.bell) { await io.send(TerminalNotification.bell) }
    if ways.contains(.desktop) { await desktop.show(text) }
  }
}
