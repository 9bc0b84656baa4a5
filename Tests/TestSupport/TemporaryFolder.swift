public import Foundation

/// A folder for one test, removed when this object is.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes a folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("socialconnect-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Someone else may have removed it; then there is nothing to do.
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it.
  public func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }
}
