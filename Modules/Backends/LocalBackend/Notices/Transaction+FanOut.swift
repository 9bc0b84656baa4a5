import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Someone who may get a notice, and the earlier notice that it replaces.
struct AudienceMember {
  let id: Int64
  let isToHear: Bool
  let former: Int64?
  /// Whether their filters may hide it from them.
  let isFiltering: Bool
}

/// Notifies people about a post of the viewer's, a bounded number at a time.
extension Transaction {
  /// The number of people in one transaction. The post waits for the first of these; other writes come in between the
  /// rest. Of 10,000 watchers, SQLite notifies as many in some 4 ms, not optimised, on a busy machine.
  static let toldAtOnce = 50

  /// Asks for the next people of an audience.
  ///
  /// - Parameter last: The last person who was notified before.
  func ask(
    for audience: FanOutAudience, of post: Int64, after last: Int64 = 0
  ) throws(AppError) -> PendingQuery<AudienceMember> {
    switch audience {
    case .watchers: try watchers(of: post, after: last)
    case .fans: try fans(of: post, after: last)
    }
  }

  /// Notifies the next people of an audience.
  ///
  /// - Returns: The last of them; nil if no more follow.
  func tell(
    _ audience: FanOutAudience, of post: Int64, in query: PendingQuery<AudienceMember>
  ) throws(AppError) -> Int64? {
    let people = try query.answer()
    let hiding = try hiding(post, among: people.filter { $0.isToHear && $0.isFiltering }.map(\.id))
    let wanted = people.filter { $0.isToHear && !hiding.contains($0.id) }
    if !wanted.isEmpty {
      try removeNotices(wanted.compactMap(\.former))
      try insert(audience.kind, post, for: wanted.map(\.id))
      try appendChange(.watched, post, viewer)
    }
    return people.count < Self.toldAtOnce ? nil : people.last?.id
  }

  /// The people who have watched since before the post, and whether each gets a notice: those it mentions already have
  /// one.
  private func watchers(of post: Int64, after last: Int64) throws(AppError) -> PendingQuery<AudienceMember> {
    let watcher: SQL = "fan.follower_id"
    let visible = visible(to: watcher)
    return try connection.ask(
      """
      SELECT fan.follower_id, \(visible.post) AND \(visible.tells(of: "\(viewer)"))
        \(isWelcome(.post, post, to: watcher)) AND NOT EXISTS (
          SELECT 1 FROM notice named WHERE named.recipient_id = fan.follower_id
            AND named.actor_id = \(viewer) AND named.kind = 'mention' AND named.post_id = \(post)),
        \(filtersNotices(of: watcher))
      FROM follow fan CROSS JOIN post p
      WHERE fan.followee_id = \(viewer) AND fan.watched_since > 0 AND fan.watched_since < \(post)
        AND fan.follower_id > \(last) AND p.id = \(post)
      ORDER BY fan.follower_id LIMIT \(Self.toldAtOnce)
      """
    ) { row in
      AudienceMember(
        id: row.integer(0), isToHear: row.boolean(1), former: nil, isFiltering: row.boolean(2))
    }
  }

  /// The people who liked or shared the post, and whether each is notified that it was edited: once a day, however
  /// often that happens.
  private func fans(of post: Int64, after last: Int64) throws(AppError) -> PendingQuery<AudienceMember> {
    let fan: SQL = "fan.id"
    let visible = visible(to: fan)
    // Each by itself in order, so that no more are read than are told.
    return try connection.ask(
      """
      SELECT fan.id, fan.id <> \(viewer) AND \(visible.post) AND \(visible.tells(of: "\(viewer)"))
        \(isWelcome(.edit, post, to: fan)) AND COALESCE(told.at, 0) <= \(now.milliseconds - Self.day)
        AND NOT EXISTS (
          SELECT 1 FROM conversation_mute c
          WHERE c.person_id = fan.id AND c.conversation_id = p.conversation_id), told.id,
        \(filtersNotices(of: fan))
      FROM (
        SELECT id FROM (
          SELECT person_id AS id FROM post_like WHERE post_id = \(post) AND person_id > \(last)
          ORDER BY person_id LIMIT \(Self.toldAtOnce)) AS liker
        UNION
        SELECT id FROM (
          SELECT actor_id AS id FROM item WHERE post_id = \(post) AND is_share = 1 AND actor_id > \(last)
          ORDER BY actor_id LIMIT \(Self.toldAtOnce)) AS sharer
        ORDER BY id LIMIT \(Self.toldAtOnce)) AS fan
      CROSS JOIN post p
      LEFT JOIN notice told ON told.recipient_id = fan.id AND told.actor_id = \(viewer) AND told.kind = 'edit'
        AND told.post_id = p.id
      WHERE p.id = \(post) ORDER BY fan.id
      """
    ) { row in
      AudienceMember(
        id: row.integer(0), isToHear: row.boolean(1), former: row.optionalInteger(2),
        isFiltering: row.boolean(3))
    }
  }

  /// Removes notices that stand alone.
  private func removeNotices(_ ids: [Int64]) throws(AppError) {
    if ids.isEmpty { return }
    for table in ["notice", "notice_group"] as [SQL] {
      try connection.submit("DELETE FROM \(table) WHERE \(dialect.contains("id", ids))")
    }
  }

  /// The number of the notice that each of some people `r` gets.
  private func numbers(for recipients: [Int64]) throws(AppError) -> SQL {
    let count = Int64(recipients.count)
    let first = try connection.nextNoticeID()
    // The numbers up to the last are taken.
    if count > 1 { _ = try connection.nextNoticeID(atLeast: first + count - 1) }
    return "\(first - 1) + ROW_NUMBER() OVER (ORDER BY r.id)"
  }

  /// Makes a notice for each of some people that waits in a request, and is in no group.
  func hold(_ kind: NoticeKind, _ post: Int64, for recipients: [Int64]) throws(AppError) {
    let id = try numbers(for: recipients)
    try connection.submit(
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing)
      SELECT \(id), r.id, \(kind.rawValue), \(viewer), \(post), \(now.milliseconds), 3
      FROM person r WHERE \(dialect.contains("r.id", recipients))
      """)
  }

  /// Makes a notice of a post for each of some people, which is the first of its group.
  func insert(_ kind: NoticeKind, _ post: Int64, for recipients: [Int64]) throws(AppError) {
    let id = try numbers(for: recipients)
    let chosen: SQL = "FROM person r WHERE \(dialect.contains("r.id", recipients))"
    try connection.submit(
      """
      INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
      SELECT \(id), r.id, \(kind.rawValue), \(post), \(now.milliseconds), \(id) \(chosen)
      """)
    try connection.submit(
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing, group_id)
      SELECT \(id), r.id, \(kind.rawValue), \(viewer), \(post), \(now.milliseconds), 1, \(id) \(chosen)
      """)
  }
}
