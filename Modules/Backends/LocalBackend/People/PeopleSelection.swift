import AppValues
import Entities
import Post
import Profile
import SocialDatabase
import SocialLocalStore

/// Selects a page of one of the lists of people, the latest first.
struct PeopleSelection {
  /// Where the list is kept, as `l`; the person listed, and a condition that holds for the list.
  private let table: SQL
  private let person: SQL
  private let condition: SQL
  /// The people of the list whom the viewer is shown.
  private let shown: Shown

  private enum Shown {
    /// Those not hidden by a block.
    case unblocked
    /// Everyone, for the list of the people the viewer blocks.
    case all
    /// Those whose mute has not ended.
    case standing
    /// Those about whom the viewer can be notified.
    case told
  }

  /// Nil for suggestions, which aren't stored, and for the people that `KnownFollowersSelection` and
  /// `DirectorySelection` select.
  ///
  /// - Parameter owner: Whose list it is.
  init?(_ list: PeopleList, of owner: Int64) {
    shown =
      switch list {
      case .followers, .following, .knownFollowers, .requests, .suggested, .directory: .unblocked
      case .blocked: .all
      case .muted: .standing
      case .newFollowers: .told
      }
    switch list {
    case .suggested, .knownFollowers, .directory: return nil
    case .followers:
      (table, person, condition) = ("follow", "l.follower_id", "l.followee_id = \(owner)")
    case .following:
      (table, person, condition) = ("follow", "l.followee_id", "l.follower_id = \(owner)")
    case .requests:
      (table, person, condition) = ("follow_request", "l.requester_id", "l.target_id = \(owner)")
    case .blocked:
      (table, person, condition) = ("block", "l.blocked_id", "l.blocker_id = \(owner)")
    case .muted:
      (table, person, condition) = ("mute", "l.muted_id", "l.muter_id = \(owner)")
    case .newFollowers(let notice):
      // Someone else's notice, or one that doesn't exist, has no people.
      let group: SQL = """
        SELECT g.group_id FROM notice g
        WHERE g.id = \(notice.numberOrNil ?? 0) AND g.recipient_id = \(owner) AND g.kind = 'follow'
        """
      (table, person, condition) = ("notice", "l.actor_id", "l.standing = 1 AND l.group_id = (\(group))")
    }
  }

  /// - Parameter owner: Who features them.
  init(featuredBy owner: Int64) {
    shown = .unblocked
    (table, person, condition) = ("featured_person", "l.person_id", "l.owner_id = \(owner)")
  }

  /// - Parameter post: The post that they liked or shared.
  init(_ list: PostPeople, of post: Int64) {
    shown = .unblocked
    switch list {
    case .likers:
      (table, person, condition) = ("post_like", "l.person_id", "l.post_id = \(post)")
    case .sharers:
      (table, person, condition) = ("item", "l.actor_id", "l.post_id = \(post) AND l.is_share = 1")
    }
  }

  func page(_ range: KeyRange, _ transaction: Transaction) throws(AppError) -> Page<User> {
    let rows = try transaction.connection.rows(
      """
      SELECT \(PersonColumns.all(for: transaction)), l.id \(people(transaction))\
      \(range.bounds("l.id"))\(range.ordering("l.id"))
      """
    ) { row throws(AppError) in
      (user: PersonColumns.user(row, for: transaction), id: row.integer(PersonColumns.count))
    }
    return try range.page(rows, key: { $0.id }, { $0.map { $0.user } })
  }

  /// How many people there are, as far as they are counted.
  func count(upTo limit: Int, _ transaction: Transaction) throws(AppError) -> Int {
    try transaction.connection.first(
      "SELECT COUNT(*) FROM (SELECT 1 \(people(transaction)) LIMIT \(limit)) AS counted"
    ) { row throws(AppError) in row.int(0) } ?? 0
  }

  /// ` FROM … WHERE …`: the people of the list who are shown.
  private func people(_ transaction: Transaction) -> SQL {
    """
    FROM \(table) l JOIN person p ON p.id = \(person)
    WHERE \(condition) AND p.deleted_at IS NULL AND p.state = 0\(conditions(transaction))
    """
  }

  /// ` AND …`: the conditions on the people who are shown.
  private func conditions(_ transaction: Transaction) -> SQL {
    switch shown {
    case .unblocked: transaction.visible.notHidden(person)
    case .all: ""
    case .standing: " AND \(transaction.visible.stands("l"))"
    case .told: " AND EXISTS (SELECT 1 FROM notice n WHERE n.id = l.id AND \(transaction.visible.notice))"
    }
  }
}
