import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

/// The policy, and what waits. A request has the number of the person who asks, and is there as long as something waits.
extension LocalNotifications: NoticeRequests {
  func policy() async throws(AppError) -> NoticePolicy {
    try await access.readAsMember { transaction throws(AppError) in try transaction.noticePolicy() }
  }

  func change(_ treatments: [NoticeOrigin: NoticeTreatment]) async throws(AppError) -> NoticePolicy {
    try await access.write { transaction throws(AppError) in
      for (origin, treatment) in treatments.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        try transaction.set(treatment, for: origin)
      }
      return try transaction.noticePolicy()
    }
  }

  func requests(_ request: PageRequest) async throws(AppError) -> Page<NoticeRequest> {
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(AppError) in
      let rows = try transaction.heldNotices("\(range.bounds("l.latest"))\(range.ordering("l.latest"))")
      return try range.page(rows, key: \.latest) { rows throws(AppError) in
        try transaction.noticeRequests(rows)
      }
    }
  }

  func request(_ id: ID<NoticeRequest>) async throws(AppError) -> NoticeRequest {
    let person = try id.number()
    return try await access.readAsMember { transaction throws(AppError) in
      let rows = try transaction.heldNotices(" AND l.actor_id = \(person)")
      guard let request = try transaction.noticeRequests(rows[...]).first else { throw .notFound }
      return request
    }
  }

  func accept(_ ids: [ID<NoticeRequest>]) async throws(AppError) {
    let people = try ids.map { id throws(AppError) in try id.number() }
    try await access.write { transaction throws(AppError) in
      try transaction.requireHeld(from: people)
      try transaction.accept(from: people)
    }
  }

  func dismiss(_ ids: [ID<NoticeRequest>]) async throws(AppError) {
    let people = try ids.map { id throws(AppError) in try id.number() }
    try await access.write { transaction throws(AppError) in
      try transaction.requireHeld(from: people)
      try transaction.connection.submit(
        "UPDATE notice SET standing = 2 WHERE \(transaction.isHeld(from: people))")
      try transaction.appendChange(.notice, transaction.viewer)
    }
  }

  func requestMerges() -> AsyncStream<LiveSignal> { feed.signals(.mergedNotices, to: access.tokenHash) }
}

/// What waits from one person.
private struct HeldNotices {
  let person: Author
  let id, latest: Int64
  let count: Int
  /// The latest post of theirs; 0 if there is none.
  let post: Int64
  let beganAt, latestAt: Timestamp
}

extension Transaction {
  fileprivate func noticePolicy() throws(AppError) -> NoticePolicy {
    let rules = try connection.rows(
      "SELECT origin, treatment FROM notice_rule WHERE person_id = \(viewer) AND kind = ''"
    ) { row throws(AppError) in
      (NoticeOrigin(rawValue: row.text(0)), NoticeTreatment(rawValue: row.text(1)))
    }
    var policy = NoticePolicy()
    for case (let origin?, let treatment?) in rules { policy.treatments[origin] = treatment }
    let waiting = try connection.first(
      """
      SELECT COUNT(DISTINCT n.actor_id), COUNT(*) FROM notice n
      WHERE n.recipient_id = \(viewer) AND n.standing = 3 AND \(visible.notice)
      """
    ) { row throws(AppError) in (row.int(0), row.int(1)) }
    (policy.requests, policy.notices) = waiting ?? (0, 0)
    return policy
  }

  fileprivate func set(_ treatment: NoticeTreatment, for origin: NoticeOrigin) throws(AppError) {
    if treatment == .accept {
      try connection.submit(
        "DELETE FROM notice_rule WHERE person_id = \(viewer) AND kind = '' AND origin = \(origin.rawValue)")
    } else {
      try connection.submit(
        """
        INSERT INTO notice_rule (person_id, kind, origin, treatment)
        VALUES (\(viewer), '', \(origin.rawValue), \(treatment.rawValue))
        ON CONFLICT (person_id, kind, origin) DO UPDATE SET treatment = excluded.treatment
        """)
    }
  }

  /// What waits for the viewer, by person `l`.
  ///
  /// - Parameter end: The end of the statement, from its conditions on.
  fileprivate func heldNotices(_ end: SQL) throws(AppError) -> [HeldNotices] {
    try connection.rows(
      """
      SELECT l.actor_id, l.latest, l.held, l.post_id, l.began_at, l.latest_at, \(AuthorColumns.all("a"))
      FROM (
        SELECT n.actor_id, MAX(n.id) AS latest, COUNT(*) AS held,
          MAX(CASE WHEN n.kind IN ('comment', 'mention') THEN n.post_id ELSE 0 END) AS post_id,
          MIN(n.at) AS began_at, MAX(n.at) AS latest_at
        FROM notice n
        WHERE n.recipient_id = \(viewer) AND n.standing = 3 AND \(visible.notice)
        GROUP BY n.actor_id) AS l
      JOIN person a ON a.id = l.actor_id WHERE 1 = 1\(end)
      """
    ) { row throws(AppError) in
      HeldNotices(
        person: AuthorColumns.author(row, at: 6, in: media), id: row.integer(0), latest: row.integer(1),
        count: row.int(2), post: row.integer(3), beganAt: Timestamp(milliseconds: row.integer(4)),
        latestAt: Timestamp(milliseconds: row.integer(5)))
    }
  }

  fileprivate func noticeRequests(_ rows: ArraySlice<HeldNotices>) throws(AppError) -> [NoticeRequest] {
    let posts = try posts(rows.map(\.post).filter { $0 != 0 })
    return rows.map { row in
      NoticeRequest(
        id: ID(row.id), from: row.person, count: row.count, lastPost: posts[row.post], beganAt: row.beganAt,
        latestAt: row.latestAt)
    }
  }

  /// The notices that wait for the viewer from some people.
  fileprivate func isHeld(from people: [Int64]) -> SQL {
    "recipient_id = \(viewer) AND standing = 3 AND \(dialect.contains("actor_id", people))"
  }

  /// Throws `notFound` unless something waits from each of these people.
  fileprivate func requireHeld(from people: [Int64]) throws(AppError) {
    let asking = try connection.first(
      "SELECT COUNT(DISTINCT actor_id) FROM notice WHERE \(isHeld(from: people))"
    ) { row throws(AppError) in row.int(0) }
    if asking != Set(people).count { throw .notFound }
  }

  /// Lists what waits from some people, in the groups that it would have come to, and permits what they do from now on.
  fileprivate func accept(from people: [Int64]) throws(AppError) {
    for person in people {
      try connection.submit(
        """
        INSERT INTO notice_permission (person_id, from_id) VALUES (\(viewer), \(person))
        ON CONFLICT (person_id, from_id) DO NOTHING
        """)
    }
    try lockGroups(of: people)
    // What another device accepts at the same time is found there alone.
    let accepted = try connection.rows(
      "UPDATE notice SET standing = 1 WHERE \(isHeld(from: people)) RETURNING id, kind, post_id, at"
    ) { row throws(AppError) in
      (id: row.integer(0), kind: NoticeKind(rawValue: row.text(1)), post: row.integer(2), at: row.integer(3))
    }
    for notice in accepted.sorted(by: { $0.id < $1.id }) {
      guard let kind = notice.kind else { throw .unexpected(reference: "notice-kind-unknown") }
      try group(notice.id, kind, notice.post, at: notice.at)
    }
    try appendChange(.noticesMerged, viewer)
  }

  /// Keeps others from beginning the same groups until the transaction ends: who likes or shares a post waits for the
  /// post, and who follows someone or accepts what waits, for an ID.
  private func lockGroups(of people: [Int64]) throws(AppError) {
    _ = try connection.rows(
      """
      SELECT p.id FROM post p WHERE p.id IN (SELECT n.post_id FROM notice n WHERE \(isHeld(from: people)))
      ORDER BY p.id\(dialect.lockingPosts)
      """
    ) { row throws(AppError) in row.integer(0) }
    _ = try nextID()
  }

  /// Puts a notice of the viewer's into its group, which may have moved on since it was made.
  private func group(_ id: Int64, _ kind: NoticeKind, _ post: Int64, at time: Int64) throws(AppError) {
    let open = try connection.first("SELECT \(openGroup(kind, post, of: "\(viewer)", at: time))") {
      row throws(AppError) in row.optionalInteger(0)
    }
    if let group = open ?? nil {
      try connection.submit(
        "UPDATE notice_group SET latest_id = \(id) WHERE id = \(group) AND latest_id < \(id)")
      try connection.submit("UPDATE notice SET group_id = \(group) WHERE id = \(id)")
    } else {
      try connection.submit(
        """
        INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
        VALUES (\(id), \(viewer), \(kind.rawValue), \(post), \(time), \(id))
        """)
      try connection.submit("UPDATE notice SET group_id = \(id) WHERE id = \(id)")
    }
  }
}
