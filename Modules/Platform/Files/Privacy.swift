public import AppValues
import Foundation

/// The result of closing a file or folder to everyone but its owner.
public enum Privacy: Equatable, Sendable {
  /// No one else had access.
  case isPrivate
  /// Others had access, and no longer do.
  case closed
  /// Others have access, and we can't change that: it belongs to someone else, or contains other people's files.
  case isOpen
}

extension PrivateFile {
  /// Closes the file to others, if it exists and is ours.
  ///
  /// Throws `storage(notAFile)` if it isn't a regular file.
  public func closeToOthers() throws(AppError) -> Privacy {
    let descriptor: Int32?
    do throws(AppError) {
      descriptor = try RegularFile.open(path, O_RDONLY)
    } catch .storage(.readOnly) {
      // What even we may not read is said where it is opened.
      return .isPrivate
    }
    guard let descriptor else { return .isPrivate }
    defer { close(descriptor) }
    return Privacy.close(descriptor, ifOpenBy: S_IRWXG | S_IRWXO, to: 0o600)
  }
}

extension PrivateFile {
  /// Closes a file that is in use to others. Opening and closing it would release the locks that this process holds
  /// on it (POSIX, `fcntl`).
  public func closeToOthersUnopened() -> Privacy {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & (S_IRWXG | S_IRWXO) != 0
    else { return .isPrivate }
    return status.st_uid == geteuid() && chmod(path, 0o600) == 0 ? .closed : .isOpen
  }
}

extension PrivateFolder {
  /// Closes the folder to others, if it exists, is ours, and others could add files to it. Letting them see names
  /// does no harm: each file in it is closed by itself.
  public func closeToOthers() -> Privacy {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return .isPrivate }
    defer { close(descriptor) }
    return Privacy.close(descriptor, ifOpenBy: S_IWGRP | S_IWOTH, to: 0o700)
  }
}

extension Privacy {
  fileprivate static func close(_ descriptor: Int32, ifOpenBy bits: mode_t, to mode: mode_t) -> Privacy {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & bits != 0 else { return .isPrivate }
    // A sticky folder is meant for everyone, as /tmp is.
    guard status.st_uid == geteuid(), status.st_mode & S_ISVTX == 0 else { return .isOpen }
    return fchmod(descriptor, mode) == 0 ? .closed : .isOpen
  }
}
