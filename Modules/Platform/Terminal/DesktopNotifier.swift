import AppValues
import Foundation

/// Shows notifications on the desktop with the program `notify-send`.
public struct DesktopNotifier: Sendable {
  /// The maximum length of a text, in characters.
  private static let longest = 200

  private let path: String

  /// - Parameter path: The folders to look for programs in, separated by `:`.
  public init(path: String) {
    self.path = path
  }

  /// Whether the program is installed.
  public var isInstalled: Bool { program != nil }

  /// Shows a text as the heading of a notification, since headings are never read as markup.
  ///
  /// - Returns: Whether the program was found and succeeded.
  @discardableResult
  public func show(_ text: String) async -> Bool {
    guard let program else { return false }
    let heading = String(Printable.stripped(text).prefix(Self.longest))
    let command = PersonalCommand(
      program: program, arguments: ["--app-name=SocialConnect", "--", heading], deadline: .seconds(10))
    return await command.run(input: "", environment: [:]) == .succeeded
  }

  private var program: String? {
    path.split(separator: ":").lazy.map { "\($0)/notify-send" }.first { access($0, X_OK) == 0 }
  }
}
