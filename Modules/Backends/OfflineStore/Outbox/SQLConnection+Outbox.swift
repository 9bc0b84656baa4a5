import AppValues
import Entities
import Post
import SocialDatabase

// The rows of `outbox`.
extension SQLConnection {
  /// Items, by the end of a statement.
  func outboxItems(_ end: SQL) throws(AppError) -> [OutboxItem] {
    try rows(
      """
      SELECT number, write, state, failure, key, queued_at, tried_at, attempts, next_at FROM outbox \(end)
      """
    ) { row throws(AppError) in try OutboxItem(row) }
  }

  func outboxSummary() throws(AppError) -> OutboxSummary {
    let summary = try first(
      """
      SELECT COUNT(*) FILTER (WHERE state <> 'failed'), COUNT(*) FILTER (WHERE state = 'failed'), (
        SELECT state = 'sending' OR attempts > 0 FROM outbox WHERE state <> 'failed' ORDER BY number LIMIT 1)
      FROM outbox
      """
    ) { row throws(AppError) in
      var summary = OutboxSummary()
      (summary.waiting, summary.refused) = (row.int(0), row.int(1))
      summary.isPutOff = row.optionalInteger(2) == 1
      return summary
    }
    return summary ?? OutboxSummary()
  }

  func outboxItem(_ id: ID<OutboxItem>) throws(AppError) -> OutboxItem? {
    try outboxItems("WHERE number = \(id.number)").first
  }

  /// The id that the server gave; nil if it's not known.
  func sentPost(_ id: ID<OutboxItem>) throws(AppError) -> ID<Post>? {
    try first("SELECT post FROM outbox_sent WHERE number = \(id.number) AND post IS NOT NULL") {
      row throws(AppError) in ID(row.text(0))
    }
  }

  /// What is written with the server's ids, as far as they're known.
  ///
  /// Throws `gone` if it's about a post that was dropped.
  func resolved(_ write: OutboxWrite) throws(AppError) -> OutboxWrite {
    guard let item = write.post?.waitingItem else { return write }
    if let post = try sentPost(item) { return write.about(post) }
    if try outboxItem(item) == nil { throw .gone }
    return write
  }

  func setState(_ id: ID<OutboxItem>, _ state: OutboxState, nextAt: Timestamp) throws(AppError) {
    let (name, failure) = try state.stored
    try execute(
      """
      UPDATE outbox SET state = \(name), failure = \(failure), next_at = \(nextAt.milliseconds)
      WHERE number = \(id.number)
      """)
  }

  func resetAttempts(of id: ID<OutboxItem>) throws(AppError) {
    try execute("UPDATE outbox SET attempts = 0 WHERE number = \(id.number)")
  }

  /// Lets edits that were written after another one, on what that was based on, be based on what became of it.
  ///
  /// - Parameters:
  ///   - item: The earlier edit.
  ///   - version: When the server carried it out.
  func rebaseEdits(after item: OutboxItem, on version: Timestamp) throws(AppError) {
    guard case .edit(let post, let earlier) = try resolved(item.write) else { return }
    for later in try laterEdits(of: post, after: item) {
      guard case .edit(_, var edit) = later.write, later.state == .waiting,
        edit.basedOn == earlier.basedOn
      else { continue }
      edit.basedOn = version
      try rewrite(later.id, as: .edit(post: post, edit: edit))
    }
  }

  /// Lets edits that were written after something with photos name those as the server does, which has them now. Their
  /// copies aren't needed any more.
  ///
  /// - Parameters:
  ///   - item: What was sent.
  ///   - post: The post that the server made of it; nil for an edit.
  func replacePhotos(of item: OutboxItem, in post: ID<Post>?) throws(AppError) {
    guard let photos = item.write.content?.photos, !photos.isEmpty else { return }
    let names = try StoredJSON.text(of: photos.map(\.rawValue))
    let known = try rows(
      """
      SELECT id, server_id FROM outbox_photo
      WHERE server_id IS NOT NULL AND id IN (SELECT value FROM json_each(\(names)))
      """
    ) { row throws(AppError) in (ID<Photo>(row.text(0)), ID<Photo>(row.text(1))) }
    let servers = Dictionary(known) { first, _ in first }
    var edited = post
    if edited == nil { edited = try resolved(item.write).post }
    guard let edited else { return }
    for later in try laterEdits(of: edited, after: item) {
      guard case .edit(let id, var edit) = later.write else { continue }
      edit.content.photos = edit.content.photos.map { servers[$0] ?? $0 }
      try rewrite(later.id, as: .edit(post: id, edit: edit))
    }
  }

  /// The edits of a post that were written after something else about it, the earliest first.
  private func laterEdits(of post: ID<Post>, after item: OutboxItem) throws(AppError) -> [OutboxItem] {
    try outboxItems(
      """
      WHERE number > \(item.id.number) AND (
        subject = \(OutboxWrite.editSubject(of: post))
        OR needs IN (SELECT number FROM outbox_sent WHERE post = \(post.rawValue) UNION ALL SELECT \(item.id.number)))
      ORDER BY number
      """)
  }

  /// Replaces what an item says, and nothing else.
  private func rewrite(_ id: ID<OutboxItem>, as write: OutboxWrite) throws(AppError) {
    try execute("UPDATE outbox SET write = \(try StoredJSON.text(of: write)) WHERE number = \(id.number)")
  }

  /// Replaces what an item says, and lets it wait.
  func replace(_ id: ID<OutboxItem>, with write: OutboxWrite, at now: Timestamp) throws(AppError) {
    try rewrite(id, as: write)
    try setState(id, .waiting, nextAt: now)
  }

  func insert(_ write: OutboxWrite, key: PublishKey, at now: Timestamp) throws(AppError) -> ID<OutboxItem> {
    let number = try first(
      """
      INSERT INTO outbox (key, subject, needs, write, state, queued_at, next_at)
      VALUES (\(key.rawValue), \(write.subject), \(write.post?.waitingItem?.number),
        \(try StoredJSON.text(of: write)), 'waiting', \(now.milliseconds), \(now.milliseconds))
      RETURNING number
      """
    ) { row throws(AppError) in row.integer(0) }
    guard let number else { throw .unexpected(reference: "outbox-number") }
    return ID(String(number))
  }

  /// Removes an item, and what was done to its post. Comments on that are refused.
  func drop(_ id: ID<OutboxItem>) throws(AppError) {
    try execute("DELETE FROM outbox WHERE number = \(id.number)")
    for item in try outboxItems("WHERE needs = \(id.number)") {
      if case .publish = item.write {
        try setState(item.id, .failed(OutboxFailure(.gone)), nextAt: item.nextAt)
      } else {
        try drop(item.id)
      }
    }
  }
}

extension ID<OutboxItem> {
  /// The number in the table; -1, which none has, for what isn't a number.
  var number: Int64 { Int64(rawValue) ?? -1 }
}

extension OutboxItem {
  fileprivate init(_ row: borrowing Row) throws(AppError) {
    self.init(
      id: ID(String(row.integer(0))), write: try StoredJSON.value(OutboxWrite.self, of: row.text(1)),
      state: try OutboxState(row.text(2), row.optionalText(3)), key: PublishKey(row.text(4)),
      queuedAt: Timestamp(milliseconds: row.integer(5)),
      triedAt: row.optionalInteger(6).map { Timestamp(milliseconds: $0) }, attempts: row.int(7),
      nextAt: Timestamp(milliseconds: row.integer(8)))
  }
}

extension OutboxState {
  fileprivate init(_ name: String, _ failure: String?) throws(AppError) {
    switch name {
    case "waiting": self = .waiting
    case "sending": self = .sending
    case "failed": self = .failed(try StoredJSON.value(OutboxFailure.self, of: failure ?? ""))
    default: throw .storage(.damaged)
    }
  }

  fileprivate var stored: (name: String, failure: String?) {
    get throws(AppError) {
      switch self {
      case .waiting: ("waiting", nil)
      case .sending: ("sending", nil)
      case .failed(let failure): ("failed", try StoredJSON.text(of: failure))
      }
    }
  }
}
