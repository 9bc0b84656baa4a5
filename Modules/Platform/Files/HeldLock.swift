import AppValues
import Foundation
import Synchronization

/// A lock on a file, held until it is released or its last reference goes.
public final class HeldLock: Sendable {
  private let descriptor: Mutex<CInt?>

  /// - Parameter kind: `LOCK_EX` or `LOCK_SH`.
  ///
  /// - Returns: nil while others hold it in a way that this does not go with.
  init?(_ path: String, _ kind: CInt) throws(AppError) {
    guard let descriptor = try RegularFile.open(path, O_RDWR | O_CREAT) else { throw .storage(.notAFile) }
    while flock(descriptor, kind | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(descriptor)
      if code == EWOULDBLOCK { return nil }
      throw FileFault.error(code, in: "flock")
    }
    self.descriptor = Mutex(descriptor)
  }

  deinit {
    release()
  }

  /// Lets go of the lock.
  public func release() {
    descriptor.withLock { descriptor in
      guard let held = descriptor else { return }
      // Closing is not enough: a program that is being started has a copy of the descriptor until it runs.
      flock(held, LOCK_UN)
      close(held)
      descriptor = nil
    }
  }
}
