package import AppValues
package import SocialDatabase

/// Whom a batch of changes concerns. All listeners share the queries for that, however many they are.
struct ChangeReach: Sendable {
  let changes: [ChangeRecord]
  /// The people who published or shared something, or deleted or unshared it.
  let actors: Set<Int64>
  /// The people of the sessions that were not known yet, by the session's secret.
  private let viewers: [String: Int64]
  /// Those whose sessions have ended.
  private let ended: Set<Int64>
  /// The viewers whose home timelines may have changed.
  private(set) var homes: Set<Int64> = []
  /// The lists whose timelines may have changed.
  private(set) var lists: Set<Int64> = []
  /// Whether a post with hashtags was published, or any post deleted, since the hashtags of that are no longer
  /// known.
  private(set) var isTagged = false
  /// The viewers who got notices.
  private(set) var notified: Set<Int64> = []
  /// Whether a post that watchers are notified of is already deleted.
  private var hasLostWatched = false

  init(
    of changes: [ChangeRecord], among listeners: [ChangeListener], _ connection: any SQLConnection
  ) throws(AppError) {
    self.changes = changes
    actors = Set(changes.ofKind(.published, .shared, .unshared, .deleted).compactMap(\.object))
    ended = Set(changes.ofKind(.session).map(\.subject))
    let unknown = Set(listeners.filter { $0.viewer == nil }.compactMap(\.tokenHash))
    let viewers = try connection.viewers(of: unknown)
    self.viewers = viewers
    func people(_ interest: Interest) -> Set<Int64> {
      let interested = listeners.filter { $0.interest == interest }
      return Set(interested.compactMap { $0.viewer ?? viewers[$0.tokenHash ?? ""] })
    }
    let asked = (
      homes: try connection.askForHomes(of: people(.timeline(.home)), changes, by: actors),
      lists: try connection.askForLists(Set(listeners.compactMap(\.list)), with: actors),
      tags: try connection.askForTagged(changes, isWanted: listeners.contains(where: \.isAboutHashtags)),
      notices: try connection.askForNotified(people(.notices), changes)
    )
    homes = try people(.timeline(.home)).intersection(
      asked.homes.answers() + changes.ofKind(.follow, .interest).map(\.subject) + actors)
    lists = Set(try asked.lists.answers())
    isTagged = try !asked.tags.answers().isEmpty || !changes.ofKind(.deleted).isEmpty
    let told = try asked.notices.answers()
    notified = Set(told.compactMap(\.self) + changes.ofKind(.notice, .noticesMerged).map(\.subject))
    hasLostWatched = told.contains(nil)
  }

  /// The person that a listener belongs to; nil for one that isn't signed in, or no longer.
  func viewer(of listener: ChangeListener) -> Int64? {
    listener.viewer ?? listener.tokenHash.flatMap { viewers[$0] }
  }

  /// Whether a listener hears of the changes. One that has just begun, or whose session has ended, does: it reads
  /// again in vain, or learns that it is signed out. After a repair, all do.
  func concerns(_ listener: ChangeListener) -> Bool {
    if !changes.ofKind(.repaired).isEmpty { return true }
    let viewer = viewer(of: listener)
    if listener.tokenHash != nil, viewer.map(ended.contains) ?? true { return true }
    switch listener.interest {
    case .everything: return true
    case .timeline(let posts): return concerns(posts, of: viewer)
    case .profile(let person): return concernsProfile(of: person)
    case .work: return !changes.ofKind(.work).isEmpty
    case .conversations:
      // Conversations name their people, and hide what those wrote whom the viewer blocks or mutes.
      if !changes.ofKind(.profile, .accountState).isEmpty { return true }
      return changes.ofKind(.conversation, .relation).contains { viewer == $0.subject || viewer == $0.object }
    case .announcements:
      if !changes.ofKind(.announcement).isEmpty { return true }
      return changes.ofKind(.announcementDismissed).contains { viewer == $0.subject }
    case .filters: return changes.ofKind(.filters).contains { viewer == $0.subject }
    case .mergedNotices: return changes.ofKind(.noticesMerged).contains { viewer == $0.subject }
    case .notices:
      // Notices name the people who caused them.
      if hasLostWatched || !changes.ofKind(.profile, .accountState).isEmpty { return true }
      return viewer.map(notified.contains) ?? false
    }
  }

  /// Whether the changes may bring a timeline something new, or take something from it.
  private func concerns(_ posts: Interest.Posts, of viewer: Int64?) -> Bool {
    // What someone wrote disappears from all of them, or comes back.
    if !changes.ofKind(.accountState).isEmpty { return true }
    return switch posts {
    case .everyone: !changes.ofKind(.published, .deleted).isEmpty
    case .home: viewer.map(homes.contains) ?? false
    case .person(let person): person.map(actors.contains) ?? false
    case .list(let list): list.map(lists.contains) ?? false
    case .hashtags: isTagged
    case .own(let kind): changes.ofKind(kind).contains { $0.object == viewer }
    }
  }

  private func concernsProfile(of person: Int64?) -> Bool {
    changes.contains { change in
      switch ChangeKind(rawValue: change.kind) {
      case .follow, .relation: change.subject == person || change.object == person
      case .published, .deleted, .pinned: change.object == person
      case .profile, .accountState: change.subject == person
      case .shared, .unshared, .liked, .edited, .changed, .voted, .bookmarked, .conversationMuted, .session,
        .interest, .notice, .noticesMerged, .conversation, .filters, .announcement, .announcementDismissed,
        .watched, .repaired, .work, nil:
        false
      }
    }
  }
}

extension ChangeListener {
  fileprivate var list: Int64? {
    if case .timeline(.list(let list)) = interest { list } else { nil }
  }

  fileprivate var isAboutHashtags: Bool {
    interest == .timeline(.hashtags)
  }
}

extension SQLConnection {
  fileprivate func viewers(of tokens: Set<String>) throws(AppError) -> [String: Int64] {
    if tokens.isEmpty { return [:] }
    let found = try rows(
      "SELECT token_hash, person_id FROM session WHERE \(dialect.contains("token_hash", texts: tokens.sorted()))"
    ) { row throws(AppError) in (row.text(0), row.integer(1)) }
    return Dictionary(found) { first, _ in first }
  }

  /// Asks which viewers follow someone who did something, or a hashtag of what was published.
  package func askForHomes(
    of viewers: Set<Int64>, _ changes: [ChangeRecord], by actors: Set<Int64>
  ) throws(AppError) -> [PendingQuery<Int64>] {
    if viewers.isEmpty || actors.isEmpty { return [] }
    let viewers = viewers.sorted()
    let follows: SQL = """
      SELECT DISTINCT follower_id FROM follow
      WHERE \(dialect.contains("follower_id", viewers)) AND \(dialect.contains("followee_id", actors.sorted()))
      """
    let published = changes.ofKind(.published).map(\.subject)
    let tags: SQL = """
      SELECT DISTINCT f.person_id FROM post_tag t JOIN tag_follow f ON f.tag_id = t.tag_id
      WHERE \(dialect.contains("t.post_id", published)) AND \(dialect.contains("f.person_id", viewers))
      """
    return try (published.isEmpty ? [follows] : [follows, tags]).map { sql throws(AppError) in
      try ask(sql) { row in row.integer(0) }
    }
  }

  /// Asks which lists have a member who did something.
  package func askForLists(
    _ lists: Set<Int64>, with actors: Set<Int64>
  ) throws(AppError) -> [PendingQuery<Int64>] {
    if lists.isEmpty || actors.isEmpty { return [] }
    let sql: SQL = """
      SELECT DISTINCT list_id FROM list_member
      WHERE \(dialect.contains("list_id", lists.sorted())) AND \(dialect.contains("person_id", actors.sorted()))
      """
    return [try ask(sql) { row in row.integer(0) }]
  }

  /// Asks whether a published post has hashtags. Whether they are wanted, the next reading finds out.
  fileprivate func askForTagged(
    _ changes: [ChangeRecord], isWanted: Bool
  ) throws(AppError) -> [PendingQuery<Int64>] {
    let published = changes.ofKind(.published).map(\.subject)
    if !isWanted || published.isEmpty { return [] }
    let sql: SQL =
      "SELECT t.post_id FROM post_tag t WHERE \(dialect.contains("t.post_id", published)) LIMIT 1"
    return [try ask(sql) { row in row.integer(0) }]
  }

  /// Asks who was notified of one of the posts that watchers are notified of; nil for one that is already deleted.
  fileprivate func askForNotified(
    _ viewers: Set<Int64>, _ changes: [ChangeRecord]
  ) throws(AppError) -> [PendingQuery<Int64?>] {
    let watched = changes.ofKind(.watched).map(\.subject)
    if viewers.isEmpty || watched.isEmpty { return [] }
    let told: SQL = """
      SELECT DISTINCT n.recipient_id FROM post p JOIN notice n ON n.post_id = p.id AND n.actor_id = p.author_id
      WHERE \(dialect.contains("n.recipient_id", viewers.sorted())) AND n.kind IN (\(FanOutAudience.kinds))
        AND \(dialect.contains("p.id", watched))
      """
    let lost: SQL = """
      SELECT CAST(NULL AS BIGINT) FROM post p
      WHERE \(dialect.contains("p.id", watched)) AND p.deleted_at IS NOT NULL LIMIT 1
      """
    return try [told, lost].map { sql throws(AppError) in try ask(sql) { row in row.optionalInteger(0) } }
  }
}

extension Array {
  /// The answers to the queries, one after the other.
  package func answers<Value>() throws(AppError) -> [Value] where Element == PendingQuery<Value> {
    var all: [Value] = []
    for query in self { all += try query.answer() }
    return all
  }
}
