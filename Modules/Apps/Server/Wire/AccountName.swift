import Entities
import Foundation

/// The name of someone on this server as apps write it: `aiko`, `@aiko` or `aiko@host`, in any case.
struct AccountName: Hashable {
  /// Without the `@`, in lower case.
  let handle: String

  /// Nil for someone on another server, and for what can't be a name.
  init?(_ text: String, on site: Site) {
    let bare = text.trimmingCharacters(in: .whitespacesAndNewlines).trimmingPrefix("@")
    let parts = bare.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !site.isOwn(host: parts[1]) { return nil }
    // What can't be a name is no one's.
    guard let name = parts.first, let handle = try? Handle(ownServer: String(name)) else { return nil }
    self.handle = handle.folded
  }
}
