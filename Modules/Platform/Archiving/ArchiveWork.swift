import Foundation
import SocialCredentials

/// The names under which an archive is written until it is whole: hidden beside where it is to lie, so that in
/// the end it need only be renamed.
public struct ArchiveWork: Hashable, Sendable {
  /// Where the archive is to lie.
  public let target: String
  /// What tells it from others of the same target.
  let token: String

  /// What is written to.
  public var folder: String { "\(own).tmp" }
  public var packed: String { "\(own).packed.tmp" }
  /// What is replaced, until it is.
  public var old: String { "\(folder).old" }

  /// Names for an archive that no one else is writing.
  ///
  /// - Parameter target: An absolute path.
  public init(target: String) {
    self.init(target: target, token: String(AccessToken.random().prefix(12)))
  }

  init(target: String, token: String) {
    self.target = target
    self.token = token
  }

  /// Removes what is left when the program was killed. What was about to be replaced gets its name back, where
  /// nothing else has it by then.
  func clear() {
    if FileSystem.kind(of: target, follows: false) == nil { rename(old, target) }
    for path in [folder, packed, old] { FileSystem.remove(path) }
  }

  private var own: String {
    let path = NSString(string: target)
    return "\(path.deletingLastPathComponent)/.\(path.lastPathComponent).\(token)"
  }
}
