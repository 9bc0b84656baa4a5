import AppValues
import Foundation

/// Shows texts on the desktop by the program `notify-send`.
public struct DesktopNotifier: Sendable {
  /// The most characters of a text.
  private static let longest = 200

  private let path: String

  /// - Parameter path: The folders in which programs are looked for, parted by `:`.
  public init(path: String) {
    self.path = path
  }

  /// Whether the program is there.
  public var isInstalled: Bool { program != nil }

  /// Shows a text as the heading of a notification: a heading is never read as markup.
  ///
  /// - Returns: Whether the program was there and ended well.
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
