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

  /// A statement that selects the state of the person with a session; no row if the session has ended. Every transaction
  /// that reads begins with it.
  ///
  /// - Parameters:
  ///   - tokenHash: The session's secret, as it is stored.
  ///   - present: The present, by which sessions end.
  static func query(_ tokenHash: String, in present: Timestamp) -> SQL {
    reading.binding([Self.tokenHash.value(tokenHash), Self.present.value(present.milliseconds)])
  }

  private static let tokenHash = SQLParameter<String>("tokenHash")
  private static let present = SQLParameter<Int64>("present")
  private static let reading = query("\(tokenHash)", in: "\(present)")

  /// The same statement with further columns.
  ///
  /// - Parameters:
  ///   - more: `, …`: the columns of the viewer, `p`, the first of them at `columnCount`.
  ///   - joins: Joins the tables of those that aren't in `person`.
  fileprivate static func query(
    _ tokenHash: SQL, in present: SQL, and more: SQL = "", joining joins: SQL = ""
  ) -> SQL {
    """
    SELECT \(columns(ends: "s.ends_at"))\(more)
    FROM session s JOIN person p ON p.id = s.person_id \(joins)
    WHERE s.token_hash = \(tokenHash) AND \(SessionLife.lasts("s", at: present)) AND \(isActive)
    """
  }

  /// A statement that selects the state of a person whom no session stands for; no row if their account is gone or isn't
  /// active.
  ///
  /// - Parameter more: `, …`: the same.
  static func query(ofPerson person: Int64, and more: SQL) -> SQL {
    """
    SELECT \(columns(ends: "CAST(NULL AS BIGINT)"))\(more)
    FROM person p WHERE p.id = \(person) AND \(isActive)
    """
  }

  static let isActive: SQL = "p.deleted_at IS NULL AND p.state = 0"

  static func columns(ends: SQL) -> SQL {
    "p.id, p.following_count, p.followed_tag_count, p.traits, \(states), p.filters_version, \(ends)"
  }

  static let columnCount = 7
}

extension ViewerState {
  /// Reads the columns of `query`.
  ///
  /// - Parameter marks: Which marks to look for; nil for those that the viewer has.
  init(_ row: borrowing Row, marks: RareMarks? = nil) {
    let traits = Traits(rawValue: row.integer(3))
    viewer = row.integer(0)
    following = row.int(1)
    followedTags = row.int(2)
    limits = Visible.Limits(traits, states: row.boolean(4))
    rareMarks = marks ?? RareMarks(traits)
    filters = row.integer(5)
    sessionEnds = row.optionalInteger(6)
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
    _ tokenHash: String, publishing key: String?, in present: Timestamp
  ) -> SQL {
    let more: SQL =
      key.map { key in
        """
        , \(DefaultsColumns.all("a")),
          (SELECT k.id FROM post k WHERE k.author_id = p.id AND k.publish_key = \(key))
        """
      } ?? ""
    return ViewerState.query(
      "\(tokenHash)", in: "\(present.milliseconds)", and: "\(columns)\(more)",
      joining: key == nil ? "" : "JOIN account a ON a.person_id = p.id")
  }

  /// A statement that selects the writer whom no session stands for; no row if their account is gone or isn't active.
  static func query(ofPerson person: Int64) -> SQL { ViewerState.query(ofPerson: person, and: columns) }

  private static let columns: SQL = """
    , \(AuthorColumns.all("p")),
    EXISTS (SELECT 1 FROM follow w WHERE w.followee_id = p.id AND w.watched_since > 0)
    """

  /// Reads the columns of `query`.
  ///
  /// - Parameters:
  ///   - publishes: Whether they publish a post.
  ///   - media: The store of pictures.
  init(_ row: borrowing Row, publishes: Bool = false, in media: MediaStore?) {
    state = ViewerState(row, marks: .any)
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
