import Foundation

extension StorageFault {
  /// What the system says of a file, in our terms; nil for what is no fault of the place where data is kept.
  ///
  /// - Parameter code: The `errno` of a call that failed.
  public init?(systemError code: Int32) {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: self = .full
    case EROFS, EACCES, EPERM: self = .readOnly
    case EMFILE, ENFILE: self = .tooManyFiles
    case ENOLCK: self = .noLocks
    case EIO: self = .diskFault
    default: return nil
    }
  }
}
