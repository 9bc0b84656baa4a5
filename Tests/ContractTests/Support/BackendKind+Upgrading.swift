import AppValues
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

extension BackendKind {
  /// Runs a test on a database that an earlier version made.
  ///
  /// - Parameters:
  ///   - migration: The first that the earlier version lacked.
  ///   - fill: Writes what that version left.
  ///   - body: Finds it in the tables of today.
  func upgraded(
    from migration: String,
    _ fill: @escaping @Sendable (any SQLConnection) throws(AppError) -> Void,
    _ body: (any SQLDatabase) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let location = try await makeLocation(in: folder)
    let earlier = LocalBackend.migrations.prefix { $0.name != migration }
    #expect(earlier.count < LocalBackend.migrations.count, "there is no \(migration)")
    let old = try await openDatabase(location, migrations: Array(earlier))
    do {
      try await old.write(fill)
    } catch {
      await old.close()
      throw error
    }
    await old.close()
    let database = try await openDatabase(location)
    do {
      try await body(database)
    } catch {
      await database.close()
      throw error
    }
    await database.close()
  }
}

/// Rows as earlier versions wrote them: with the columns there have been from the beginning.
extension SQLConnection {
  func insertPerson(_ id: Int64, handle: String, name: String, posts: Int64) throws(AppError) {
    try execute(
      """
      INSERT INTO person (
        id, handle, handle_folded, name, name_folded, email, email_folded, password_hash, bio, language,
        is_locked, created_at, post_count, follower_count, following_count)
      VALUES (
        \(id), \(handle), \(handle), \(name), \(name.lowercased()), \("\(handle)@example.com"),
        \("\(handle)@example.com"), 'hash', '', 'en', 0, 0, \(posts), 0, 0)
      """)
  }

  /// - Parameter conversation: Nil where no post had one yet.
  func insertPost(
    _ id: Int64, _ text: String = "", visibility: Int64 = 0, answering parent: Int64? = nil,
    in conversation: Int64? = nil, hashtags: String = "", deletedAt: Int64? = nil
  ) throws(AppError) {
    let (column, value): (SQL, SQL) =
      if let conversation { ("conversation_id,", "\(conversation),") } else { ("", "") }
    try execute(
      """
      INSERT INTO post (
        id, author_id, visibility, reply_to_id, \(column) like_count, comment_count, share_count, created_at,
        deleted_at, mention_count, text, hashtags)
      VALUES (
        \(id), 1, \(visibility), \(parent), \(value) 0, 0, 0, 0, \(deletedAt), 0, \(text), \(hashtags))
      """)
  }
}
