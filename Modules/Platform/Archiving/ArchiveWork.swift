import Foundation
import SocialCredentials

/// The names of an unfinished archive: hidden files next to the target, so that finishing it takes no more than a
/// rename.
public struct ArchiveWork: Hashable, Sendable {
  /// The path of the archive.
  public let target: String
  /// Tells this archive apart from others with the same target.
  let token: String

  /// The file that is being written.
  public var folder: String { "\(own).tmp" }
  public var packed: String { "\(own).packed.tmp" }
  /// The file that is being replaced.
  public var old: String { "\(folder).old" }

  /// Makes names that no other archive uses.
  ///
  /// - Parameter target: An absolute path.
  public init(target: String) {
    self.init(target: target, token: String(AccessToken.random().prefix(12)))
  }

  init(target: String, token: String) {
    self.target = target
    self.token = token
  }

  /// Cleans up after the program was killed. A file that was being replaced gets its name back, unless another file
  /// has that name by then.
  func clear() {
    if FileSystem.kind(of: target, follows: false) == nil { rename(old, target) }
    for path in [folder, packed, old] { FileSystem.remove(path) }
  }

  private var own: String {
    let path = NSString(string: target)
    return "\(path.deletingLastPathComponent)/.\(path.lastPathComponent).\(token)"
  }
}
