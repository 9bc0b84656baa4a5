public import AppValues
import Foundation

/// Opens regular files only. Anything else with that name is refused at once: a pipe would keep the program waiting
/// for its other end.
public enum RegularFile {
  /// - Parameter flags: The flags for `open`; only the owner can access a file that is made.
  /// - Returns: The descriptor, which the caller closes; nil if there is no such file and none is made.
  ///
  /// Throws `storage(notAFile)`, and the errors of `FileFault`.
  public static func open(_ path: String, _ flags: Int32) throws(AppError) -> Int32? {
    let descriptor = Foundation.open(path, flags | O_NONBLOCK | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      let code = errno
      switch code {
      case ENOENT where flags & O_CREAT == 0: return nil
      // A pipe that no one reads, and a socket.
      case ENXIO, EISDIR, ELOOP: throw .storage(.notAFile)
      default: throw FileFault.error(code, in: "open")
      }
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return descriptor }
    close(descriptor)
    throw .storage(.notAFile)
  }
}
