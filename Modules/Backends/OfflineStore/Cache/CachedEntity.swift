import AppValues
import Entities
import SocialDatabase

/// A row of `cached_entity`.
struct CachedEntity: Sendable {
  /// What it is. The raw values are stored.
  enum Kind: String, Sendable {
    case post, person
    /// Someone who came along with a post.
    case author
  }

  let kind: Kind
  let id: String
  /// The post that a comment is on.
  let parent: String?
  /// A person's handle in lower case.
  let name: String?
  let document: String

  init(_ post: Post) throws(AppError) {
    kind = .post
    id = post.id.rawValue
    parent = post.replyTo?.post?.rawValue
    name = nil
    document = try StoredJSON.text(of: post)
  }

  /// - Parameter kind: How the person was read.
  init(_ person: User, as kind: Kind) throws(AppError) {
    self.kind = kind
    id = person.id.rawValue
    parent = nil
    name = person.handle.lowercased()
    document = try StoredJSON.text(of: person)
  }
}

extension SQLConnection {
  func keep(_ entity: CachedEntity, at now: Int64) throws(AppError) {
    try execute(
      """
      INSERT INTO cached_entity (kind, id, parent, name, document, read_at)
      VALUES (\(entity.kind.rawValue), \(entity.id), \(entity.parent), \(entity.name), \(entity.document), \(now))
      ON CONFLICT (kind, id) DO UPDATE SET
        parent = excluded.parent, name = excluded.name, document = excluded.document, read_at = excluded.read_at
      """)
  }

  /// Removes what was read longest ago.
  func limitEntities(to limit: Int) throws(AppError) {
    try execute(
      """
      DELETE FROM cached_entity WHERE (kind, id) IN (
        SELECT kind, id FROM cached_entity ORDER BY read_at DESC, id LIMIT -1 OFFSET \(limit))
      """)
  }

  /// Removes what was read longest ago.
  func limitPages(to limit: Int) throws(AppError) {
    try execute(
      """
      DELETE FROM cached_page WHERE (list, position) IN (
        SELECT list, position FROM cached_page ORDER BY read_at DESC, list, position LIMIT -1 OFFSET \(limit))
      """)
  }
}
