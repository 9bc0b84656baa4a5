import AppValues
import Foundation
import Subprocess
import SystemPackage

/// Makes QR codes with `qrencode`, where it's installed. Returns nil if that fails, since what a code says is also shown as
/// text.
public struct QRCodeProgram: Sendable {
  /// The longest output that is read, in bytes: more than that of the largest code.
  private static let limit = 1 << 17

  private let path: String
  private let patience: Duration

  /// - Parameters:
  ///   - path: The folders in which the program is looked for.
  ///   - patience: How long it may take. A code is no reason to wait longer for a screen.
  public init(path: String, patience: Duration = .seconds(5)) {
    self.path = path
    self.patience = patience
  }

  /// The dark modules of the code of a text, row by row, without a margin. The text goes through a pipe: it may be a secret.
  public func modules(of text: String) async -> [[Bool]]? {
    // What goes wrong is nothing that people could do about.
    let picture = try? await OtherProgram.run(within: patience, or: .timeout) {
      await self.picture(of: text)
    }
    return picture.flatMap(Self.modules(in:))
  }

  private func picture(of text: String) async -> Result<String, AppError> {
    let variables: [Environment.Key: String] = ["PATH": path, "LC_ALL": "C"]
    do {
      let input = try FileDescriptor.pipe(holding: text)
      let result = try await Subprocess.run(
        .name("qrencode"), arguments: ["-t", "ASCII", "-l", "L", "-m", "0", "-o", "-"],
        environment: .custom(variables), platformOptions: .ownSession,
        input: .fileDescriptor(input, closeAfterSpawningProcess: true),
        output: .string(limit: Self.limit), error: .discarded)
      guard case .exited(0) = result.terminationStatus else { return .failure(.unavailable) }
      return .success(result.standardOutput)
    } catch {
      return .failure(error as? AppError ?? .unavailable)
    }
  }

  /// Reads the program's picture: two characters for each module, `##` for a dark one.
  static func modules(in picture: String) -> [[Bool]]? {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: true).map(Array.init)
    guard let first = lines.first, lines.allSatisfy({ $0.count == first.count }),
      first.count == 2 * lines.count
    else { return nil }
    return lines.map { line in stride(from: 0, to: line.count, by: 2).map { line[$0] == "#" } }
  }
}
