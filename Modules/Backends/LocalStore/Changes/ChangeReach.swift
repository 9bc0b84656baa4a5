package import AppValues
package import SocialDatabase

/// Whom a batch of changes concerns. All listeners share the queries for that, however many they are.
struct ChangeReach: Sendable {
  let changes: [ChangeRecord]
  /// The number of the last listener that was asked about.
  let lastListener: Int
  /// The changes by their kind, since each listener is asked about.
  private let kinds: [String: [ChangeRecord]]
  /// The people who published or shared something, or deleted or unshared it.
  let actors: Set<Int64>
  /// The people of the sessions that were not known yet, by the session's secret.
  private let viewers: [String: Int64]
  /// Those whose sessions have ended.
  let ended: Set<Int64>
  /// The viewers whose home timelines may have changed.
  private(set) var homes: Set<Int64> = []
  /// The lists whose timelines may have changed.
  private(set) var lists: Set<Int64> = []
  /// Whether a post with hashtags was published, or any post deleted, since the hashtags of that are no longer
  /// known.
  private(set) var isTagged = false
  /// The viewers who got notices.
  private(set) var notified: Set<Int64> = []
  /// Whether they are about posts that may already be shown.
  private let concernsPosts: Bool
  /// Whether a post that watchers are notified of is already deleted.
  private var hasLostWatched = false

  init(
    of changes: [ChangeRecord], answering questions: ChangeQuestions, _ connection: any SQLConnection
  ) throws(AppError) {
    self.changes = changes
    lastListener = questions.last
    kinds = Dictionary(grouping: changes, by: \.kind)
    concernsPosts = kinds.keys.contains(where: Self.concernsPosts)
    actors = Set(changes.ofKind(.published, .shared, .unshared, .deleted).compactMap(\.object))
    ended = Set(changes.ofKind(.session).map(\.subject))
    let viewers = try connection.viewers(of: Set(questions.unknown.compactMap(\.tokenHash)))
    self.viewers = viewers
    func people(_ interest: Interest, _ known: [Int64]) -> Set<Int64> {
      let unknown = questions.unknown.filter { $0.interest == interest }
      return Set(known + unknown.compactMap { viewers[$0.tokenHash ?? ""] })
    }
    let home =
      actors.isEmpty && kinds[.follow, .interest].isEmpty ? [] : people(.timeline(.home), questions.homes)
    let watching = kinds[.watched].isEmpty ? [] : people(.notices, questions.notices)
    let wanted = Set(questions.interests.compactMap(\.list))
    let asked = (
      homes: try AskedHomes(of: home, changes, by: actors, connection),
      lists: try connection.askForLists(wanted, with: actors),
      tags: try connection.askForTagged(
        changes, isWanted: questions.interests.contains(.timeline(.hashtags))),
      notices: try connection.askForNotified(watching, changes)
    )
    homes = try asked.homes.answers().union(
      home.intersection(changes.ofKind(.follow, .interest).map(\.subject) + actors))
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

  /// Whether all hear of the changes.
  var concernsAll: Bool { !kinds[.repaired].isEmpty }

  /// Which of those who listen for something hear of the changes.
  enum Audience {
    case all
    /// Those that belong to these people.
    case viewers(Set<Int64>)

    static let none = Audience.viewers([])

    init(_ isConcerned: Bool) {
      self = isConcerned ? .all : .none
    }
  }

  func audience(of interest: Interest) -> Audience {
    switch interest {
    case .everything: return .all
    case .posts: return Audience(concernsPosts)
    case .timeline(let posts): return audience(of: posts)
    case .profile(let person): return Audience(concernsProfile(of: person))
    case .work: return Audience(!kinds[.work].isEmpty)
    case .conversations:
      // Conversations name their people, and hide what those wrote whom the viewer blocks or mutes.
      if !kinds[.profile, .accountState].isEmpty { return .all }
      return .viewers(Set(kinds[.conversation, .relation].flatMap { [$0.subject, $0.object ?? $0.subject] }))
    case .announcements:
      return kinds[.announcement].isEmpty ? subjects(of: .announcementDismissed) : .all
    case .filters: return subjects(of: .filters)
    case .mergedNotices: return subjects(of: .noticesMerged)
    case .notices:
      // Notices name the people who caused them.
      if hasLostWatched || !kinds[.profile, .accountState].isEmpty { return .all }
      return .viewers(notified)
    }
  }

  private func subjects(of kind: ChangeKind) -> Audience { .viewers(Set(kinds[kind].map(\.subject))) }

  /// Those to whose timelines the changes may bring something new, or from which they may take something.
  private func audience(of posts: Interest.Posts) -> Audience {
    // What someone wrote disappears from all of them, or comes back.
    if !kinds[.accountState].isEmpty { return .all }
    return switch posts {
    case .everyone: Audience(!kinds[.published, .deleted].isEmpty)
    case .home: .viewers(homes)
    case .person(let person): Audience(person.map(actors.contains) ?? false)
    case .list(let list): Audience(list.map(lists.contains) ?? false)
    case .hashtags: Audience(isTagged)
    case .own(let kind): .viewers(Set(kinds[kind].compactMap(\.object)))
    }
  }

  /// Whether changes of a kind are about posts that may already be shown.
  private static func concernsPosts(_ kind: String) -> Bool {
    switch ChangeKind(rawValue: kind) {
    case .published, .follow, .interest, .notice, .noticesMerged, .conversation, .announcement,
      .announcementDismissed, .watched, .work:
      false
    case .shared, .unshared, .liked, .edited, .changed, .voted, .deleted, .bookmarked, .pinned,
      .conversationMuted, .relation, .profile, .accountState, .session, .filters, .repaired, nil:
      true
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

extension [String: [ChangeRecord]] {
  /// The changes of these kinds.
  fileprivate subscript(kinds: ChangeKind...) -> [ChangeRecord] {
    if kinds.count == 1 { return self[kinds[0].rawValue] ?? [] }
    return kinds.flatMap { self[$0.rawValue] ?? [] }
  }
}

extension Interest {
  fileprivate var list: Int64? {
    if case .timeline(.list(let list)) = self { list } else { nil }
  }
}

extension SQLConnection {
  fileprivate func viewers(of tokens: Set<String>) throws(AppError) -> [String: Int64] {
    if tokens.isEmpty { return [:] }
    let found = try rows(
      "SELECT token_hash, person_id FROM session WHERE \(dialect.contains("token_hash", amongMany: tokens.sorted()))"
    ) { row throws(AppError) in (row.text(0), row.integer(1)) }
    return Dictionary(found) { first, _ in first }
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
