import Foundation

/// A picture small enough to stand in a source.
public enum TinyPhoto {
  /// A PNG of one pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  /// Writes it to a folder; answers the file's path.
  public static func write(to folder: TemporaryFolder, as name: String = "tiny.png") throws -> String {
    try Data(base64Encoded: png)?.write(to: folder.url.appending(path: name))
    return folder.path(name)
  }
}
