import AppValues
import Foundation

/// Draws pictures on a terminal by `chafa`: in colours and characters, or in pixels where the terminal is known
/// to take them.
public struct PictureDrawer: Sendable {
  /// The most rows that a picture takes.
  private static let rows = 12
  /// The largest file that is drawn, in bytes.
  private static let limit = 16 * 1_048_576

  private let tool: PhotoTool
  private let format: String

  /// - Parameter environment: What the terminal says of itself, and where programs are found.
  public init(environment: [String: String]) {
    // A picture is no reason to wait longer for a screen.
    self.init(environment: environment, patience: .seconds(5))
  }

  init(environment: [String: String], patience: Duration) {
    let told = ["TERM", "COLORTERM"].compactMap { name in environment[name].map { (name, $0) } }
    tool = PhotoTool(
      path: environment["PATH"] ?? "", patience: patience,
      variables: Dictionary(uniqueKeysWithValues: told))
    format = Self.format(environment)
  }

  /// The picture in a file, as rows of at most `columns` columns, without a newline behind the last; nil when
  /// `chafa` is not installed or cannot draw it.
  public func draw(_ path: String, columns: Int) async -> String? {
    do throws(AppError) {
      let file = try PhotoFile(path: path, limit: Self.limit)
      let size = ["--size", "\(columns)x\(Self.rows)"]
      let drawn = try await tool.run(
        "chafa", ["--format", format, "--animate", "off"] + size + ["-"], on: file)
      return String(decoding: drawn, as: UTF8.self).trimmingCharacters(in: .newlines)
    } catch {
      // What it shows is told in words as well.
      return nil
    }
  }

  /// The way in which a terminal shows pictures. Within another program's window, characters alone are sure.
  static func format(_ environment: [String: String]) -> String {
    let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") { return "symbols" }
    if term == "xterm-kitty" || term == "xterm-ghostty" || program == "ghostty" { return "kitty" }
    if term.contains("sixel") || term.hasPrefix("foot") || ["WezTerm", "mintty", "contour"].contains(program)
    {
      return "sixels"
    }
    return "symbols"
  }
}
