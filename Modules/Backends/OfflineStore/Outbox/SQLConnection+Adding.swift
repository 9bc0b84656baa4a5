import AppValues
import Entities
import Post
import SocialDatabase

// What is written later changes what waits: it's the state in the end that counts.
extension SQLConnection {
  func add(_ write: OutboxWrite, key: PublishKey, at now: Timestamp) throws(AppError) -> OutboxAddition {
    switch write {
    case .publish: return try addPost(write, key: key, at: now)
    case .edit(let post, let edit): return try addEdit(write, of: post, edit, key: key, at: now)
    case .delete(let post, _): return try addDeletion(write, of: post, key: key, at: now)
    case .mark, .follow:
      try removeEarlier(write)
      return .queued(try insert(write, key: key, at: now))
    }
  }

  /// A post is added once for each key.
  private func addPost(
    _ write: OutboxWrite, key: PublishKey, at now: Timestamp
  ) throws(AppError) -> OutboxAddition {
    if let item = try outboxItems("WHERE key = \(key.rawValue)").first { return .queued(item.id) }
    let sent = try first("SELECT post FROM outbox_sent WHERE key = \(key.rawValue) AND post IS NOT NULL") {
      row throws(AppError) in ID<Post>(row.text(0))
    }
    if let sent { return .sent(sent) }
    return .queued(try insert(write, key: key, at: now))
  }

  /// A post that waits is changed itself, and so is an edit of it. Both remain what they were based on.
  private func addEdit(
    _ write: OutboxWrite, of post: ID<Post>, _ edit: PostEdit, key: PublishKey, at now: Timestamp
  ) throws(AppError) -> OutboxAddition {
    if let id = post.waitingItem, let item = try outboxItem(id), !item.mayBeSent,
      case .publish(var new) = item.write
    {
      new.content = edit.content
      try replace(id, with: .publish(post: new), at: now)
      return .queued(id)
    }
    let earlier = try outboxItems("WHERE subject = \(write.subject) AND state <> 'sending'")
    if let item = earlier.first, case .edit(_, let before) = item.write {
      var edit = edit
      // What was refused has met another version: the new edit knows which.
      if item.state == .waiting { edit.basedOn = before.basedOn }
      try replace(item.id, with: .edit(post: post, edit: edit), at: now)
      return .queued(item.id)
    }
    return .queued(try insert(write, key: key, at: now))
  }

  /// A post that waits is never sent. Of one that is at the server, marks and edits are no longer sent.
  private func addDeletion(
    _ write: OutboxWrite, of post: ID<Post>, key: PublishKey, at now: Timestamp
  ) throws(AppError) -> OutboxAddition {
    if let id = post.waitingItem, let item = try outboxItem(id), !item.mayBeSent {
      try drop(id)
      return .undone
    }
    for subject in OutboxWrite.subjects(of: post) {
      try execute("DELETE FROM outbox WHERE subject = \(subject) AND state <> 'sending'")
    }
    return .queued(try insert(write, key: key, at: now))
  }

  /// Removes what was decided before about the same, unless the server may have it.
  private func removeEarlier(_ write: OutboxWrite) throws(AppError) {
    try execute("DELETE FROM outbox WHERE subject = \(write.subject) AND state <> 'sending'")
  }
}
