import Database
import Entities

/// Who may see which post: the one place where that is written down for every read path.
enum Visible {
  /// Posts, as `p`.
  static func post(to viewer: SQL) -> SQL {
    "(p.deleted_at IS NULL AND \(condition("p", "p.id", viewer)))"
  }

  /// What stands in timelines, as `i`. A deleted post has no items.
  static func item(to viewer: SQL) -> SQL {
    condition("i", "i.post_id", viewer)
  }

  // Looking each up, not EXISTS, for which PostgreSQL first reads all whom the viewer follows (2,000 in
  // 0.2 ms, once for each EXISTS) and all mentions of them there are.
  private static func condition(_ row: SQL, _ post: SQL, _ viewer: SQL) -> SQL {
    """
    (\(row).visibility <= 1 OR \(row).author_id = \(viewer)
      OR (\(row).visibility = 2 AND (
        SELECT 1 FROM follow vf WHERE vf.follower_id = \(viewer) AND vf.followee_id = \(row).author_id) = 1)
      OR (SELECT 1 FROM mention vm WHERE vm.post_id = \(post) AND vm.person_id = \(viewer)) = 1)
    """
  }
}

extension Visibility {
  /// How it is stored: the higher, the fewer may see it.
  var number: Int64 {
    switch self {
    case .everyone: 0
    case .unlisted: 1
    case .followers: 2
    case .direct: 3
    }
  }

  /// What is stored and unknown is seen by as few as possible.
  init(number: Int64) {
    self = Self.allCases.first { $0.number == number } ?? .direct
  }
}
