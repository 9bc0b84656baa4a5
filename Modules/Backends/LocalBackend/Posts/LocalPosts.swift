import Database
import Entities
import Post

/// Posts and their threads in the database.
struct LocalPosts: PostRepository {
  /// How far up a thread is read.
  private static let highest = 100

  let access: Access

  func publish(_ post: NewPost, key: PublishKey) async throws(SocialError) -> Post {
    try await Publishing(post, key: key).run(on: access)
  }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(SocialError) -> Post {
    let editing = try Editing(id, edit)
    return try await access.write { transaction throws(SocialError) in
      try editing.run(in: transaction)
    }
  }

  func revisions(of id: ID<Post>) async throws(SocialError) -> [Revision] {
    let id = try id.number()
    return try await access.read { transaction throws(SocialError) in
      let present = Revision(of: try transaction.post(id))
      let past = try transaction.connection.rows(
        """
        SELECT at, text, warning, language, place_name, place_latitude, place_longitude
        FROM revision WHERE post_id = \(id) ORDER BY at
        """
      ) { row throws(SocialError) in
        Revision(
          at: Timestamp(milliseconds: row.integer(0)), text: row.text(1), warning: row.optionalText(2),
          language: row.optionalText(3), place: PlaceColumns.place(row, at: 4))
      }
      return past + [present]
    }
  }

  func thread(of id: ID<Post>) async throws(SocialError) -> PostThread {
    let id = try id.number()
    return try await access.read { transaction throws(SocialError) in
      let post = try transaction.post(id)
      if post.replyTo == nil { return PostThread(ancestors: [], post: post) }
      // What was deleted in between leaves no post here, but what stands above it does.
      let ancestors = try transaction.connection.rows(
        """
        WITH RECURSIVE above (id, height) AS (
          SELECT reply_to_id, CAST(1 AS BIGINT) FROM post
          WHERE id = \(id) AND reply_to_id IS NOT NULL
          UNION ALL
          SELECT p.reply_to_id, above.height + 1 FROM above JOIN post p ON p.id = above.id
          WHERE p.reply_to_id IS NOT NULL AND above.height < \(Self.highest))
        SELECT id FROM above ORDER BY height DESC
        """
      ) { row throws(SocialError) in row.integer(0) }
      let posts = try transaction.posts(ancestors)
      return PostThread(ancestors: ancestors.compactMap { posts[$0] }, post: post)
    }
  }

  func comments(on id: ID<Post>, _ request: PageRequest) async throws(SocialError) -> Page<Post> {
    let id = try id.number()
    let range = try KeyRange(request, .oldestFirst)
    return try await access.read { transaction throws(SocialError) in
      try transaction.requirePost(id)
      let rows = try transaction.posts(
        """
        WHERE p.reply_to_id = \(id) AND \(transaction.visible.unmutedPost)\
        \(range.bounds("p.id"))\(range.ordering("p.id"))
        """)
      return try range.page(rows, key: { $0.row }, { $0.map { $0.post } })
    }
  }
}

extension Transaction {
  /// Makes sure that there is such a post to be seen, or was: what answers a deleted one can still be read.
  fileprivate func requirePost(_ id: Int64) throws(SocialError) {
    let found = try connection.exists(
      "SELECT 1 FROM post p WHERE p.id = \(id) AND (p.deleted_at IS NOT NULL OR \(visible.post))"
    )
    if !found { throw .notFound }
  }
}
