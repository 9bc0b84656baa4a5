public import AppValues
import Foundation

/// How many files the program may still open.
public enum OpenFiles {
  /// As many as starting another program takes, and some for what else goes on.
  private static let maximum = 16

  /// Makes sure that another program can be started and listened to: what starts it waits for ever, or ends this
  /// program, where it cannot open all that it needs.
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
