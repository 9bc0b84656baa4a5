import Foundation

/// The programs of this package, as tests start them.
public enum OwnProgram {
  /// Where a program lies: in the folder that `SOCIALCONNECT_TEST_PROGRAMS` names, or beside the tests that it was built
  /// with.
  public static func path(of name: String) -> String {
    let folder = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_PROGRAMS"] ?? ""
    return folder.isEmpty ? beside(name) : "\(folder)/\(name)"
  }

  /// Where a program lies that was built with the tests.
  public static func beside(_ name: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name).path
  }
}
