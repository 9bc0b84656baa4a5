import Entities

/// Which other notices one is told together with.
enum NoticeGrouping {
  case alone
  /// Those of its kind about the same post.
  case byPost
  /// Those of its kind within a day of the first.
  case byDay
}

extension NoticeKind {
  /// Which other notices one of this kind is told together with.
  var grouping: NoticeGrouping {
    switch self {
    case .like, .share: .byPost
    case .follow: .byDay
    case .followRequest, .comment, .mention, .post, .edit: .alone
    }
  }

  /// Whether it is told to very many at once, a bounded number of them at a time.
  var isToldToMany: Bool { TellingAudience.allCases.contains { $0.kind == self } }
}
