import Foundation

/// Data that an earlier version made, in `Tests/Fixtures`.
public enum Fixture {
  /// Where a file is.
  ///
  /// - Parameter name: The version and the file: `0.2.0/network.sql`.
  public static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)").path
  }

  /// Unpacks a file that `gzip` has packed.
  public static func unpack(_ name: String, to path: String) async throws {
    try await Program.expect(["sh", "-c", #"gunzip -c "$1" >"$2""#, "sh", Self.path(name), path])
  }
}
