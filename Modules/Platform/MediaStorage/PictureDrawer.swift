import AppValues
import Entities
import Foundation

/// Makes of a picture what terminals show: a small PNG file by `vips`, or sixels and coloured characters by `chafa`.
/// What can't be made is nil: what a picture shows is said in words as well.
public struct PictureDrawer: Sendable {
  /// A picture as a PNG file.
  public struct PNG: Hashable, Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// Nil for bytes that are no PNG file.
    init?(_ bytes: [UInt8]) {
      guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
      // The size stands at the beginning of the first chunk, the largest byte first.
      func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
      self.bytes = bytes
      width = number(at: 16)
      height = number(at: 20)
    }
  }

  /// The largest file that is drawn, in bytes.
  private static let limit = 16 * 1_048_576

  private let tool: PhotoTool

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
  }

  /// The picture in a file, no larger than so many pixels.
  public func png(_ path: String, width: Int, height: Int) async -> PNG? {
    let size = ["-s", "\(width)x\(height)>"]
    return await made("vipsthumbnail", ["stdin[fail-on=truncated]"] + size + ["-o", ".png[strip]"], path)
      .flatMap(PNG.init)
  }

  /// The picture as rows of coloured characters, of at most so many columns and rows.
  public func characters(_ path: String, columns: Int, rows: Int) async -> [UInt8]? {
    await made("chafa", Self.chafa("symbols", columns, rows), path)
  }

  /// The picture as sixels that take so many columns and rows of a usual terminal.
  public func sixels(_ path: String, columns: Int, rows: Int) async -> [UInt8]? {
    await made("chafa", Self.chafa("sixels", columns, rows), path)
  }

  private static func chafa(_ format: String, _ columns: Int, _ rows: Int) -> [String] {
    ["--format", format, "--animate", "off", "--size", "\(columns)x\(rows)", "-"]
  }

  private func made(_ program: String, _ arguments: [String], _ path: String) async -> [UInt8]? {
    do throws(AppError) {
      return try await tool.run(program, arguments, on: try PhotoFile(path: path, limit: Self.limit))
    } catch {
      return nil
    }
  }
}
