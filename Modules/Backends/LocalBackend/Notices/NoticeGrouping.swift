import Entities
import SocialLocalStore

/// Which other notices a notice is grouped with.
enum NoticeGrouping {
  case alone
  /// Those of its kind about the same post.
  case byPost
  /// Those of its kind within a day of the first.
  case byDay
}

extension NoticeKind {
  /// Which other notices a notice of this kind is grouped with.
  var grouping: NoticeGrouping {
    switch self {
    case .like, .share: .byPost
    case .follow: .byDay
    case .followRequest, .comment, .mention, .post, .edit, .poll, .unpublished: .alone
    }
  }

  /// Whether it goes to very many people, a bounded number at a time.
  var isToldToMany: Bool { FanOutAudience.allCases.contains { $0.kind == self } }
}
