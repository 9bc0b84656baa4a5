public import AppScreens
import SocialFiles

/// What was found in the data folder that its owner should know of.
public enum DataFinding: Equatable, Sendable {
  /// Others could look into it, and cannot any more.
  case closed(String)
  /// Others can look into it, and it is not ours to change that.
  case isOpen(String)
  /// Something else has the name of a file.
  case isNoFile(String)

  init?(_ path: String, _ privacy: Privacy) {
    switch privacy {
    case .isPrivate: return nil
    case .closed: self = .closed(path)
    case .isOpen: self = .isOpen(path)
    }
  }
}

extension Words {
  /// What was found, for standard error.
  public func explain(_ finding: DataFinding) -> String {
    switch finding {
    case .closed(let path): accessRemoved(from: path)
    case .isOpen(let path): accessRemains(to: path)
    case .isNoFile(let path): notAFile(path)
    }
  }
}
