import Database

/// Which items a page holds: a statement that answers their ids, in the order in which the range is read.
///
/// Its values: `$1` the viewer, `$2` the bound of the range, `$3` how many, `$4` the person whose items they are
/// or how many items to walk past, and `$5` the time for a viewer who mutes somebody.
struct Selection: Hashable {
  enum Kind: Hashable {
    /// What stands in the public timeline.
    case listed
    /// What one person, the subject, wrote and shared.
    case actor
    /// The viewer's home, found by looking at all items from the bound on.
    case walk(Lookup)
    /// The viewer's home, found by merging the next items of each person followed.
    case merge

    /// Whether what it holds comes by itself, not for having been looked up.
    var heedsMutes: Bool { self != .actor }
  }

  /// How it is found out whether the viewer follows somebody.
  enum Lookup: Hashable {
    /// One after another.
    case each
    /// After having read all whom the viewer follows, where the database can: better when they are few.
    case all
  }

  let kind: Kind
  let range: KeyRange.Shape
  let dialect: Dialect
  let limits: Visible.Limits
  /// The marks to look for on the posts.
  let marks: RareMarks

  private var visible: Visible { Visible(to: "$1", within: limits, at: "$5") }

  var ids: SQL {
    switch kind {
    case .listed: plain("i.listed = 1 AND \(visible.unmutedItem)")
    case .actor: plain("i.actor_id = $4 AND \(visible.item)")
    case .walk(let lookup): walk(lookup)
    case .merge: merge
    }
  }

  private func plain(_ condition: SQL) -> SQL {
    """
    SELECT i.id FROM item i
    WHERE \(condition) AND \(range.bounds("i.id", "$2"))\(ordering)
    """
  }

  private func walk(_ lookup: Lookup) -> SQL {
    // Items are numbered by time, with gaps: the end of the walk is found by counting them.
    let end: SQL = """
      SELECT w.id FROM item w WHERE \(range.bounds("w.id", "$2")) ORDER BY w.id \(range.step) LIMIT 1 OFFSET $4
      """
    let within: SQL =
      range.isDescending
      ? "i.id > COALESCE((\(end)), 0)" : "i.id < COALESCE((\(end)), \(SQL(stringLiteral: "\(Int64.max)")))"
    let follow: SQL = "SELECT 1 FROM follow wf WHERE wf.follower_id = $1 AND wf.followee_id = i.actor_id"
    let isFollowed: SQL = lookup == .each ? "(\(follow)) = 1" : "EXISTS (\(follow))"
    return """
      SELECT i.id FROM item i
      WHERE \(within) AND \(range.bounds("i.id", "$2")) AND (i.actor_id = $1 OR \(isFollowed))
        AND \(belongs)\(ordering)
      """
  }

  /// Only those can be on the page whose next item comes first, at most as many as the page holds items.
  private var merge: SQL {
    let next = items(of: "f.actor", range.bounds("i.id", "$2"), limit: "1")
    return """
      WITH RECURSIVE followed (actor) AS (
        SELECT followee_id FROM follow WHERE follower_id = $1\(visible.notMuted("followee_id"))
        UNION ALL SELECT CAST($1 AS BIGINT)),
      head (id, actor) AS (
        SELECT (\(next)) AS id, f.actor FROM followed f ORDER BY 1 \(range.step) NULLS LAST LIMIT $3)
      \(dialect == .sqlite ? mergedOneByOne : mergedAtOnce)
      """
  }

  /// SQLite takes a recursive statement's rows in the order asked for: after an item comes the next of its
  /// actor, or another's, whichever is first.
  private var mergedOneByOne: SQL {
    let next = items(of: "merged.actor", range.behind("merged.id", "i.id", "$2"), limit: "1")
    return """
      , merged (id, actor) AS (
        SELECT id, actor FROM head UNION ALL SELECT (\(next)), merged.actor
        FROM merged WHERE merged.id IS NOT NULL ORDER BY 1 \(range.step) NULLS LAST LIMIT $3)
      SELECT id FROM merged WHERE id IS NOT NULL
      """
  }

  private var mergedAtOnce: SQL {
    let next = items(of: "head.actor", range.bounds("i.id", "$2"), limit: "$3")
    return """
      SELECT l.id FROM head CROSS JOIN LATERAL (\(next)) AS l ORDER BY l.id \(range.step) LIMIT $3
      """
  }

  /// The ids of a person's next items.
  private func items(of actor: SQL, _ bounds: SQL, limit: SQL) -> SQL {
    """
    SELECT i.id FROM item i WHERE i.actor_id = \(actor) AND \(bounds) AND \(belongs)
    ORDER BY i.id \(range.step) LIMIT \(limit)
    """
  }

  private var ordering: SQL { " ORDER BY i.id \(range.step) LIMIT $3" }

  /// Whether an item `i` of somebody followed belongs to the viewer's home: not as a comment to somebody whom
  /// they do not follow.
  private var belongs: SQL {
    """
    (i.reply_to_author_id IS NULL OR i.reply_to_author_id = $1 OR i.actor_id = $1
      OR (SELECT 1 FROM follow bf
        WHERE bf.follower_id = $1 AND bf.followee_id = i.reply_to_author_id) = 1)
    AND \(visible.unmutedItem)
    """
  }
}
