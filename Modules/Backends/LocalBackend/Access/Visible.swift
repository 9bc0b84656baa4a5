import Database
import Entities

/// Who may see which post: the one place where that is written down for every read path.
enum Visible {
  /// Posts, as `p`.
  static func post(to viewer: Int64) -> SQL {
    "(p.deleted_at IS NULL AND \(condition("p", "p.id", viewer)))"
  }

  /// What stands in timelines, as `i`. A deleted post has no items.
  static func item(to viewer: Int64) -> SQL {
    condition("i", "i.post_id", viewer)
  }

  private static func condition(_ row: SQL, _ post: SQL, _ viewer: Int64) -> SQL {
    """
    (\(row).visibility <= 1 OR \(row).author_id = \(viewer)
      OR (\(row).visibility = 2 AND EXISTS (
        SELECT 1 FROM follow vf WHERE vf.follower_id = \(viewer) AND vf.followee_id = \(row).author_id))
      OR EXISTS (SELECT 1 FROM mention vm WHERE vm.post_id = \(post) AND vm.person_id = \(viewer)))
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
