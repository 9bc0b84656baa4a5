import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// The viewer's posts that are published later, in the database.
struct LocalScheduledPosts: ScheduledPostsRepository {
  let access: Access

  func scheduled(_ request: PageRequest) async throws(AppError) -> Page<ScheduledPost> {
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(AppError) in
      let rows = try transaction.scheduledPosts("\(range.bounds("s.id"))\(range.ordering("s.id"))")
      return try range.page(rows, key: \.number) { $0.map(\.post) }
    }
  }

  func scheduled(_ id: ID<ScheduledPost>) async throws(AppError) -> ScheduledPost {
    let number = try id.number()
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.scheduledPost(number)
    }
  }

  func schedule(
    _ post: NewPost, at time: Timestamp, key: PublishKey
  ) async throws(AppError) -> ScheduledPost {
    if key.isOfArchive { throw .invalid(.key, .malformed) }
    let parent = try post.replyTo?.number()
    return try await access.write { transaction throws(AppError) in
      // Only one writer at a time can take an ID, so the numbers below stay true.
      let id = try transaction.nextID()
      let connection = transaction.connection
      let earlier = try transaction.scheduledPosts(" AND s.publish_key = \(key.rawValue)")
      if let earlier = earlier.first { return earlier.post }
      if let parent { _ = try transaction.storedPost(parent) }
      let photos = try transaction.attachable(post.content.photos, to: 0)
      try transaction.requireRoom(forScheduled: time)
      try connection.execute(
        """
        INSERT INTO scheduled_post (
          id, person_id, due_at, visibility, reply_to_id, publish_key, photos, \(ContentColumns.names))
        VALUES (
          \(id), \(transaction.viewer), \(time.milliseconds), \(post.visibility.number), \(parent), \(key.rawValue),
          \(photos.map(String.init).joined(separator: " ")), \(ContentColumns.values(post.content)))
        """)
      for photo in photos {
        try connection.submit("UPDATE photo SET scheduled_id = \(id), waiting_bytes = 0 WHERE id = \(photo)")
      }
      try connection.addWork(.scheduled, id, due: time.milliseconds, transaction.present)
      return try transaction.scheduledPost(id)
    }
  }

  func reschedule(_ id: ID<ScheduledPost>, to time: Timestamp) async throws(AppError) -> ScheduledPost {
    let number = try id.number()
    return try await access.write { transaction throws(AppError) in
      _ = try transaction.nextID()
      let post = try transaction.scheduledPost(number)
      if post.at != time || post.failure != nil {
        try transaction.requireRoom(forScheduled: time, beside: number)
        try transaction.connection.execute(
          "UPDATE scheduled_post SET due_at = \(time.milliseconds), failure = NULL WHERE id = \(number)")
        try transaction.connection.addWork(.scheduled, number, due: time.milliseconds, transaction.present)
      }
      return try transaction.scheduledPost(number)
    }
  }

  func remove(_ id: ID<ScheduledPost>) async throws(AppError) {
    let number = try id.number()
    try await access.write { transaction throws(AppError) in
      _ = try transaction.nextID()
      _ = try transaction.scheduledPost(number)
      try transaction.releasePhotos(where: "scheduled_id = \(number)")
      try transaction.connection.execute("DELETE FROM scheduled_post WHERE id = \(number)")
    }
  }
}

/// A scheduled post, and what publishes it.
struct StoredScheduledPost {
  let number: Int64
  let post: ScheduledPost
  let key: PublishKey
  /// Whether it has all its photos.
  let isWhole: Bool
}

extension Transaction {
  /// The viewer's scheduled posts `s` that the end of a statement selects.
  func scheduledPosts(_ end: SQL) throws(AppError) -> [StoredScheduledPost] {
    let rows = try connection.rows(
      """
      SELECT s.id, s.due_at, s.visibility, s.reply_to_id, s.publish_key, s.failure, s.photos,
        \(ContentColumns.names)
      FROM scheduled_post s WHERE s.person_id = \(viewer)\(end)
      """
    ) { row throws(AppError) in
      let photos = row.text(6).pieces(at: " ").compactMap { Int64(String($0)) }
      let content = ContentColumns.content(row, at: 7, photos: [])
      return (
        number: row.integer(0), due: row.integer(1), visibility: PostVisibility(number: row.integer(2)),
        parent: row.optionalInteger(3), key: row.text(4), failure: row.optionalText(5), photos: photos,
        content: content
      )
    }
    let photos = try photos(rows.flatMap(\.photos))
    let byID = Dictionary(photos.map { ($0.id, $0) }) { first, _ in first }
    return rows.map { row in
      let post = ScheduledPost(
        id: ID(row.number), at: Timestamp(milliseconds: row.due),
        content: row.content.withPhotos(row.photos.compactMap { byID[ID($0)] }), visibility: row.visibility,
        replyTo: row.parent.map { ID($0) },
        failure: row.failure.map { ScheduledPost.Failure(rawValue: $0) ?? .other })
      return StoredScheduledPost(
        number: row.number, post: post, key: PublishKey(row.key),
        isWhole: post.content.photos.count == row.photos.count)
    }
  }

  /// A scheduled post of the viewer's.
  ///
  /// Throws `notFound`.
  fileprivate func scheduledPost(_ id: Int64) throws(AppError) -> ScheduledPost {
    guard let found = try scheduledPosts(" AND s.id = \(id)").first else { throw .notFound }
    return found.post
  }

  /// Makes sure that the viewer can schedule another post for a time.
  ///
  /// - Parameter other: The post that is given another time.
  ///
  /// Throws `invalid(.scheduledPosts, .tooLong)`, `invalid(.scheduledDay, .tooLong)`.
  fileprivate func requireRoom(
    forScheduled time: Timestamp, beside other: Int64? = nil
  ) throws(AppError) {
    let day: Int64 = 86_400_000
    let start = time.milliseconds / day * day
    let counts = try connection.first(
      """
      SELECT COUNT(*), COALESCE(SUM(CASE WHEN due_at >= \(start) AND due_at < \(start + day) THEN 1 ELSE 0 END), 0)
      FROM scheduled_post WHERE person_id = \(viewer) AND id <> \(other ?? 0)
      """
    ) { row throws(AppError) in (all: row.int(0), ofDay: row.int(1)) }
    let (most, ofDay) = (ScheduledPost.maximumCount, ScheduledPost.maximumADay)
    if let counts, counts.all >= most {
      throw .invalid(.scheduledPosts, .tooLong(maximum: most, excess: counts.all + 1 - most))
    }
    if let counts, counts.ofDay >= ofDay {
      throw .invalid(.scheduledDay, .tooLong(maximum: ofDay, excess: counts.ofDay + 1 - ofDay))
    }
  }
}
