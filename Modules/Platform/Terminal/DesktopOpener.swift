import Foundation

/// Opens addresses in the desktop's programs with `xdg-open`.
public struct DesktopOpener: Sendable {
  /// How long to watch `xdg-open`. If it runs for longer, it has become the program itself.
  private static let patience = Duration.seconds(3)

  private let path: String
  private let hasDisplay: Bool
  private let patience: Duration

  /// - Parameter environment: Read for `PATH`, `DISPLAY` and `WAYLAND_DISPLAY`.
  public init(environment: [String: String]) {
    self.init(environment: environment, patience: Self.patience)
  }

  init(environment: [String: String], patience: Duration) {
    path = environment["PATH"] ?? ""
    // Without a desktop, at the other end of a connection, a browser would take over the terminal.
    hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    self.patience = patience
  }

  /// Opens an `http` or `https` URL, or the file at an absolute path.
  ///
  /// - Returns: Whether there is a desktop with a program for it.
  public func open(_ address: String) async -> Bool {
    let beginning = address.lowercased()
    guard ["http://", "https://", "/"].contains(where: beginning.hasPrefix), hasDisplay,
      let opener = program("xdg-open"), let session = program("setsid")
    else { return false }
    // A session of its own: what it started stays when this program ends, or no longer waits for it.
    let command = PersonalCommand(
      program: session, arguments: ["--wait", opener, address], deadline: patience)
    return [.succeeded, .endedByForce].contains(await command.run(input: "", environment: [:]))
  }

  private func program(_ name: String) -> String? {
    path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
