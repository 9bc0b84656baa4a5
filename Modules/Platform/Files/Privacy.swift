public import AppValues
import Foundation

/// What became of something that its owner alone may look into.
public enum Privacy: Equatable, Sendable {
  /// No one else could.
  case isPrivate
  /// Others could, and cannot any more.
  case closed
  /// Others can, and it is not ours to change that: it belongs to someone else, or holds what is theirs.
  case isOpen
}

extension PrivateFile {
  /// Closes the file to others, where it is there and ours.
  ///
  /// Throws `storage(notAFile)` where something else has its name.
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
  /// The same for a file that is in use: to open and close it would take the locks from who has it open in this
  /// process (POSIX, `fcntl`).
  public func closeToOthersUnopened() -> Privacy {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & (S_IRWXG | S_IRWXO) != 0
    else { return .isPrivate }
    return status.st_uid == geteuid() && chmod(path, 0o600) == 0 ? .closed : .isOpen
  }
}

extension PrivateFolder {
  /// Closes the folder to others, where it is there and ours and they could put files into it. To look at names does
  /// no harm; every file in it is closed by itself.
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
