public import AppValues
import Foundation
import Synchronization

/// Keeps processes, and tasks of one process, from changing the same file at the same time. The system releases the
/// lock when its holder ends.
public struct FileLock: Sendable {
  private let path: String
  private let patience: Duration

  /// A lock on a separate file, which is made if it's missing, and stays.
  ///
  /// - Parameters:
  ///   - path: A file next to the one to protect. Not that file itself, which gets replaced.
  ///   - patience: How long to wait for another holder.
  public init(_ path: String, patience: Duration = .seconds(5)) {
    self.path = path
    self.patience = patience
  }

  /// Runs `body` while holding the lock.
  ///
  /// Throws the errors of `body`; `storage(locked)` if the lock stayed taken, `storage(readOnly)`, `storage(full)`,
  /// `storage(notAFile)`, `cancelled`.
  public func withLock<Value: Sendable>(
    _ body: () throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let held = try await hold()
    defer { held.release() }
    return try body()
  }

  /// Takes the lock exclusively.
  ///
  /// Throws the same errors as `withLock`.
  public func hold() async throws(AppError) -> HeldLock {
    let deadline = ContinuousClock.now + patience
    while true {
      if let held = try HeldLock(path, LOCK_EX) { return held }
      if ContinuousClock.now >= deadline { throw .storage(.locked) }
      do {
        // Another process's lock gives no signal short of blocking a thread.
        try await Task.sleep(for: .milliseconds(20))
      } catch {
        throw .cancelled
      }
    }
  }

  /// Takes the lock together with any number of others who share it. Returns nil, without waiting, if someone holds
  /// it exclusively.
  ///
  /// Throws `storage(readOnly)`, `storage(full)`.
  public func share() throws(AppError) -> HeldLock? {
    try HeldLock(path, LOCK_SH)
  }
}

/// A lock on a file, held until it's released or its last reference is gone.
public final class HeldLock: Sendable {
  private let descriptor: Mutex<CInt?>

  /// - Parameter kind: `LOCK_EX` or `LOCK_SH`.
  ///
  /// - Returns: nil if others hold it in a conflicting way.
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

  /// Releases the lock.
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
