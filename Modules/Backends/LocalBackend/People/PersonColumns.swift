import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Reads people as a viewer sees them.
enum PersonColumns {
  /// Columns of a person `p`.
  static func all(for transaction: Transaction) -> SQL {
    all(for: "\(transaction.viewer)", seeing: transaction.visible, transaction.limits)
  }

  /// - Parameters:
  ///   - visible: What the viewer can see.
  ///   - limits: What may hide people from the viewer.
  static func all(for viewer: SQL, seeing visible: Visible, _ limits: Visible.Limits) -> SQL {
    columns(
      follows: """
        (SELECT CASE WHEN f1.watched_since > 0 THEN 1 ELSE 0 END + 2 * f1.hides_shares
          FROM follow f1 WHERE f1.follower_id = \(viewer) AND f1.followee_id = p.id),
        EXISTS (SELECT 1 FROM follow f2 WHERE f2.follower_id = p.id AND f2.followee_id = \(viewer)),
        (SELECT r1.watches + 2 * r1.hides_shares
          FROM follow_request r1 WHERE r1.requester_id = \(viewer) AND r1.target_id = p.id),
        EXISTS (SELECT 1 FROM follow_request r2 WHERE r2.requester_id = p.id AND r2.target_id = \(viewer)),
        \(blocks(viewer, limits)), \(mutes(viewer, visible, limits))
        """,
      note:
        "(SELECT pn.text FROM person_note pn WHERE pn.writer_id = \(viewer) AND pn.person_id = p.id)",
      isFeatured: """
        EXISTS (SELECT 1 FROM featured_person fp WHERE fp.owner_id = \(viewer) AND fp.person_id = p.id)
        """)
  }

  /// The same without what is between the person and the viewer.
  static let profile = columns(
    follows: """
      CAST(NULL AS BIGINT), FALSE, CAST(NULL AS BIGINT), FALSE, FALSE, FALSE, FALSE, CAST(NULL AS BIGINT), FALSE
      """, note: "CAST(NULL AS TEXT)", isFeatured: "FALSE")

  private static func columns(follows: SQL, note: SQL, isFeatured: SQL) -> SQL {
    """
    p.id, p.handle, p.name, p.bio, p.post_count, p.follower_count, p.following_count, p.is_locked,
    p.created_at, \(follows), p.is_bot, p.hides_followers, p.fields, p.avatar, p.header, \(note),
    p.avatar_store, p.header_store, p.is_discoverable, p.is_indexable, p.version, p.last_posted_on,
    \(isFeatured)
    """
  }

  /// How many columns those are.
  static let count = 31

  private static func blocks(_ viewer: SQL, _ limits: Visible.Limits) -> SQL {
    guard limits.blocks else { return "FALSE, FALSE" }
    return """
      EXISTS (SELECT 1 FROM block b1 WHERE b1.blocker_id = \(viewer) AND b1.blocked_id = p.id),
      EXISTS (SELECT 1 FROM block b2 WHERE b2.blocker_id = p.id AND b2.blocked_id = \(viewer))
      """
  }

  private static func mutes(_ viewer: SQL, _ visible: Visible, _ limits: Visible.Limits) -> SQL {
    guard limits.mutes else { return "FALSE, CAST(NULL AS BIGINT), FALSE" }
    let mute: SQL = """
      FROM mute m1 WHERE m1.muter_id = \(viewer) AND m1.muted_id = p.id
        AND \(visible.stands("m1"))
      """
    return
      "EXISTS (SELECT 1 \(mute)), (SELECT m1.ends_at \(mute)), EXISTS (SELECT 1 \(mute) AND m1.hears = 0)"
  }

  static func user(_ row: borrowing Row, for transaction: Transaction) -> User {
    // How the viewer follows the person, or asks to: 1 for watching, and 2 for hiding what they share.
    let (follows, asks) = (row.optionalInteger(9), row.optionalInteger(11))
    let wishes = follows ?? asks ?? 0
    return User(
      id: ID(row.integer(0)), handle: row.text(1), name: row.text(2), bio: row.text(3),
      postCount: row.int(4), followerCount: row.int(5), followingCount: row.int(6),
      isLocked: row.integer(7) != 0, isBot: row.integer(18) != 0, hidesFollowers: row.integer(19) != 0,
      isDiscoverable: row.integer(26) != 0, isIndexable: row.integer(27) != 0,
      fields: FieldList.fields(row.text(20)),
      avatar: AuthorColumns.picture(row.text(21), in: row.integer(24), transaction.media),
      header: AuthorColumns.picture(row.text(22), in: row.integer(25), transaction.media),
      createdAt: Timestamp(milliseconds: row.integer(8)), lastPostedAt: row.optionalInteger(29).map(day),
      version: row.int(28),
      relationship: Relationship(
        isSelf: row.integer(0) == transaction.viewer, isFollowing: follows != nil,
        isWatching: wishes & 1 != 0, isHidingShares: wishes & 2 != 0,
        isFollowedBy: row.boolean(10), hasRequestedToFollow: asks != nil, hasFollowRequest: row.boolean(12),
        isBlocking: row.boolean(13), isBlockedBy: row.boolean(14), isMuting: row.boolean(15),
        mutedUntil: row.optionalInteger(16).map(Timestamp.init(milliseconds:)),
        isMutingNotices: row.boolean(17), isFeaturing: row.boolean(30), note: row.optionalText(23) ?? ""))
  }

  /// The day of a number of days since 1970.
  static func day(_ number: Int64) -> CalendarDate {
    CalendarDate(Timestamp(milliseconds: number * 86_400_000))
  }
}

/// A person, who may have deleted their account.
struct StoredUser {
  let user: User
  let isDeleted: Bool
}

extension Transaction {
  /// The person that a condition on `p` describes.
  ///
  /// Throws `notFound`, `gone`.
  func user(where condition: SQL) throws(AppError) -> User {
    try user(in: try askForUser(where: condition))
  }

  /// The person in the answer to a query.
  ///
  /// Throws the same errors.
  func user(in query: PendingQuery<StoredUser>) throws(AppError) -> User {
    guard let found = try query.answer().first else { throw .notFound }
    if found.isDeleted { throw .gone }
    return found.user
  }

  /// The people of these ids, without those who are gone.
  func users(_ ids: [Int64]) throws(AppError) -> [Int64: User] {
    if ids.isEmpty { return [:] }
    let statement = statement(for: .people, "p.id", in: ids) { areWanted, viewer, visible in
      """
      SELECT \(PersonColumns.all(for: viewer, seeing: visible, limits)), p.id FROM person p
      WHERE \(areWanted) AND p.deleted_at IS NULL AND p.state = 0
      """
    }
    return try connection.rows(statement) { row throws(AppError) in
      (id: row.integer(PersonColumns.count), user: PersonColumns.user(row, for: self))
    }.reduce(into: [:]) { users, found in users[found.id] = found.user }
  }

  /// The profiles of the people of these ids, without those who are gone, and without what is between them and the viewer.
  func profiles(_ ids: [Int64]) throws(AppError) -> [Int64: User] {
    if ids.isEmpty { return [:] }
    let statement = statement(for: .profiles, "p.id", in: ids) { areWanted, _, _ in
      "SELECT \(PersonColumns.profile) FROM person p WHERE \(areWanted) AND p.deleted_at IS NULL AND p.state = 0"
    }
    return try connection.rows(statement) { row throws(AppError) in
      (id: row.integer(0), user: PersonColumns.user(row, for: self))
    }.reduce(into: [:]) { users, found in users[found.id] = found.user }
  }

  /// Asks for the viewer's profile, which is passed on when it arrives.
  func askForOwnProfile(_ receive: @escaping (User) -> Void) throws(AppError) {
    let statement: SQL = "SELECT \(PersonColumns.profile) FROM person p WHERE p.id = \(viewer)"
    _ = try connection.ask(statement.plannedOnce) { row in receive(PersonColumns.user(row, for: self)) }
  }

  /// Asks for the person that a condition on `p` describes.
  func askForUser(where condition: SQL) throws(AppError) -> PendingQuery<StoredUser> {
    // What the transaction itself has done may have made the viewer's first block or mute.
    var heedful = self
    heedful.limits = .all
    let statement: SQL = """
      SELECT \(PersonColumns.all(for: heedful)), p.deleted_at FROM person p WHERE \(condition) AND p.state = 0
      """
    return try connection.ask(statement.plannedOnce) { row in
      StoredUser(user: PersonColumns.user(row, for: self), isDeleted: !row.isNull(PersonColumns.count))
    }
  }

  /// Makes sure that there is such a person.
  ///
  /// - Parameter orSuspended: Whether the person may be suspended, for lists that are empty then.
  ///
  /// Throws `notFound`, `gone`.
  func requirePerson(_ id: Int64, orSuspended: Bool = false) throws(AppError) {
    let state: SQL = orSuspended ? "state IN (0, \(number: AccountState.suspended.rawValue))" : "state = 0"
    let isDeleted = try connection.first("SELECT deleted_at FROM person WHERE id = \(id) AND \(state)") {
      row throws(AppError) in !row.isNull(0)
    }
    guard let isDeleted else { throw .notFound }
    if isDeleted { throw .gone }
  }
}
