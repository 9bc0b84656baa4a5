import Foundation
import SocialCredentials

/// The names for an archive that isn't complete yet: hidden files next to its target, so that in the end it only has to
/// be renamed.
public struct ArchiveWork: Hashable, Sendable {
  /// The path of the archive.
  public let target: String
  /// Tells it apart from others with the same target.
  let token: String

  /// The file that is written.
  public var folder: String { "\(own).tmp" }
  public var packed: String { "\(own).packed.tmp" }
  /// The file that is being replaced.
  public var old: String { "\(folder).old" }

  /// Names that no other archive uses.
  ///
  /// - Parameter target: An absolute path.
  public init(target: String) {
    self.init(target: target, token: String(AccessToken.random().prefix(12)))
  }

  init(target: String, token: String) {
    self.target = target
    self.token = token
  }

  /// Removes what is left after the program was killed. A file that was being replaced gets its name back, unless
  /// something else has it by then.
  func clear() {
    if FileSystem.kind(of: target, follows: false) == nil { rename(old, target) }
    for path in [folder, packed, old] { FileSystem.remove(path) }
  }

  private var own: String {
    let path = NSString(string: target)
    return "\(path.deletingLastPathComponent)/.\(path.lastPathComponent).\(token)"
  }
}
