import Foundation

extension StorageFault {
  /// The fault for a system error; nil if the error isn't about storage.
  ///
  /// - Parameter code: The `errno` of the call that failed.
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
