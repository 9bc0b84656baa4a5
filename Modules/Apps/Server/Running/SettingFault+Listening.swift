import Foundation
import NIOCore

extension SettingFault {
  /// Why a server can't listen where it was told to.
  ///
  /// - Returns: Nil for errors that have nothing to do with that.
  init?(_ error: any Error, listeningAt options: ServerOptions) {
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE:
      self.init(name: Setting.port.option, problem: .portInUse(options.port))
    case let error as IOError where error.errnoCode == EACCES:
      self.init(name: Setting.port.option, problem: .portForbidden(options.port))
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      self.init(name: Setting.bind.option, problem: .noSuchAddress(options.bind))
    case is SocketAddressError:
      self.init(name: Setting.bind.option, problem: .noSuchAddress(options.bind))
    default: return nil
    }
  }
}
