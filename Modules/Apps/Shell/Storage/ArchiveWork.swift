import Foundation

/// The names under which an archive is written until it is whole: hidden beside where it is to lie, so that in
/// the end it need only be renamed.
struct ArchiveWork: Hashable, Sendable {
  /// Where the archive is to lie.
  let target: String
  /// What tells it from others of the same target.
  let token: String

  /// What is written to.
  var folder: String { "\(own).tmp" }
  var packed: String { "\(own).zip.tmp" }
  /// What is replaced, until it is.
  var old: String { "\(folder).old" }

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
