import AppValues
import Archive
import Entities
import Post
import SocialDatabase

/// By what posts are known in archives. A post that came in has the key it came with as the key it was
/// published with, so that it comes once.
extension PublishKey {
  fileprivate static let importPrefix = "import:"

  /// Whether only what comes from an archive is published with such a key.
  var isOfArchive: Bool { rawValue.hasPrefix(Self.importPrefix) }
}

extension Transaction {
  /// The key that a post is published with when it comes in.
  static func publishKey(_ key: SourceKey) -> PublishKey {
    PublishKey(PublishKey.importPrefix + key.rawValue)
  }

  /// The keys of those of the viewer's posts that came in.
  func importedKeys(of ids: [Int64]) throws(AppError) -> [Int64: SourceKey] {
    if ids.isEmpty { return [:] }
    let rows = try connection.rows(
      """
      SELECT p.id, p.publish_key FROM post p
      WHERE \(dialect.contains("p.id", ids)) AND p.author_id = \(viewer) AND p.publish_key IS NOT NULL
      """
    ) { row throws(AppError) in (id: row.integer(0), key: row.text(1)) }
    return rows.reduce(into: [:]) { keys, row in
      guard PublishKey(row.key).isOfArchive else { return }
      keys[row.id] = SourceKey(String(row.key.dropFirst(PublishKey.importPrefix.count)))
    }
  }

  func key(of post: Post, _ imported: [Int64: SourceKey]) -> SourceKey {
    post.id.numberOrNil.flatMap { imported[$0] } ?? .native(post.id, post.createdAt)
  }

  func reference(to post: Post, _ imported: [Int64: SourceKey]) -> PostReference {
    let isOwn = post.author.id.numberOrNil == viewer
    return PostReference(key: key(of: post, imported), author: isOwn ? nil : post.author.handle)
  }

  /// The post that an archive speaks of: one of the viewer's by the key it came with, deleted or not; or one
  /// of this network, which its id, date and author make certain.
  func postID(of reference: PostReference) throws(AppError) -> Int64? {
    let imported = try connection.first(
      """
      SELECT id FROM post
      WHERE author_id = \(viewer) AND publish_key = \(Self.publishKey(reference.key).rawValue)
      """
    ) { row throws(AppError) in row.integer(0) }
    if let imported { return imported }
    guard let native = reference.key.native, let id = native.id.numberOrNil else { return nil }
    let author: SQL =
      if let handle = reference.author {
        "(SELECT id FROM person WHERE handle_folded = \(Folded.handle(handle)))"
      } else {
        "\(viewer)"
      }
    let isHere = try connection.exists(
      """
      SELECT 1 FROM post
      WHERE id = \(id) AND created_at = \(native.createdAt.milliseconds) AND author_id = \(author)
      """)
    guard isHere else { return nil }
    if reference.author == nil { return id }
    return try posts([id]).isEmpty ? nil : id
  }
}
