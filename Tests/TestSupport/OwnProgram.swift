public import Foundation

/// The programs of this package, as tests start them.
public enum OwnProgram {
  /// Where a program lies, which was built with the tests.
  public static func path(of name: String) -> String { folder.appending(path: name).path }

  /// The folder of all that was built with the tests: `debug` or `release`.
  public static var folder: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
