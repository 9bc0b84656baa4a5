package import Entities
import SocialDatabase

/// The people who are notified about a post besides those it mentions, however many they are.
package enum FanOutAudience: String, CaseIterable {
  /// For a new post: those who watched its author before.
  case watchers
  /// For an edited post: those who liked or shared it.
  case fans

  /// The kinds of their notices, as a list of values.
  static var kinds: SQL {
    let kinds = allCases.map(\.kind.rawValue)
    return kinds.dropFirst().reduce("\(kinds[0])") { "\($0), \($1)" }
  }

  /// The kind of their notices.
  package var kind: NoticeKind {
    switch self {
    case .watchers: .post
    case .fans: .edit
    }
  }
}
