import Foundation
import SocialTestSupport

/// The program under test.
enum Program {
  /// Where it lies.
  static func path() throws -> String {
    let path = OwnProgram.path(of: "socialconnect")
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ProgramFault.notBuilt(path: path)
    }
    return path
  }

  /// The root of the package's sources.
  static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
