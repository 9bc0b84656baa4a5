import AppValues
package import Entities
import SocialDatabase
import SocialMediaStorage

/// What every transaction must know about its viewer.
struct ViewerState: Hashable {
  /// The person's id; 0, which no one has, for an anonymous viewer.
  let viewer: Int64
  /// How many people and how many hashtags the viewer follows.
  let following: Int
  let followedTags: Int
  /// What hides things from the viewer.
  let limits: Visible.Limits
  /// Which marks to look for on posts.
  let rareMarks: RareMarks
  /// The version of the viewer's filters; 0 if they never had any.
  let filters: Int64
  /// When the session ends if it isn't used again, in milliseconds since the epoch; nil if it doesn't by itself.
  var sessionEnds: Int64?

  /// The state of an anonymous viewer.
  ///
  /// - Parameter states: Whether anyone's account isn't active.
  static func anonymous(states: Bool) -> ViewerState {
    ViewerState(
      viewer: 0, following: 0, followedTags: 0,
      limits: Visible.Limits(
        blocks: false, states: states, mutes: false, hidesShares: false, keepsApart: false),
      rareMarks: .none, filters: 0)
  }

  /// Whether anyone's account isn't active.
  private static let states: SQL = "EXISTS (SELECT 1 FROM person h WHERE h.state > 0)"

  /// A statement that selects the state when no one is signed in.
  static let anonymousQuery: SQL = "SELECT \(states)"

  /// A statement that selects the state of the person with a session, and their rare marks; no row if the session has
  /// ended. Every transaction that reads begins with it.
  ///
  /// - Parameters:
  ///   - tokenHash: The session's secret, as it is stored.
  ///   - now: The time of what is done.
  ///   - present: The present, by which sessions end.
  static func query(
    _ tokenHash: String, at now: Timestamp, in present: Timestamp, _ dialect: Dialect
  ) -> SQL {
    let statement =
      switch dialect {
      case .sqlite: onSQLite
      case .postgreSQL: onPostgreSQL
      }
    return statement.binding([
      Self.tokenHash.value(tokenHash), Self.now.value(now.milliseconds),
      Self.present.value(present.milliseconds),
    ])
  }

  private static let tokenHash = SQLParameter<String>("tokenHash")
  private static let now = SQLParameter<Int64>("now")
  private static let present = SQLParameter<Int64>("present")

  private static let onSQLite = reading(.sqlite)
  private static let onPostgreSQL = reading(.postgreSQL)

  private static func reading(_ dialect: Dialect) -> SQL {
    query("\(tokenHash)", at: "\(now)", in: "\(present)", and: RareMarks.columns, dialect)
  }

  /// A statement that selects the state of the person with a session; no row if it has ended.
  ///
  /// - Parameters:
  ///   - more: Further columns of the viewer, `p`, the first of them at `columnCount`.
  ///   - joins: Joins the tables of those that aren't the viewer's own.
  fileprivate static func query(
    _ tokenHash: SQL, at now: SQL, in present: SQL, and more: SQL, joining joins: SQL = "", _ dialect: Dialect
  ) -> SQL {
    """
    SELECT \(columns(at: now, ends: "s.ends_at", dialect)), \(more)
    FROM session s JOIN person p ON p.id = s.person_id \(joins)
    WHERE s.token_hash = \(tokenHash) AND \(SessionLife.lasts("s", at: present)) AND \(isActive)
    """
  }

  /// A statement that selects the state of a person whom no session stands for; no row if their account is gone or isn't
  /// active.
  ///
  /// - Parameters:
  ///   - now: The time of what is done.
  ///   - more: Further columns of the viewer, `p`, the first of them at `columnCount`.
  static func query(ofPerson person: Int64, at now: Timestamp, and more: SQL, _ dialect: Dialect) -> SQL {
    """
    SELECT \(columns(at: "\(now.milliseconds)", ends: "CAST(NULL AS BIGINT)", dialect)), \(more)
    FROM person p WHERE p.id = \(person) AND \(isActive)
    """
  }

  static let isActive: SQL = "p.deleted_at IS NULL AND p.state = 0"

  static func columns(at now: SQL, ends: SQL, _ dialect: Dialect) -> SQL {
    // SQLite would look through everyone whom the viewer follows.
    let hidden: SQL = dialect == .sqlite ? "follow h INDEXED BY follow_without_shares" : "follow h"
    return """
      p.id, p.following_count, p.followed_tag_count,
        EXISTS (SELECT 1 FROM block b1 WHERE b1.blocker_id = p.id)
          OR EXISTS (SELECT 1 FROM block b2 WHERE b2.blocked_id = p.id),
        EXISTS (SELECT 1 FROM mute m
          WHERE m.muter_id = p.id AND \(Visible.stands("m", at: now))),
        EXISTS (SELECT 1 FROM \(hidden) WHERE h.follower_id = p.id AND h.hides_shares = 1),
        EXISTS (SELECT 1 FROM user_list l WHERE l.owner_id = p.id AND l.is_exclusive = 1),
        \(states), p.filters_version, \(ends)
      """
  }

  static let columnCount = 10
}

extension ViewerState {
  /// Reads the columns of `query`.
  init(_ row: borrowing Row, _ rareMarks: RareMarks) {
    viewer = row.integer(0)
    following = row.int(1)
    followedTags = row.int(2)
    limits = Visible.Limits(
      blocks: row.boolean(3), states: row.boolean(7), mutes: row.boolean(4), hidesShares: row.boolean(5),
      keepsApart: row.boolean(6))
    filters = row.integer(8)
    sessionEnds = row.optionalInteger(9)
    self.rareMarks = rareMarks
  }
}

/// What a transaction that writes must know about its viewer.
package struct Writer: Sendable {
  /// What there is to know of someone who publishes a post.
  package struct Publishing: Equatable, Sendable {
    package let defaults: WritingDefaults
    /// The post that has been published with the same key.
    package let earlier: Int64?
  }

  let state: ViewerState
  package let author: Author
  /// Whether anyone watches their posts.
  let isWatched: Bool
  /// Nil if they publish nothing.
  package internal(set) var publishing: Publishing?

  /// A statement that selects the writer with a session; no row if it has ended.
  ///
  /// - Parameter key: What they call the post that they publish; nil if they publish nothing.
  static func query(
    _ tokenHash: String, publishing key: String?, at now: Timestamp, in present: Timestamp, _ dialect: Dialect
  ) -> SQL {
    let more: SQL =
      key.map { key in
        """
        , \(DefaultsColumns.all("a")),
          (SELECT k.id FROM post k WHERE k.author_id = p.id AND k.publish_key = \(key))
        """
      } ?? ""
    return ViewerState.query(
      "\(tokenHash)", at: "\(now.milliseconds)", in: "\(present.milliseconds)", and: "\(columns)\(more)",
      joining: key == nil ? "" : "JOIN account a ON a.person_id = p.id", dialect)
  }

  /// A statement that selects the writer whom no session stands for; no row if their account is gone or isn't active.
  static func query(ofPerson person: Int64, at now: Timestamp, _ dialect: Dialect) -> SQL {
    ViewerState.query(ofPerson: person, at: now, and: columns, dialect)
  }

  private static let columns: SQL = """
    \(AuthorColumns.all("p")),
    EXISTS (SELECT 1 FROM follow w WHERE w.followee_id = p.id AND w.watched_since > 0)
    """

  /// Reads the columns of `query`.
  ///
  /// - Parameters:
  ///   - publishes: Whether they publish a post.
  ///   - media: The store of pictures.
  init(_ row: borrowing Row, publishes: Bool = false, in media: MediaStore?) {
    state = ViewerState(row, .any)
    let first = ViewerState.columnCount
    author = AuthorColumns.author(row, at: first, in: media)
    isWatched = row.boolean(first + AuthorColumns.count)
    guard publishes else { return }
    let last = first + AuthorColumns.count + 1
    publishing = Publishing(
      defaults: DefaultsColumns.defaults(row, at: last),
      earlier: row.optionalInteger(last + DefaultsColumns.count))
  }

  /// Whether everything that matters to a write is the same, which excludes the number of people followed.
  func isSame(as other: Writer) -> Bool {
    state.viewer == other.state.viewer && state.limits == other.state.limits
      && state.filters == other.state.filters && author == other.author && isWatched == other.isWatched
      && (other.publishing == nil || publishing == other.publishing)
  }
}
