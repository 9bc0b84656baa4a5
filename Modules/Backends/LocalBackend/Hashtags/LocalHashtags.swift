import AppValues
import Entities
import Hashtags
import PostText
import SocialDatabase
import SocialLocalStore
import Timeline

/// Hashtags and who follows them, in the database.
struct LocalHashtags: HashtagsRepository, HashtagFollowing {
  let access: Access

  func hashtag(_ name: String) async throws(AppError) -> Hashtag {
    try await access.read { transaction throws(AppError) in try transaction.hashtag(name) }
  }

  func follow(_ name: String) async throws(AppError) -> Hashtag {
    try await access.write { transaction throws(AppError) in
      let row = try transaction.nextID()
      let tag = try transaction.tagID(name)
      let added = try transaction.connection.execute(
        """
        INSERT INTO tag_follow (person_id, tag_id, id)
        VALUES (\(transaction.viewer), \(tag), \(row)) ON CONFLICT DO NOTHING
        """)
      if added > 0 { try transaction.countFollowedTag(1) }
      return try transaction.hashtag(name)
    }
  }

  func unfollow(_ name: String) async throws(AppError) -> Hashtag {
    let folded = HashtagName.folded(name)
    return try await access.write { transaction throws(AppError) in
      let removed = try transaction.connection.execute(
        """
        DELETE FROM tag_follow WHERE person_id = \(transaction.viewer)
          AND tag_id IN (SELECT id FROM tag WHERE name_folded = \(folded))
        """)
      if removed > 0 { try transaction.countFollowedTag(-1) }
      return try transaction.hashtag(name)
    }
  }

  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(AppError) in
      let rows = try transaction.connection.rows(
        """
        SELECT t.name, t.post_count, f.id FROM tag_follow f JOIN tag t ON t.id = f.tag_id
        WHERE f.person_id = \(transaction.viewer)\(range.bounds("f.id"))\(range.ordering("f.id"))
        """
      ) { row throws(AppError) in
        (
          tag: Hashtag(name: row.text(0), postCount: row.int(1), isFollowed: true),
          id: row.integer(2)
        )
      }
      return try range.page(rows, key: { $0.id }, { $0.map { $0.tag } })
    }
  }

  func popular() async throws(AppError) -> Page<Hashtag> {
    try await access.read { transaction throws(AppError) in
      let popular = try transaction.popularHashtags()
      let found = try transaction.hashtags(popular)
      return Page(items: popular.compactMap { found[$0] }, older: nil, newer: nil)
    }
  }
}

extension Transaction {
  /// The hashtag with a name. One that no one has used is spelled as it was asked for.
  fileprivate func hashtag(_ name: String) throws(AppError) -> Hashtag {
    let found = try connection.first(
      """
      SELECT t.name, t.post_count, EXISTS (
        SELECT 1 FROM tag_follow f WHERE f.person_id = \(viewer) AND f.tag_id = t.id)
      FROM tag t WHERE t.name_folded = \(HashtagName.folded(name))
      """
    ) { row throws(AppError) in
      let isKnown = row.int(1) > 0 || row.boolean(2)
      return Hashtag(
        name: isKnown ? row.text(0) : name, postCount: row.int(1), isFollowed: row.boolean(2))
    }
    return found ?? Hashtag(name: name)
  }

  /// Hashtags by the ids of their rows.
  fileprivate func hashtags(_ ids: [Int64]) throws(AppError) -> [Int64: Hashtag] {
    let rows = try connection.rows(
      """
      SELECT t.id, t.name, t.post_count, EXISTS (
        SELECT 1 FROM tag_follow f WHERE f.person_id = \(viewer) AND f.tag_id = t.id)
      FROM tag t WHERE \(dialect.contains("t.id", ids))
      """
    ) { row throws(AppError) in
      (id: row.integer(0), tag: Hashtag(name: row.text(1), postCount: row.int(2), isFollowed: row.boolean(3)))
    }
    return Dictionary(rows.map { ($0.id, $0.tag) }) { first, _ in first }
  }

  /// The row of a hashtag, which is added if there is none yet.
  func tagID(_ name: String) throws(AppError) -> Int64 {
    let id = try connection.first(
      """
      INSERT INTO tag (name_folded, name, post_count) VALUES (\(HashtagName.folded(name)), \(name), 0)
      ON CONFLICT (name_folded) DO UPDATE
        SET name = CASE WHEN tag.name = tag.name_folded AND tag.post_count = 0 THEN excluded.name ELSE tag.name END
      RETURNING id
      """
    ) { row throws(AppError) in row.integer(0) }
    guard let id else { throw .unexpected(reference: "tag-missing") }
    return id
  }

  /// Counts a hashtag that the viewer follows.
  ///
  /// Throws `invalid(.hashtags, .outOfRange)` for one too many.
  fileprivate func countFollowedTag(_ difference: Int) throws(AppError) {
    try connection.execute(
      "UPDATE person SET followed_tag_count = followed_tag_count + \(difference) WHERE id = \(viewer)")
    let isTooMany = try connection.exists(
      "SELECT 1 FROM person WHERE id = \(viewer) AND followed_tag_count > \(Hashtag.maximumFollowed)")
    if isTooMany { throw .invalid(.hashtags, .outOfRange) }
    try appendChange(.interest, viewer)
  }
}
