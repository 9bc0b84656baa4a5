import Backend
import Database
import Entities

/// Recounts what is counted and looks for rows that refer to nothing.
struct ConsistencyCheck {
  /// The most findings told of each kind and place: enough to see what is wrong.
  private static let limit = 100

  private let connection: any SQLConnection

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  func findings() throws(SocialError) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    for counter in Self.counters { findings += try recount(counter) }
    for reference in Self.references { findings += try orphans(reference) }
    return findings
  }

  /// A column that says how many rows there are.
  private struct Counter {
    let table: String
    let column: String
    /// What it counts: `owner` and what it counts for it.
    let counted: SQL
  }

  private static let counters = [
    Counter(
      table: "person", column: "post_count",
      counted:
        "SELECT author_id AS owner, COUNT(*) AS n FROM post WHERE deleted_at IS NULL GROUP BY author_id"),
    Counter(
      table: "person", column: "follower_count",
      counted: "SELECT followee_id AS owner, COUNT(*) AS n FROM follow GROUP BY followee_id"),
    Counter(
      table: "person", column: "following_count",
      counted: "SELECT follower_id AS owner, COUNT(*) AS n FROM follow GROUP BY follower_id"),
    Counter(
      table: "person", column: "followed_tag_count",
      counted: "SELECT person_id AS owner, COUNT(*) AS n FROM tag_follow GROUP BY person_id"),
    Counter(
      table: "tag", column: "post_count",
      counted: "SELECT tag_id AS owner, COUNT(*) AS n FROM post_tag GROUP BY tag_id"),
    Counter(
      table: "post", column: "like_count",
      counted: "SELECT post_id AS owner, COUNT(*) AS n FROM post_like GROUP BY post_id"),
    Counter(
      table: "post", column: "share_count",
      counted: "SELECT post_id AS owner, COUNT(*) AS n FROM item WHERE is_share = 1 GROUP BY post_id"),
    Counter(
      table: "post", column: "comment_count",
      counted: """
        SELECT reply_to_id AS owner, COUNT(*) AS n FROM post
        WHERE deleted_at IS NULL AND reply_to_id IS NOT NULL GROUP BY reply_to_id
        """),
    Counter(
      table: "post", column: "mention_count",
      counted: "SELECT post_id AS owner, COUNT(*) AS n FROM mention GROUP BY post_id"),
    Counter(
      table: "post", column: "photo_count",
      counted: """
        SELECT post_id AS owner, COUNT(*) AS n FROM photo
        WHERE post_id IS NOT NULL AND position IS NOT NULL GROUP BY post_id
        """),
  ]

  private func recount(_ counter: Counter) throws(SocialError) -> [CheckFinding] {
    let (table, column) = (SQL(stringLiteral: counter.table), SQL(stringLiteral: counter.column))
    return try connection.rows(
      """
      SELECT t.id, t.\(column), COALESCE(c.n, 0) FROM \(table) t
      LEFT JOIN (\(counter.counted)) AS c ON c.owner = t.id
      WHERE t.\(column) <> COALESCE(c.n, 0) ORDER BY t.id LIMIT \(Self.limit)
      """
    ) { row throws(SocialError) in
      CheckFinding(
        .miscounted,
        "\(counter.table) \(row.integer(0)): \(counter.column) is \(row.integer(1)), counted \(row.integer(2))"
      )
    }
  }

  /// A column that refers to a row of another table.
  private struct Reference {
    let table: String
    let column: String
    let target: String
    /// Which rows of the target will do.
    var condition: SQL = ""
    /// Which rows of the table refer to anything.
    var applies: SQL = ""
  }

  private static let standing: SQL = " AND t.deleted_at IS NULL"
  /// What hung on a deleted post may be there as long as it is to be removed.
  private static let present: SQL = """
     AND (t.deleted_at IS NULL OR EXISTS (
      SELECT 1 FROM due_work w WHERE w.kind = 'post' AND w.subject = t.id))
    """

  private static let references = [
    Reference(table: "session", column: "person_id", target: "person"),
    Reference(table: "known_device", column: "person_id", target: "person"),
    Reference(table: "follow", column: "follower_id", target: "person"),
    Reference(table: "follow", column: "followee_id", target: "person"),
    Reference(table: "follow_request", column: "requester_id", target: "person"),
    Reference(table: "follow_request", column: "target_id", target: "person"),
    Reference(table: "block", column: "blocker_id", target: "person"),
    Reference(table: "block", column: "blocked_id", target: "person"),
    Reference(table: "mute", column: "muter_id", target: "person"),
    Reference(table: "mute", column: "muted_id", target: "person"),
    Reference(table: "person_note", column: "writer_id", target: "person"),
    Reference(table: "person_note", column: "person_id", target: "person"),
    Reference(table: "post", column: "author_id", target: "person"),
    Reference(
      table: "post", column: "reply_to_id", target: "post", applies: " AND s.reply_to_id IS NOT NULL"),
    Reference(table: "post", column: "conversation_id", target: "post"),
    Reference(table: "telling", column: "post_id", target: "post", condition: standing),
    Reference(table: "revision", column: "post_id", target: "post", condition: standing),
    Reference(table: "item", column: "actor_id", target: "person"),
    Reference(table: "item", column: "post_id", target: "post", condition: standing),
    Reference(table: "post_like", column: "post_id", target: "post", condition: present),
    Reference(table: "post_like", column: "person_id", target: "person"),
    Reference(table: "mention", column: "post_id", target: "post", condition: standing),
    Reference(table: "mention", column: "person_id", target: "person"),
    Reference(table: "bookmark", column: "post_id", target: "post", condition: present),
    Reference(table: "bookmark", column: "person_id", target: "person"),
    Reference(table: "pin", column: "post_id", target: "post", condition: standing),
    Reference(table: "pin", column: "person_id", target: "person"),
    Reference(table: "conversation_mute", column: "conversation_id", target: "post"),
    Reference(table: "conversation_mute", column: "person_id", target: "person"),
    Reference(table: "post_tag", column: "tag_id", target: "tag"),
    Reference(
      table: "post_tag", column: "post_id", target: "post", condition: standing + " AND t.visibility = 0"),
    Reference(table: "tag_follow", column: "tag_id", target: "tag"),
    Reference(table: "tag_follow", column: "person_id", target: "person"),
    Reference(table: "user_list", column: "owner_id", target: "person"),
    Reference(table: "list_member", column: "list_id", target: "user_list"),
    // A list holds people whom its owner follows.
    Reference(
      table: "list_member", column: "person_id", target: "person",
      condition: """
         AND EXISTS (SELECT 1 FROM follow f
          WHERE f.follower_id = s.owner_id AND f.followee_id = s.person_id)
        """),
    Reference(table: "notice", column: "recipient_id", target: "person"),
    Reference(table: "notice", column: "actor_id", target: "person"),
    Reference(
      table: "notice", column: "post_id", target: "post", condition: present,
      applies: " AND s.post_id <> 0"),
    Reference(
      table: "notice", column: "group_id", target: "notice_group",
      condition: " AND t.recipient_id = s.recipient_id AND t.kind = s.kind AND t.latest_id >= s.id"),
    Reference(table: "notice_group", column: "recipient_id", target: "person"),
    Reference(table: "notice_audience", column: "person_id", target: "person"),
    Reference(table: "quiet_hours", column: "person_id", target: "person"),
    Reference(
      table: "notice_group", column: "post_id", target: "post", condition: present,
      applies: " AND s.post_id <> 0"),
    Reference(table: "photo", column: "owner_id", target: "person"),
    Reference(
      table: "photo", column: "post_id", target: "post", condition: standing,
      applies: " AND s.post_id IS NOT NULL"),
    Reference(table: "reading_place", column: "person_id", target: "person"),
    Reference(table: "email_change", column: "person_id", target: "person"),
    Reference(
      table: "report", column: "reporter_id", target: "person", applies: " AND s.reporter_id IS NOT NULL"),
    Reference(table: "report", column: "person_id", target: "person"),
    Reference(table: "report_post", column: "report_id", target: "report"),
    Reference(table: "report_post", column: "post_id", target: "post"),
    Reference(table: "account_removal", column: "person_id", target: "person"),
    // Each post has an item of its own id.
    Reference(table: "post", column: "id", target: "item", applies: " AND s.deleted_at IS NULL"),
  ]

  /// A table with rows that are somebody's and concern nobody else: `column` says whose they are, and `key` tells
  /// one from another where there may be many.
  struct OwnTable {
    let name: String
    let column: String
    let key: String?
  }

  /// What refers to people in ways that more depends on, or stays when they go.
  private static let others: Set = [
    "follow", "follow_request", "post", "item", "post_like", "mention", "tag_follow", "notice", "photo",
    "list_member", "account_removal", "report",
  ]
  private static let keys = [
    "bookmark": "post_id", "conversation_mute": "conversation_id", "known_device": "device_hash",
  ]

  /// Every table with rows that are somebody's own: all that the check knows of, so that no new one is forgotten.
  static let ownTables: [OwnTable] = references.filter {
    $0.target == "person" && !others.contains($0.table)
  }.map { OwnTable(name: $0.table, column: $0.column, key: keys[$0.table]) }

  private func orphans(_ reference: Reference) throws(SocialError) -> [CheckFinding] {
    let (table, column) = (SQL(stringLiteral: reference.table), SQL(stringLiteral: reference.column))
    return try connection.rows(
      """
      SELECT s.\(column) FROM \(table) s WHERE NOT EXISTS (
        SELECT 1 FROM \(SQL(stringLiteral: reference.target)) t
        WHERE t.id = s.\(column)\(reference.condition))\(reference.applies)
      ORDER BY s.\(column) LIMIT \(Self.limit)
      """
    ) { row throws(SocialError) in
      CheckFinding(
        .orphaned,
        "\(reference.table): \(reference.column) \(row.integer(0)) is not in \(reference.target)")
    }
  }
}
