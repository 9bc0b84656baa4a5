import AppValues
import Entities

/// What a group of notifications is called by apps, and what a single one is where they expect a group.
enum NotificationKey: Hashable, CustomStringConvertible {
  /// A group, by its first notification.
  case group(ID<Notice>)
  case single(ID<Notice>)

  init(_ notice: Notice) {
    self = notice.group.map(Self.group) ?? .single(notice.id)
  }

  /// Reads a `key`; nil for any other text.
  init?(_ key: some StringProtocol) {
    let parts = key.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let id = ID<Notice>(String(parts[1]))
    switch parts[0] {
    case "group": self = .group(id)
    case "ungrouped": self = .single(id)
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .group(let id): "group-\(id.rawValue)"
    // Apps know this word.
    case .single(let id): "ungrouped-\(id.rawValue)"
    }
  }
}
