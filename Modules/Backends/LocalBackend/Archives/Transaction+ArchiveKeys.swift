import AppValues
import Archive
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// How posts are identified in archives. An imported post is published with its key in the archive, so that it is
/// imported only once.
extension PublishKey {
  fileprivate static let importPrefix = "import:"

  /// Whether a key is reserved for imports.
  var isOfArchive: Bool { rawValue.hasPrefix(Self.importPrefix) }
}

extension Transaction {
  /// The key that an imported post is published with.
  static func publishKey(_ key: SourceKey) -> PublishKey {
    PublishKey(PublishKey.importPrefix + key.rawValue)
  }

  /// The keys of the viewer's imported posts.
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

  /// The post that an archive refers to: one of the viewer's imported posts by its key, deleted or not; or another post
  /// of this network, identified by its id, date and author.
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
        "(SELECT id FROM person WHERE handle_folded = \(IdentifierFolding.handle(handle)) AND domain = '')"
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
  /// The same, unless it was deleted.
  func standingPostID(of reference: PostReference) throws(AppError) -> Int64? {
    guard let id = try postID(of: reference) else { return nil }
    return try connection.exists("SELECT 1 FROM post WHERE id = \(id) AND deleted_at IS NULL") ? id : nil
  }
}
