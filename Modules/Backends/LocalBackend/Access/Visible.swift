import Entities
import SocialDatabase

/// Who may see what: the one place where that is written down for every path.
///
/// **A post** is seen by its author; `everyone` and `unlisted` by all, `followers` by those who follow the
/// author, and any by those it mentions. A deleted one is seen by no one, and that there was one is told to those who
/// could have seen it without being named in it, or who see what answers it (`gone`).
///
/// **A block**, by either of two people, hides each from the other on every path: posts (opened, in lists, in threads,
/// found, by name too, shared by others) and what the other shares, notices, and each other's names in lists of people. Of
/// the profile the head stays, with neither posts nor lists of people below it. It ends follows and requests
/// both ways and lets none begin. What was done before is counted on; lifting the block brings no follow
/// back, but what still stands can be seen again.
///
/// **A mute** hides a person's posts and what they share from the one who muted, wherever those come by
/// themselves: home, public, hashtag and list timelines, search by words, comments below a post, quoted above what
/// answers them (`unmutedItem`, `unmutedPost`). Where the person is asked for by name, on their own page and by `from:name` in search, on the
/// pages of others who shared them, above a comment that was opened, and when opened, they stay (`item`,
/// `post`). A mute that has ended is none.
///
/// **Hidden shares** (`hides_shares` of a follow) stay out of the home and the lists of those who follow so, whenever
/// they were shared (`welcomeItem`); what the person writes comes as before, and so does the same post by way of
/// others. On the person's own page they stand. The wish goes when the follow does.
///
/// **Who watches someone** (`watched_since` of a follow) gets a notice of each post from then on that is no
/// comment, not for those named alone, and theirs to see; one of a post that mentions them is that of the mention.
/// The wish waits with a request, and goes when the follow or the request does; notices made before stay.
///
/// **A notice** is made only for someone who may see what it is about, and neither blocks, is blocked by nor
/// mutes who did it; a mute may let notices through. By the same rule notices that exist are hidden, and not
/// counted, for as long as it holds. A conversation that someone has muted gives them no new ones.
///
/// **A locked person** (`is_locked`) approves followers: a follow begins as a request, told by a notice that
/// goes when the request does. Accepting makes the follow and tells no one; unlocking accepts nothing.
///
/// **Who hides their followers** (`hides_followers`) shows no one else who follows them and whom they follow; how
/// many those are is for all to see.
struct Visible {
  /// Which conditions a viewer's reading needs. Most people have to do with no block and no mute, and theirs
  /// costs no more than if there were none.
  struct Limits: Hashable {
    /// The viewer blocks someone, or is blocked.
    let blocks: Bool
    /// The viewer mutes someone at present.
    let mutes: Bool
    /// The viewer follows someone without what they share.
    let hidesShares: Bool

    static let none = Limits(blocks: false, mutes: false, hidesShares: false)
    static let all = Limits(blocks: true, mutes: true, hidesShares: true)
    /// What keeps posts from the viewer.
    var withShares: Limits { Limits(blocks: blocks, mutes: mutes, hidesShares: false) }
    /// What keeps things also from those who look them up.
    var forLookingUp: Limits { Limits(blocks: blocks, mutes: false, hidesShares: false) }
  }

  private let viewer: SQL
  private let limits: Limits
  private let now: SQL

  /// - Parameters:
  ///   - viewer: The viewer's id.
  ///   - now: The time in milliseconds, for mutes that end.
  init(to viewer: SQL, within limits: Limits, at now: SQL) {
    self.viewer = viewer
    self.limits = limits
    self.now = now
  }

  /// Posts, as `p`, that can be opened.
  var post: SQL { post("p") }

  /// Posts, as `p`, that come by themselves.
  var unmutedPost: SQL { unmutedPost("p") }

  /// Posts, as `r`, that are quoted above what answers them: they come by themselves.
  var quoted: SQL { unmutedPost("r") }

  private func post(_ row: SQL) -> SQL {
    "(\(row).deleted_at IS NULL AND \(isMeant(row, "\(row).id"))\(notBlocked("\(row).author_id")))"
  }

  private func unmutedPost(_ row: SQL) -> SQL {
    "(\(post(row))\(notMuted("\(row).author_id")))"
  }

  /// Comments, as `p`: those to be seen, and a deleted one as long as something to be seen answers it, be it by
  /// way of other deleted ones.
  var comment: SQL {
    """
    (\(unmutedPost) OR (p.deleted_at IS NOT NULL AND \(isAnswered(by: unmutedPost))))
    """
  }

  /// Posts, as `p`, that were deleted, which is no secret to the viewer.
  var gone: SQL {
    """
    (p.deleted_at IS NOT NULL AND ((\(isMeant("p", "p.id"))\(notBlocked("p.author_id"))) OR \(isAnswered(by: post))))
    """
  }

  /// Whether something answers the deleted post `p`, be it by way of other deleted ones.
  ///
  /// - Parameter post: Which posts, as `p`, count.
  private func isAnswered(by post: SQL) -> SQL {
    """
    EXISTS (
      WITH RECURSIVE gone (id) AS (
        SELECT p.id
        UNION ALL
        SELECT g.id FROM gone JOIN post g ON g.reply_to_id = gone.id WHERE g.deleted_at IS NOT NULL)
      SELECT 1 FROM gone JOIN post p ON p.reply_to_id = gone.id WHERE \(post))
    """
  }

  /// What stands in timelines, as `i`. A deleted post has no items.
  var item: SQL {
    "(\(isMeant("i", "i.post_id"))\(notBlocked("i.author_id, i.actor_id")))"
  }

  /// What stands in timelines, as `i`, and comes by itself.
  var unmutedItem: SQL {
    "(\(item)\(notMuted("i.author_id, i.actor_id")))"
  }

  /// What stands in timelines, as `i`, and comes to a home or a list.
  var welcomeItem: SQL {
    guard limits.hidesShares else { return unmutedItem }
    return """
      (\(unmutedItem) AND (i.is_share = 0 OR COALESCE((
        SELECT vs.hides_shares FROM follow vs
        WHERE vs.follower_id = \(viewer) AND vs.followee_id = i.actor_id), 0) = 0))
      """
  }

  /// ` AND …`: the person of a column is not hidden by a block.
  func notBlocked(_ people: SQL) -> SQL {
    guard limits.blocks else { return "" }
    return """
       AND NOT EXISTS (
        SELECT 1 FROM block vb WHERE vb.blocker_id = \(viewer) AND vb.blocked_id IN (\(people)))
      AND NOT EXISTS (
        SELECT 1 FROM block vc WHERE vc.blocker_id IN (\(people)) AND vc.blocked_id = \(viewer))
      """
  }

  /// ` AND …`: the person of a column is not muted.
  func notMuted(_ people: SQL) -> SQL {
    guard limits.mutes else { return "" }
    return """
       AND NOT EXISTS (
        SELECT 1 FROM mute vn WHERE vn.muter_id = \(viewer) AND vn.muted_id IN (\(people)) AND \(stands("vn")))
      """
  }

  /// Notices, as `n`.
  var notice: SQL {
    """
    (\(tells(of: "n.actor_id")) AND (n.kind IN ('follow', 'followRequest')
      OR (n.kind IN ('like', 'share')
        AND (SELECT p.deleted_at FROM post p WHERE p.id = n.post_id) IS NULL)
      OR EXISTS (SELECT 1 FROM post p WHERE p.id = n.post_id AND \(post))))
    """
  }

  /// Whether the viewer is notified of what the person of a column does.
  func tells(of person: SQL) -> SQL {
    let unmuted: SQL =
      limits.mutes
      ? """
       AND NOT EXISTS (SELECT 1 FROM mute vn WHERE vn.muter_id = \(viewer) AND vn.muted_id = \(person)
        AND vn.hears = 0 AND \(stands("vn")))
      """ : ""
    return "(1 = 1\(notBlocked(person))\(unmuted))"
  }

  /// Whether a mute has not ended.
  func stands(_ mute: SQL) -> SQL {
    Self.stands(mute, at: now)
  }

  static func stands(_ mute: SQL, at now: SQL) -> SQL {
    "(\(mute).ends_at IS NULL OR \(mute).ends_at > \(now))"
  }

  // Looking each up, not EXISTS, for which PostgreSQL first reads all whom the viewer follows (2,000 in
  // 0.2 ms, once for each EXISTS) and all mentions of them there are.
  private func isMeant(_ row: SQL, _ post: SQL) -> SQL {
    """
    (\(row).visibility <= 1 OR \(row).author_id = \(viewer)
      OR (\(row).visibility = 2 AND (
        SELECT 1 FROM follow vf WHERE vf.follower_id = \(viewer) AND vf.followee_id = \(row).author_id) = 1)
      OR (SELECT 1 FROM mention vm WHERE vm.post_id = \(post) AND vm.person_id = \(viewer)) = 1)
    """
  }
}

extension PostVisibility {
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
