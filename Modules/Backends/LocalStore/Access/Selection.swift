import AppValues
package import Entities
package import SocialDatabase

/// A statement that selects the ids of a page's items, in the order in which the range is read.
package struct Selection: Hashable {
  // The parameters for its values. Each statement has the first three, and those of the others that its
  // kind, its range and its limits need.
  package static let viewer = SQLParameter<Int64>("viewer")
  /// The key after which reading begins.
  package static let start = SQLParameter<Int64>("start")
  /// The most items.
  package static let limit = SQLParameter<Int>("limit")
  /// The key before which reading ends.
  package static let end = SQLParameter<Int64>("end")
  /// The person whose items they are.
  package static let person = SQLParameter<Int64>("person")
  /// The list whose people's items they are.
  package static let list = SQLParameter<Int64>("list")
  /// How many items to walk past.
  package static let length = SQLParameter<Int>("length")
  /// The time in milliseconds, for a viewer who mutes someone.
  package static let now = SQLParameter<Int64>("now")

  package enum Kind: Hashable {
    /// The public timeline.
    case listed
    /// One person's posts and shares.
    case actor
    /// The same without their comments on other people's posts.
    case actorWithoutComments
    /// Their posts and comments.
    case author
    /// The same without their comments on other people's posts.
    case authorWithoutComments
    /// Their posts with photos.
    case actorWithPhotos
    /// The same without their comments on other people's posts.
    case actorWithPhotosWithoutComments
    /// The viewer's home, found by going through all items from the start on.
    case walk(Lookup)
    /// The viewer's home, found by merging the next items of each person followed.
    case merge
    /// What comes from the people of a list as it would to the viewer's home, with these of their comments.
    case list(ListComments)
    /// The part of the viewer's home that comes from hashtags they follow.
    case followedTags

    /// Which of the viewer's limits apply: not all of them if something is looked up, and no hidden shares if there are
    /// none.
    package func limits(of limits: Visible.Limits) -> Visible.Limits {
      switch self {
      case .actor, .actorWithoutComments, .author, .authorWithoutComments, .actorWithPhotos,
        .actorWithPhotosWithoutComments:
        limits.forLookingUp
      case .listed, .followedTags: limits.withShares
      case .list: limits.withinList
      case .walk, .merge: limits
      }
    }
  }

  /// How to find out whether the viewer follows someone.
  package enum Lookup: Hashable {
    /// One after another.
    case each
    /// By first reading everyone the viewer follows, if the database can: better if they are few.
    case all
  }

  let kind: Kind
  let range: KeyRange.Shape
  let dialect: Dialect
  let limits: Visible.Limits
  /// The marks to look for on the posts.
  let marks: RareMarks

  package init(
    kind: Kind, range: KeyRange.Shape, dialect: Dialect, limits: Visible.Limits, marks: RareMarks
  ) {
    self.kind = kind
    self.range = range
    self.dialect = dialect
    self.limits = limits
    self.marks = marks
  }

  /// What the viewer may see, in these values.
  package var visible: Visible { Visible(to: "\(Self.viewer)", within: limits, at: "\(Self.now)") }

  var ids: SQL {
    switch kind {
    case .listed: plain("i.listed = 1 AND \(visible.unmutedItem)")
    case .actor: plain("i.actor_id = \(Self.person) AND \(visible.item)")
    case .actorWithoutComments:
      plain("i.actor_id = \(Self.person) AND i.reply_to_author_id IS NULL AND \(visible.item)")
    case .author: plain("i.actor_id = \(Self.person) AND i.is_share = 0 AND \(visible.item)")
    case .authorWithoutComments:
      plain(
        "i.actor_id = \(Self.person) AND i.is_share = 0 AND i.reply_to_author_id IS NULL AND \(visible.item)")
    case .actorWithPhotos: withPhotos(visible.item)
    case .actorWithPhotosWithoutComments: withPhotos("i.reply_to_author_id IS NULL AND \(visible.item)")
    case .walk(let lookup): walk(lookup)
    case .merge:
      merge(
        """
        SELECT followee_id FROM follow WHERE follower_id = \(Self.viewer)\(visible.notMuted("followee_id"))\
        \(visible.isAtHome("followee_id"))
        UNION ALL SELECT CAST(\(Self.viewer) AS BIGINT)
        """, .person)
    case .list:
      merge(
        "SELECT person_id FROM list_member WHERE list_id = \(Self.list)\(visible.notMuted("person_id"))",
        .person)
    case .followedTags: merge("SELECT tag_id FROM tag_follow WHERE person_id = \(Self.viewer)", .tag)
    }
  }

  /// The same, with the length of the longest page as a number in the text. PostgreSQL plans a statement before it
  /// knows its values, and would expect a tenth of all items.
  package var pageIDs: SQL {
    switch dialect {
    case .sqlite: ids
    case .postgreSQL:
      "SELECT id FROM (\(ids)) AS selected LIMIT \(number: PageRequest.limits.upperBound + 1)"
    }
  }

  private func plain(_ condition: SQL) -> SQL {
    """
    SELECT i.id FROM item i
    WHERE \(condition)\(inRange("i.id"))\(ordering)
    """
  }

  private func withPhotos(_ condition: SQL) -> SQL {
    """
    SELECT p.id FROM post p CROSS JOIN item i
    WHERE p.author_id = \(Self.person) AND p.photo_count > 0 AND i.id = p.id\(inRange("p.id"))
      AND \(condition) ORDER BY p.id \(range.step) LIMIT \(Self.limit)
    """
  }

  private func walk(_ lookup: Lookup) -> SQL {
    let follow: SQL = """
      SELECT 1 FROM follow wf WHERE wf.follower_id = \(Self.viewer) AND wf.followee_id = i.actor_id
      """
    let isFollowed: SQL = lookup == .each ? "(\(follow)) = 1" : "EXISTS (\(follow))"
    return """
      SELECT i.id FROM \(walked) AND (i.actor_id = \(Self.viewer) OR \(isFollowed))
        AND \(belongs)\(visible.isAtHome("i.actor_id"))\(ordering)
      """
  }

  /// The items `i` that a walk goes past at most, up to the condition. Items are numbered by time, with gaps, so they have to
  /// be counted.
  private var walked: SQL {
    func next(_ columns: SQL) -> SQL {
      "SELECT \(columns) FROM item w WHERE 1 = 1\(inRange("w.id")) ORDER BY w.id \(range.step)"
    }
    switch dialect {
    // PostgreSQL counts as it goes. SQLite would sort what it has counted.
    case .postgreSQL: return "(\(next("w.*")) LIMIT \(Self.length)) AS i WHERE 1 = 1"
    case .sqlite:
      let end: SQL = "\(next("w.id")) LIMIT 1 OFFSET \(Self.length)"
      let within: SQL =
        range.isDescending
        ? "i.id > COALESCE((\(end)), 0)" : "i.id < COALESCE((\(end)), \(number: Int64.max))"
      return "item i WHERE \(within)\(inRange("i.id"))"
    }
  }

  /// Where the items of one subject, a person or a hashtag, are found.
  private struct Source {
    /// A statement up to the subject, without what it selects.
    let start: SQL
    /// The id of the item.
    let key: SQL
    let condition: SQL

    static let person = Source(start: "item i WHERE i.actor_id = ", key: "i.id", condition: "")
    /// A post with several of the hashtags comes with one of them.
    static let tag = Source(
      start: "post_tag t CROSS JOIN item i WHERE i.id = t.post_id AND t.tag_id = ", key: "t.post_id",
      condition: """
         AND i.visibility = 0 AND NOT EXISTS (SELECT 1 FROM post_tag t2 JOIN tag_follow f2 ON f2.tag_id = t2.tag_id
          WHERE t2.post_id = t.post_id AND t2.tag_id < t.tag_id AND f2.person_id = \(Selection.viewer))
        """)
  }

  /// The next items of all subjects together. Only those can be on the page whose next item comes first, at
  /// most as many as the page holds items.
  private func merge(_ subjects: SQL, _ source: Source) -> SQL {
    let next = items(of: "f.subject", source, inRange(source.key), limit: "1")
    return """
      WITH RECURSIVE followed (subject) AS (\(subjects)),
      head (id, subject) AS (
        SELECT (\(next)) AS id, f.subject FROM followed f ORDER BY 1 \(range.step) NULLS LAST LIMIT \(Self.limit))
      \(dialect == .sqlite ? mergedOneByOne(source) : mergedAtOnce(source))
      """
  }

  /// SQLite takes a recursive statement's rows in the order asked for: after an item comes the next of its
  /// subject, or another's, whichever is first.
  private func mergedOneByOne(_ source: Source) -> SQL {
    let bounds = range.bounds(source.key, from: "merged.id", to: "\(Self.end)")
    let next = items(of: "merged.subject", source, bounds, limit: "1")
    return """
      , merged (id, subject) AS (
        SELECT id, subject FROM head UNION ALL SELECT (\(next)), merged.subject
        FROM merged WHERE merged.id IS NOT NULL ORDER BY 1 \(range.step) NULLS LAST LIMIT \(Self.limit))
      SELECT id FROM merged WHERE id IS NOT NULL
      """
  }

  private func mergedAtOnce(_ source: Source) -> SQL {
    let next = items(of: "head.subject", source, inRange(source.key), limit: "\(Self.limit)")
    return """
      SELECT l.id FROM head CROSS JOIN LATERAL (\(next)) AS l ORDER BY l.id \(range.step) LIMIT \(Self.limit)
      """
  }

  /// The ids of a subject's next items.
  private func items(of subject: SQL, _ source: Source, _ bounds: SQL, limit: SQL) -> SQL {
    """
    SELECT \(source.key) AS id FROM \(source.start)\(subject)\(bounds) AND \(belongs)\(source.condition)
    ORDER BY \(source.key) \(range.step) LIMIT \(limit)
    """
  }

  /// ` AND …`: the range's bounds for a key.
  private func inRange(_ key: SQL) -> SQL { range.bounds(key, from: "\(Self.start)", to: "\(Self.end)") }

  private var ordering: SQL { " ORDER BY i.id \(range.step) LIMIT \(Self.limit)" }

  /// Whether an item `i` of someone followed belongs to the viewer's home or list.
  private var belongs: SQL {
    let home = HomeConditions(of: "\(Self.viewer)", visible)
    switch kind {
    case .list(.onMembers):
      return home.belongs(
        orIf: """
          OR (SELECT 1 FROM list_member bm
            WHERE bm.list_id = \(Self.list) AND bm.person_id = i.reply_to_author_id) = 1
          """)
    case .list(.onNoOneElse): return home.belongs(orIf: "")
    default: return home.belongs
    }
  }
}
