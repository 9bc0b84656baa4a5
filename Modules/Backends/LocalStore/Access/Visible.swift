package import Entities
package import SocialDatabase

/// Who can see what: the only place that decides it, for every path.
///
/// **Rows** have the same names in every statement that asks: `p` is a post, `r` the post that it replies to, `i` a
/// timeline item, and `n` a notice. Names that begin with `v` are used here alone.
///
/// **A post** is always visible to its author and to the people it mentions; `everyone` and `unlisted` to all,
/// `followers` to the author's followers. No one sees a deleted post. That there was one is known to people who could
/// have seen it without being mentioned, or who see a comment on it (`gone`).
///
/// **A block**, in either direction, hides two people from each other on every path: posts (opened, in lists, in
/// threads, found, also by name, shared by others), shares, notices, and their names in lists of people. A profile
/// shows only its head, without posts or lists of people. A block ends follows and requests in both directions and
/// allows no new ones. Likes and comments made before are still counted. Unblocking restores no follow, but what still
/// exists is visible again.
///
/// **A mute** hides a person's posts and shares from the person who muted them, wherever they would appear by
/// themselves: home, public, hashtag and list timelines, search by words, comments below a post, quotes above
/// comments (`unmutedItem`, `unmutedPost`). They stay visible where they are asked for: on the person's own profile and by `from:name` in
/// search, on the profiles of others who shared them, above a comment that was opened, and when opened (`item`,
/// `post`). A mute that has ended has no effect.
///
/// **Hidden shares** (`hides_shares` of a follow) don't appear in that follower's home and lists, whenever they were
/// shared (`welcomeItem`). The person's own posts do, and so does the same post when others share it. The person's
/// profile shows them. The setting ends with the follow.
///
/// **The people of an exclusive list** (`is_exclusive`) bring nothing to the home of its owner, whenever they posted or
/// shared it (`isAtHome`). The list shows it, and so do hashtags that the owner follows.
///
/// **Watching a person** (`watched_since` of a follow) gives a notice of each of their posts from then on that isn't a
/// comment, isn't direct, and is visible to the watcher; a post that mentions the watcher gives the notice of the
/// mention instead. The setting waits with a request, and ends with the follow or the request; earlier notices stay.
///
/// **A notice** is made only for someone who can see what it is about, and neither blocks, is blocked by, nor mutes the
/// person who caused it; a mute can let notices through. By the same rule, existing notices are hidden and not counted
/// as long as that is the case. A muted conversation gives no new ones.
///
/// **A locked account** (`is_locked`) approves followers: a follow begins as a request, with a notice that goes when
/// the request does. Accepting creates the follow and notifies no one; unlocking accepts all that wait.
///
/// **A suspended account**, or one that waits for approval (`state`), is hidden like someone who blocks everyone: the
/// person, what they wrote and shared, and notices of what they did. They can't sign in. Likes, comments and followers
/// are still counted, and reinstating the account makes all of it visible again.
///
/// **Hidden followers** (`hides_followers`): no one else sees who follows the person or whom the person follows; the
/// numbers are visible to everyone.
///
/// **Search** finds public posts, and people's own posts of any visibility (`found`).
///
/// **People whose posts aren't found** (`is_indexable`): no one else's search finds what they wrote (`found`).
///
/// **Counts** that everyone sees say nothing of what only some may read: of comments, public and unlisted ones are
/// counted, and of someone's posts all but direct ones (`isCountedAmongComments`, `isCountedAmongPosts`).
package struct Visible {
  /// Which conditions a viewer's reading needs. Most people have no blocks or mutes, and for them reading costs no more
  /// than if there were none.
  package struct Limits: Hashable {
    /// The viewer blocks someone, or is blocked.
    package let blocks: Bool
    /// Someone's account isn't active.
    package let states: Bool
    /// The viewer mutes someone, or did until a mute ended.
    package let mutes: Bool
    /// The viewer follows someone without what they share.
    let hidesShares: Bool
    /// The viewer keeps the people of a list out of home.
    let keepsApart: Bool

    static let none = Limits(
      blocks: false, states: false, mutes: false, hidesShares: false, keepsApart: false)
    package static let all = Limits(
      blocks: true, states: true, mutes: true, hidesShares: true, keepsApart: true)
    /// What hides posts from the viewer.
    var withShares: Limits {
      Limits(blocks: blocks, states: states, mutes: mutes, hidesShares: false, keepsApart: false)
    }
    /// What hides things from the viewer in a list.
    var withinList: Limits {
      Limits(blocks: blocks, states: states, mutes: mutes, hidesShares: hidesShares, keepsApart: false)
    }
    /// What hides things even from people who look them up.
    var forLookingUp: Limits {
      Limits(blocks: blocks, states: states, mutes: false, hidesShares: false, keepsApart: false)
    }
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

  /// Posts that can be opened.
  package var post: SQL { post("p") }

  /// Posts that appear by themselves.
  package var unmutedPost: SQL { unmutedPost("p") }

  /// Posts that can be found by searching: the viewer's own, and public ones whose author lets others find them.
  package var found: SQL {
    """
    (p.author_id = \(viewer) OR (p.visibility = 0
      AND (SELECT vi.is_indexable FROM person vi WHERE vi.id = p.author_id) = 1))
    """
  }

  /// Posts that are quoted above comments on them: they appear by themselves.
  package var quoted: SQL { unmutedPost("r") }

  private func post(_ row: SQL) -> SQL {
    "(\(row).deleted_at IS NULL AND \(isMeant(row, "\(row).id"))\(notHidden("\(row).author_id")))"
  }

  private func unmutedPost(_ row: SQL) -> SQL {
    "(\(post(row))\(notMuted("\(row).author_id")))"
  }

  /// Comments: those that are visible, and deleted ones while a visible comment replies to them, directly or
  /// through other deleted ones.
  package var comment: SQL {
    """
    (\(unmutedPost) OR (p.deleted_at IS NOT NULL AND \(isAnswered(by: unmutedPost))))
    """
  }

  /// Deleted posts that the viewer may know about.
  package var gone: SQL {
    """
    (p.deleted_at IS NOT NULL AND ((\(isMeant("p", "p.id"))\(notHidden("p.author_id"))) OR \(isAnswered(by: post))))
    """
  }

  /// Whether a comment replies to the deleted post `p`, directly or through other deleted ones.
  ///
  /// - Parameter post: Which comments count.
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

  /// Timeline items. A deleted post has none.
  package var item: SQL {
    "(\(isMeant("i", "i.post_id"))\(notHidden("i.author_id, i.actor_id")))"
  }

  /// Timeline items that appear by themselves.
  package var unmutedItem: SQL {
    "(\(item)\(notMuted("i.author_id, i.actor_id")))"
  }

  /// Timeline items that appear in a home or a list.
  var welcomeItem: SQL {
    guard limits.hidesShares else { return unmutedItem }
    return """
      (\(unmutedItem) AND (i.is_share = 0 OR COALESCE((
        SELECT vs.hides_shares FROM follow vs
        WHERE vs.follower_id = \(viewer) AND vs.followee_id = i.actor_id), 0) = 0))
      """
  }

  /// ` AND …`: the person of a column isn't in a list whose people the viewer keeps out of home.
  func isAtHome(_ person: SQL) -> SQL {
    guard limits.keepsApart else { return "" }
    return """
       AND NOT EXISTS (
        SELECT 1 FROM list_member vl JOIN user_list ve ON ve.id = vl.list_id
        WHERE vl.owner_id = \(viewer) AND vl.person_id = \(person) AND ve.is_exclusive = 1)
      """
  }

  /// ` AND …`: the people of some columns are hidden neither by a block nor by the state of their account.
  package func notHidden(_ people: SQL) -> SQL {
    let active: SQL =
      limits.states
      ? " AND NOT EXISTS (SELECT 1 FROM person vp WHERE vp.id IN (\(people)) AND vp.state > 0)" : ""
    return "\(active)\(notBlocked(people))"
  }

  private func notBlocked(_ people: SQL) -> SQL {
    guard limits.blocks else { return "" }
    return """
       AND NOT EXISTS (
        SELECT 1 FROM block vb WHERE vb.blocker_id = \(viewer) AND vb.blocked_id IN (\(people)))
      AND NOT EXISTS (
        SELECT 1 FROM block vc WHERE vc.blocker_id IN (\(people)) AND vc.blocked_id = \(viewer))
      """
  }

  /// ` AND …`: the person of a column is not muted.
  package func notMuted(_ people: SQL) -> SQL {
    guard limits.mutes else { return "" }
    return """
       AND NOT EXISTS (
        SELECT 1 FROM mute vn WHERE vn.muter_id = \(viewer) AND vn.muted_id IN (\(people)) AND \(stands("vn")))
      """
  }

  /// Notices.
  package var notice: SQL {
    """
    (\(tells(of: "n.actor_id")) AND (n.post_id = 0
      OR (n.kind IN ('like', 'share')
        AND (SELECT p.deleted_at FROM post p WHERE p.id = n.post_id) IS NULL)
      OR EXISTS (SELECT 1 FROM post p WHERE p.id = n.post_id AND \(post))))
    """
  }

  /// Whether the viewer is notified of what the person of a column does.
  package func tells(of person: SQL) -> SQL {
    let unmuted: SQL =
      limits.mutes
      ? """
       AND NOT EXISTS (SELECT 1 FROM mute vn WHERE vn.muter_id = \(viewer) AND vn.muted_id = \(person)
        AND vn.hears = 0 AND \(stands("vn")))
      """ : ""
    return "(1 = 1\(notHidden(person))\(unmuted))"
  }

  /// Whether a mute has not ended.
  package func stands(_ mute: SQL) -> SQL {
    "(\(mute).ends_at IS NULL OR \(mute).ends_at > \(now))"
  }

  // Looks up each row instead of using EXISTS, for which PostgreSQL first reads everyone the viewer follows (2,000
  // in 0.2 ms, once for each EXISTS) and all mentions of the viewer.
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
  /// The stored number: the higher, the fewer people can see it.
  package var number: Int64 {
    switch self {
    case .everyone: 0
    case .unlisted: 1
    case .followers: 2
    case .direct: 3
    }
  }

  /// Whether a comment is counted on the post that it replies to. Everyone sees the number, so comments that only some may
  /// read aren't counted.
  package var isCountedAmongComments: Bool { number <= Self.lastCountedComment }

  /// Whether a post is counted among its author's, and can be the one whose day their profile shows.
  package var isCountedAmongPosts: Bool { number <= Self.lastCountedPost }

  /// The highest stored numbers that are counted.
  package static let lastCountedComment: Int64 = 1
  static let lastCountedPost: Int64 = 2

  /// An unknown number is visible to as few people as possible.
  package init(number: Int64) {
    self = Self.allCases.first { $0.number == number } ?? .direct
  }
}

extension Visible.Limits {
  /// What hides things from someone with these traits.
  ///
  /// - Parameter states: Whether anyone's account isn't active.
  init(_ traits: Traits, states: Bool) {
    self.init(
      blocks: traits.contains(.blocks), states: states, mutes: traits.contains(.mutes),
      hidesShares: traits.contains(.hidesShares), keepsApart: traits.contains(.keepsApart))
  }
}
