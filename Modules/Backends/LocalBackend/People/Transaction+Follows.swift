import AppValues
import Entities
import Profile
import SocialDatabase
import SocialLocalStore

/// How one person follows another, or asks to, before any of it changes.
struct StoredFollow {
  /// The terms of a follow.
  struct Terms {
    let watchedSince: Int64
    let hidesShares: Bool
  }

  let follower: Int64
  let followee: Int64
  /// Nil if they don't follow.
  let terms: Terms?
  /// The settings of a follow request; nil if there is none.
  let request: FollowWishes?
  /// The kinds of notices of it that the other person has.
  let told: [NoticeKind]

  fileprivate init(_ follower: Int64, _ followee: Int64, _ row: borrowing Row) {
    self.follower = follower
    self.followee = followee
    terms = row.optionalInteger(0).map { [hides = row.optionalInteger(1)] since in
      Terms(watchedSince: since, hidesShares: hides == 1)
    }
    request = row.optionalInteger(2).map { [hides = row.optionalInteger(3)] watches in
      FollowWishes(watches: watches == 1, hidesShares: hides == 1)
    }
    told = (row.boolean(4) ? [.follow] : []) + (row.boolean(5) ? [.followRequest] : [])
  }
}

/// Follows and the requests that come before them.
extension Transaction {
  /// Whether one of them blocks the other.
  func isHidden(_ person: Int64) throws(AppError) -> Bool {
    guard limits.blocks || limits.states else { return false }
    return try !connection.exists("SELECT 1 WHERE 1 = 1\(visible.notHidden("\(person)"))")
  }

  func follows(_ follower: Int64, _ followee: Int64) throws(AppError) -> Bool {
    try connection.exists(
      "SELECT 1 FROM follow WHERE follower_id = \(follower) AND followee_id = \(followee)")
  }

  /// Asks how one person follows another; the answer is one row.
  func askForFollow(_ follower: Int64, _ followee: Int64) throws(AppError) -> PendingQuery<StoredFollow> {
    let isTold = { (kind: NoticeKind) -> SQL in
      """
      EXISTS (
        SELECT 1 FROM notice n WHERE n.recipient_id = \(followee) AND n.actor_id = \(follower)
          AND n.kind = \(kind.rawValue) AND n.post_id = 0 AND n.standing IN (1, 3))
      """
    }
    return try connection.ask(
      """
      SELECT f.watched_since, f.hides_shares, q.watches, q.hides_shares,
        \(isTold(.follow)), \(isTold(.followRequest))
      FROM (SELECT 1) AS one
      LEFT JOIN follow f ON f.follower_id = \(follower) AND f.followee_id = \(followee)
      LEFT JOIN follow_request q ON q.requester_id = \(follower) AND q.target_id = \(followee)
      """
    ) { StoredFollow(follower, followee, $0) }
  }

  /// Begins a follow that does not exist yet.
  func beginFollow(_ follow: StoredFollow, _ wishes: FollowWishes) throws(AppError) {
    let row = try nextID()
    try connection.submit(
      """
      INSERT INTO follow (follower_id, followee_id, id, watched_since, hides_shares)
      VALUES (
        \(follow.follower), \(follow.followee), \(row), \(wishes.watches ? row : 0),
        \(wishes.hidesShares ? 1 : 0))
      """)
    try count(follow, 1)
  }

  /// Changes the settings of a follow. There are no notices of earlier posts.
  func change(
    _ follow: StoredFollow, from present: StoredFollow.Terms, by terms: FollowTerms
  ) throws(AppError) {
    let before = FollowWishes(watches: present.watchedSince > 0, hidesShares: present.hidesShares)
    let wishes = before.changed(by: terms)
    if wishes == before { return }
    let since = !wishes.watches ? 0 : before.watches ? present.watchedSince : try nextID()
    try connection.submit(
      """
      UPDATE follow SET watched_since = \(since), hides_shares = \(wishes.hidesShares ? 1 : 0)
      WHERE follower_id = \(follow.follower) AND followee_id = \(follow.followee)
      """)
    try appendChange(.follow, follow.follower, follow.followee)
  }

  /// Ends a follow, if there is one, and takes back its notice.
  func endFollow(_ follow: StoredFollow) throws(AppError) {
    if follow.terms == nil { return }
    try connection.submit(
      "DELETE FROM follow WHERE follower_id = \(follow.follower) AND followee_id = \(follow.followee)")
    try count(follow, -1)
    try removeFromLists(of: follow.follower, follow.followee)
    try endFeaturing(follow.follower, follow.followee)
    try takeBack(.follow, of: follow)
  }

  /// Removes a follow request, if there is one, and takes back its notice. Returns the request's settings.
  @discardableResult
  func endRequest(_ follow: StoredFollow) throws(AppError) -> FollowWishes? {
    guard let request = follow.request else { return nil }
    try connection.submit(
      """
      DELETE FROM follow_request
      WHERE requester_id = \(follow.follower) AND target_id = \(follow.followee)
      """)
    try appendChange(.relation, follow.follower, follow.followee)
    try takeBack(.followRequest, of: follow)
    return request
  }

  private func takeBack(_ kind: NoticeKind, of follow: StoredFollow) throws(AppError) {
    guard follow.told.contains(kind) else { return }
    try takeBack([follow.followee], kind, by: follow.follower)
  }

  /// Counts a follow on both sides.
  private func count(_ follow: StoredFollow, _ difference: Int) throws(AppError) {
    let updates: [(id: Int64, update: SQL)] = [
      (follow.follower, "following_count = following_count + \(difference)"),
      (follow.followee, "follower_count = follower_count + \(difference)"),
    ]
    // In the order of their ids, so that two who follow each other do not wait for each other.
    for (id, update) in updates.sorted(by: { $0.id < $1.id }) {
      try connection.submit("UPDATE person SET \(update) WHERE id = \(id)")
    }
    try appendChange(.follow, follow.follower, follow.followee)
  }
}

/// What followers want to be notified of and shown about the person they follow.
struct FollowWishes: Equatable {
  /// At first there are no notices, and everything is shown.
  static let plain = FollowWishes(watches: false, hidesShares: false)

  let watches: Bool
  let hidesShares: Bool

  func changed(by terms: FollowTerms) -> FollowWishes {
    FollowWishes(
      watches: terms.notices ?? watches, hidesShares: terms.shares.map { !$0 } ?? hidesShares)
  }
}
