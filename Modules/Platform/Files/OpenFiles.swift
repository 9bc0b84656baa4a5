public import AppValues
import Foundation

/// The number of files that the program can still open.
public enum OpenFiles {
  /// Enough to start another program, and for whatever else is going on.
  private static let maximum = 16

  /// Makes sure that another program can be started and its output read. If too few files can be opened, starting one
  /// waits forever or ends this program.
  ///
  /// Throws `storage(tooManyFiles)`.
  public static func requireRoom() throws(AppError) {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    while descriptors.count < maximum {
      descriptors.append(
        try FileFault.check("open") { open("/dev/null", O_RDONLY | O_CLOEXEC) })
    }
  }
}
