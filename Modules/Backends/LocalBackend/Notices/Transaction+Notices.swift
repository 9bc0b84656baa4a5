import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Someone to be notified of what the viewer did.
struct NoticeRecipient {
  let person: Int64
  /// The state of the notice if there is one already: 1 if it stands, 0 if it was taken back.
  let standing: Int64?
  /// The group that the notice joins; nil if it is the first of one.
  let group: Int64?
  /// Whether their filters may hide it from them.
  let isFiltering: Bool
  /// Whether the notice waits in a request.
  let isHeld: Bool
}

extension Transaction {
  /// Asks who of some people is to be notified of what the viewer does: never the viewer, people who can't see it or
  /// people who don't want such notices, and never about anything imported.
  ///
  /// - Parameter people: A condition on a person `r`.
  /// - Returns: Nil if there's no one to notify.
  func askWhomToTell(
    _ kind: NoticeKind, post: Int64 = 0, of people: SQL
  ) throws(AppError) -> PendingQuery<NoticeRecipient>? {
    if mode != .news { return nil }
    return try connection.ask(
      """
      SELECT r.id, (
          SELECT n.standing FROM notice n
          WHERE n.recipient_id = r.id AND n.actor_id = \(viewer) AND n.kind = \(kind.rawValue)
            AND n.post_id = \(post)),
        \(openGroup(kind, post)), \(filtersNotices(of: "r.id")), \(isHeld(kind, post, from: "r.id"))
      FROM person r
      WHERE \(people) AND r.id <> \(viewer) AND \(isToHear(about: post))\(isWelcome(kind, post, to: "r.id"))
      """
    ) { row in
      NoticeRecipient(
        person: row.integer(0), standing: row.optionalInteger(1), group: row.optionalInteger(2),
        isFiltering: row.boolean(3), isHeld: row.boolean(4))
    }
  }

  /// Notifies people of what the viewer did, once for each cause, but for those whose filters hide it. What was taken back
  /// comes back as it was.
  func tell(
    _ recipients: PendingQuery<NoticeRecipient>?, _ kind: NoticeKind, post: Int64 = 0
  ) throws(AppError) {
    guard let asked = try recipients?.answer().sorted(by: { $0.person < $1.person }) else { return }
    let hiding = try hiding(post, among: asked.filter(\.isFiltering).map(\.person))
    let recipients = asked.filter { !hiding.contains($0.person) }
    // Others have been told, or have dismissed it.
    let again = recipients.filter { $0.standing == 0 }.map(\.person)
    let untold = recipients.filter { $0.standing == nil }
    let (new, held) = (untold.filter { !$0.isHeld }, untold.filter(\.isHeld).map(\.person))
    if !again.isEmpty {
      try connection.submit(
        "UPDATE notice SET standing = 1 WHERE \(cause(kind, post, by: viewer, again))")
    }
    let first = new.filter { $0.group == nil }.map(\.person)
    if !first.isEmpty { try insert(kind, post, for: first) }
    for recipient in new {
      if let group = recipient.group { try insert(recipient.person, kind, post, into: group) }
    }
    if !held.isEmpty { try hold(kind, post, for: held) }
    for person in (again + untold.map(\.person)).sorted() { try appendChange(.notice, person) }
  }

  /// Notifies the viewer of what has become of something of theirs, unless they don't want such notices at all: once about
  /// a post. Of what isn't about one, the latest takes the place of those before.
  func tellOneself(_ kind: NoticeKind, post: Int64 = 0) throws(AppError) {
    let cause = cause(kind, post, by: viewer, [viewer])
    if post == 0 {
      try connection.submit("DELETE FROM notice WHERE \(cause)")
      try connection.submit(
        """
        DELETE FROM notice_group
        WHERE post_id = 0 AND recipient_id = \(viewer) AND kind = \(kind.rawValue)
        """)
    }
    let isTold = try connection.exists(
      """
      SELECT 1 FROM person r WHERE r.id = \(viewer) AND r.deleted_at IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM notice_rule w
          WHERE w.person_id = r.id AND w.kind = \(kind.rawValue) AND w.origin = 'anyone')
        AND NOT EXISTS (SELECT 1 FROM notice WHERE \(cause))
      """)
    guard isTold else { return }
    try insert(kind, post, for: [viewer])
    try appendChange(.notice, viewer)
  }

  /// Asks who of some people has a notice that can be taken back.
  ///
  /// - Parameters:
  ///   - people: A condition on the notice `n`.
  func askWhoWasTold(
    _ kind: NoticeKind, post: Int64, of people: SQL
  ) throws(AppError) -> PendingQuery<Int64> {
    try connection.ask(
      """
      SELECT n.recipient_id FROM notice n
      WHERE \(people) AND n.actor_id = \(viewer) AND n.kind = \(kind.rawValue)
        AND n.post_id = \(post) AND n.standing IN (1, 3)
      """
    ) { $0.integer(0) }
  }

  /// Removes the notices of people when their cause is gone.
  ///
  /// - Parameters:
  ///   - told: The answer of `askWhoWasTold`.
  ///   - actor: The person who caused them; the viewer if left out.
  func takeBack(
    _ told: [Int64], _ kind: NoticeKind, post: Int64 = 0, by actor: Int64? = nil
  ) throws(AppError) {
    let told = told.sorted()
    if told.isEmpty { return }
    let cause = cause(kind, post, by: actor ?? viewer, told)
    try connection.submit("DELETE FROM notice WHERE \(cause) AND standing = 3")
    try connection.submit("UPDATE notice SET standing = 0 WHERE \(cause)")
    for person in told { try appendChange(.notice, person) }
  }

  /// Adds a notice to its group.
  private func insert(
    _ recipient: Int64, _ kind: NoticeKind, _ post: Int64, into group: Int64
  ) throws(AppError) {
    let id = try connection.nextNoticeID()
    try connection.submit("UPDATE notice_group SET latest_id = \(id) WHERE id = \(group)")
    try connection.submit(
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing, group_id)
      VALUES (
        \(id), \(recipient), \(kind.rawValue), \(viewer), \(post), \(now.milliseconds), 1, \(group))
      """)
  }

  /// The group that a notice of a person `r` joins.
  private func openGroup(_ kind: NoticeKind, _ post: Int64) -> SQL {
    openGroup(kind, post, of: "r.id", at: now.milliseconds)
  }

  /// The group that a notice of a recipient joins; null if it is the first of one.
  ///
  /// - Parameter time: When it is made, in milliseconds.
  func openGroup(_ kind: NoticeKind, _ post: Int64, of recipient: SQL, at time: Int64) -> SQL {
    let begun: SQL
    switch kind.grouping {
    case .byPost: begun = ""
    case .byDay: begun = " AND g.began_at > \(time - Self.day) AND g.began_at < \(time + Self.day)"
    case .alone: return "CAST(NULL AS BIGINT)"
    }
    return """
      (SELECT g.id FROM notice_group g
       WHERE g.post_id = \(post) AND g.recipient_id = \(recipient) AND g.kind = \(kind.rawValue)\(begun)
       ORDER BY g.latest_id DESC LIMIT 1)
      """
  }

  /// The time in milliseconds within which notices of a kind are grouped, or sent only once.
  static let day: Int64 = 86_400_000

  /// Whether a person `r` is notified of what the viewer does.
  private func isToHear(about post: Int64) -> SQL {
    let visible = visible(to: "r.id")
    let hears = visible.tells(of: "\(viewer)")
    if post == 0 { return hears }
    return """
      \(hears) AND EXISTS (
        SELECT 1 FROM post p WHERE p.id = \(post) AND \(visible.post) AND NOT EXISTS (
          SELECT 1 FROM conversation_mute c
          WHERE c.person_id = r.id AND c.conversation_id = p.conversation_id))
      """
  }

  private func cause(_ kind: NoticeKind, _ post: Int64, by actor: Int64, _ recipients: [Int64]) -> SQL {
    """
    \(dialect.contains("recipient_id", recipients)) AND actor_id = \(actor) AND kind = \(kind.rawValue)
      AND post_id = \(post)
    """
  }
}
