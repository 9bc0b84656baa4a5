import Foundation

/// The program under test, as the same build made it.
enum Program {
  /// Where it lies: beside the test bundle in the build folder, or where SOCIALCONNECT_TEST_PROGRAM says.
  static func path() throws -> String {
    let path = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_PROGRAM"] ?? built
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ProgramFault.notBuilt(path: path)
    }
    return path
  }

  /// The root of the package's sources.
  static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static var built: String { beside("socialconnect") }

  /// Where a program lies that was built with the tests.
  static func beside(_ name: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name).path
  }
}
