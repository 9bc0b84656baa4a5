import AppValues
import Entities
import PostText
import Profile
import SocialDatabase
import SocialLocalStore

/// What people show on their profiles.
extension LocalProfile: FeaturedRepository {
  func people(featuredBy id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    let (owner, range) = (try id.number(), try KeyRange(request))
    return try await access.read { transaction throws(AppError) in
      try transaction.requirePerson(owner, orSuspended: true)
      if try transaction.isHidden(owner) { return .empty }
      return try PeopleSelection(featuredBy: owner).page(range, transaction)
    }
  }

  func hashtags(featuredBy id: ID<User>) async throws(AppError) -> [FeaturedHashtag] {
    let owner = try id.number()
    return try await access.read { transaction throws(AppError) in
      try transaction.requirePerson(owner, orSuspended: true)
      if try transaction.isHidden(owner) { return [] }
      return try transaction.featuredTags(of: owner)
    }
  }

  func suggestedHashtags() async throws(AppError) -> [FeaturedHashtag] {
    try await access.readAsMember { transaction throws(AppError) in
      let viewer = transaction.viewer
      return try transaction.connection.rows(
        """
        SELECT g.id, g.name, u.uses, u.latest FROM (
          SELECT l.tag_id, COUNT(*) AS uses, MAX(l.post_id) AS latest FROM post_tag l
          WHERE l.author_id = \(viewer) AND NOT EXISTS (
            SELECT 1 FROM featured_tag f WHERE f.person_id = \(viewer) AND f.tag_id = l.tag_id)
          GROUP BY l.tag_id ORDER BY uses DESC, latest DESC LIMIT \(FeaturedHashtag.maximumCount)) AS u
        JOIN tag g ON g.id = u.tag_id ORDER BY u.uses DESC, u.latest DESC
        """
      ) { row throws(AppError) in FeaturedHashtag(row) }
    }
  }

  func feature(hashtag name: String) async throws(AppError) -> FeaturedHashtag {
    try await access.write { transaction throws(AppError) in
      let (row, tag) = (try transaction.nextID(), try transaction.tagID(name))
      try transaction.connection.execute(
        """
        INSERT INTO featured_tag (person_id, tag_id, id)
        VALUES (\(transaction.viewer), \(tag), \(row)) ON CONFLICT DO NOTHING
        """)
      let (tags, maximum) = (
        try transaction.featuredTags(of: transaction.viewer), FeaturedHashtag.maximumCount
      )
      if tags.count > maximum { throw .invalid(.hashtags, .tooLong(maximum: maximum, excess: 1)) }
      guard let featured = tags.first(where: { $0.id == ID(tag) }) else {
        throw .unexpected(reference: "featured-tag-missing")
      }
      try transaction.appendChange(.profile, transaction.viewer)
      return featured
    }
  }

  func unfeature(hashtag name: String) async throws(AppError) {
    let folded = HashtagName.folded(name)
    try await access.write { transaction throws(AppError) in
      let removed = try transaction.connection.execute(
        """
        DELETE FROM featured_tag WHERE person_id = \(transaction.viewer)
          AND tag_id IN (SELECT id FROM tag WHERE name_folded = \(folded))
        """)
      if removed > 0 { try transaction.appendChange(.profile, transaction.viewer) }
    }
  }

  func feature(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      if relation.follow.terms == nil { throw .forbidden }
      try transaction.connection.submit(
        """
        INSERT INTO featured_person (owner_id, person_id, id)
        VALUES (\(transaction.viewer), \(relation.person), \(try transaction.nextID()))
        ON CONFLICT (owner_id, person_id) DO NOTHING
        """)
      try transaction.appendChange(.relation, transaction.viewer, relation.person)
      return nil
    }
  }

  func unfeature(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      try transaction.endFeaturing(transaction.viewer, relation.person)
      try transaction.appendChange(.relation, transaction.viewer, relation.person)
      return nil
    }
  }
}

extension Transaction {
  /// Removes a person from those whom another features.
  func endFeaturing(_ owner: Int64, _ person: Int64) throws(AppError) {
    try connection.submit(
      "DELETE FROM featured_person WHERE owner_id = \(owner) AND person_id = \(person)")
  }

  /// The hashtags that a person features, with the posts that the viewer may read.
  fileprivate func featuredTags(of person: Int64) throws(AppError) -> [FeaturedHashtag] {
    let posts: SQL = """
      FROM post_tag l CROSS JOIN item i
      WHERE l.author_id = \(person) AND l.tag_id = f.tag_id AND i.id = l.post_id AND \(visible.item)
      """
    return try connection.rows(
      """
      SELECT g.id, g.name, (SELECT COUNT(*) \(posts)), (SELECT MAX(l.post_id) \(posts))
      FROM featured_tag f JOIN tag g ON g.id = f.tag_id WHERE f.person_id = \(person) ORDER BY f.id
      """
    ) { row throws(AppError) in FeaturedHashtag(row) }
  }
}

extension FeaturedHashtag {
  /// Reads the number and the name of a hashtag, how many posts have it, and the id of the latest of them.
  fileprivate init(_ row: borrowing Row) {
    // An id begins with its time.
    let latest = row.optionalInteger(3).map { CalendarDate(Timestamp(milliseconds: $0 >> 16)) }
    self.init(id: ID(row.integer(0)), name: row.text(1), postCount: row.int(2), lastUsedAt: latest)
  }
}
