import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

extension Transaction {
  /// The viewer's photos, by id, whether they are on a post or not.
  func photos(_ ids: [Int64]) throws(AppError) -> [Photo] {
    if ids.isEmpty { return [] }
    let found = try connection.rows(
      """
      SELECT \(PhotoColumns.all) FROM photo f
      WHERE \(dialect.contains("f.id", ids)) AND f.owner_id = \(viewer)
      """
    ) { row throws(AppError) in (row.integer(0), PhotoColumns.photo(row, in: media)) }
    let photos = Dictionary(found) { first, _ in first }
    return ids.compactMap { photos[$0] }
  }

  /// All photos that some posts have ever had, by id.
  func allPhotos(of posts: [Int64]) throws(AppError) -> [ID<Photo>: Photo] {
    let found = try connection.rows(
      "SELECT \(PhotoColumns.all) FROM photo f WHERE \(dialect.contains("f.post_id", posts))"
    ) { row throws(AppError) in PhotoColumns.photo(row, in: media) }
    return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The ids of the viewer's photos that their post can show. To be called before anything is written.
  ///
  /// - Parameter scheduled: The scheduled post that becomes this one, and may keep them.
  ///
  /// Throws `invalid(.photo, .wrong)` if one is unknown, someone else's, named twice, on another post or kept for one;
  /// `invalid(.film, …)`: `pending` if one isn't ready, `taken` if one isn't alone, but for what comes from elsewhere.
  func attachable(
    _ photos: [ID<Photo>], to post: Int64, from scheduled: Int64? = nil
  ) throws(AppError) -> [Int64] {
    let ids = photos.compactMap(\.numberOrNil)
    guard ids.count == photos.count, Set(ids).count == ids.count else { throw .invalid(.photo, .wrong) }
    if ids.isEmpty { return [] }
    let found = try connection.first(
      """
      SELECT COUNT(*), COUNT(f.film), COUNT(CASE WHEN f.film IS NOT NULL AND f.thumbnail = '' THEN 1 END)
      FROM photo f WHERE \(dialect.contains("f.id", ids))
        AND f.owner_id = \(viewer) AND (f.post_id IS NULL OR f.post_id = \(post))
        AND (f.scheduled_id IS NULL OR f.scheduled_id = \(scheduled ?? 0))
      """
    ) { row throws(AppError) in (all: row.int(0), films: row.int(1), unready: row.int(2)) }
    guard let found, found.all == ids.count else { throw .invalid(.photo, .wrong) }
    if found.unready > 0 { throw .invalid(.film, .pending) }
    if found.films > 0, ids.count > 1, mode != .past { throw .invalid(.film, .taken) }
    return ids
  }

  /// Sets the photos of a post, in this order. Those that it no longer shows stay for its history.
  ///
  /// - Parameter photos: The result of `attachable`.
  func attach(_ photos: [Int64], to post: Int64) throws(AppError) {
    try connection.submit("UPDATE photo SET position = NULL WHERE post_id = \(post)")
    for (position, id) in photos.enumerated() {
      try connection.submit(
        """
        UPDATE photo SET post_id = \(post), position = \(position), scheduled_id = NULL WHERE id = \(id)
        """)
    }
    try connection.submit("UPDATE post SET photo_count = \(photos.count) WHERE id = \(post)")
  }

  /// Takes the photos that a post shows off it, since it is about to be deleted: its author has a day to publish them
  /// again, and they don't count among those that wait for their first post. Those of its history stay with it.
  func keepPhotos(of post: Int64) throws(AppError) {
    try releasePhotos(where: "post_id = \(post) AND position IS NOT NULL")
  }

  /// Keeps photos for no post any more: their owner has a day to use them.
  func releasePhotos(where condition: SQL) throws(AppError) {
    let stores = try connection.rows(
      """
      UPDATE photo SET post_id = NULL, position = NULL, scheduled_id = NULL, waiting_bytes = 0,
        created_at = \(MediaRemovals.lastDay(at: present))
      WHERE \(condition) RETURNING store
      """
    ) { row throws(AppError) in row.integer(0) }
    for store in Set(stores).sorted() {
      try connection.addWork(.media, store, due: MediaRemovals.dayAfter(present), present)
    }
  }

  /// Removes the photos of a deleted post and of its history; answers them, whose files are to be removed.
  func removePhotos(of post: Int64) throws(AppError) -> PendingQuery<RemovedPhoto> {
    try connection.submit("UPDATE post SET photo_count = 0 WHERE id = \(post) AND photo_count > 0")
    return try connection.removePhotos(where: "post_id = \(post)")
  }
}

/// A photo that was deleted.
struct RemovedPhoto {
  let files: [String]
  /// The number of the store that has them.
  let store: Int64
}

extension SQLConnection {
  /// Deletes photos, and removes their files later; answers whether there were any.
  @discardableResult
  func removePhotos(where condition: SQL, _ now: Timestamp) throws(AppError) -> Bool {
    let removed = try removePhotos(where: condition).answer()
    try removeFiles(of: removed, now)
    return !removed.isEmpty
  }

  /// Deletes photos; answers them, whose files are to be removed.
  fileprivate func removePhotos(where condition: SQL) throws(AppError) -> PendingQuery<RemovedPhoto> {
    try ask("DELETE FROM photo WHERE \(condition) RETURNING file, thumbnail, store") { row in
      RemovedPhoto(files: [row.text(0), row.text(1)], store: row.integer(2))
    }
  }

  /// Removes the files of deleted photos later.
  func removeFiles(of photos: [RemovedPhoto], _ now: Timestamp) throws(AppError) {
    for (store, photos) in Dictionary(grouping: photos, by: \.store).sorted(by: { $0.key < $1.key }) {
      try removeFiles(photos.flatMap(\.files), from: store, now)
    }
  }

  /// Removes files later that nothing refers to any more. A film that isn't ready has only one, and one that failed none.
  ///
  /// - Parameter store: The number of the store that has them.
  func removeFiles(_ files: [String], from store: Int64, _ now: Timestamp) throws(AppError) {
    for file in files where !file.isEmpty {
      try submit(
        """
        INSERT INTO media_removal (file, store, due_at) VALUES (\(file), \(store), 0) ON CONFLICT DO NOTHING
        """)
    }
    try addWork(.media, store, now)
  }
}
