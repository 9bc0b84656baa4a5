import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Photos: their files in the store of the data folder, what is known of them in the database.
extension LocalPosts {
  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo {
    try await add(photo, waits: true)
  }

  /// Adds a photo.
  ///
  /// - Parameter waits: Whether it counts among the photos that wait for a post; not if it gets its post at once.
  func add(_ photo: NewPhoto, waits: Bool) async throws(AppError) -> Photo {
    if access.isAnonymous { throw .unauthenticated }
    let removals = try access.mediaRemovals.orUnsupported()
    let prepared = try await workshop.prepare(photo.file.path)
    let files = [
      (name: removals.media.newName(prepared.kind), content: prepared.content),
      (name: removals.media.newName(prepared.thumbnailKind), content: prepared.thumbnail),
    ]
    let bytes = waits ? Int64(files.reduce(0) { $0 + $1.content.count }) : 0
    let store = try await removals.media.makeNumber()
    try await access.write { transaction throws(AppError) in
      if waits { try transaction.requireRoom(forWaiting: bytes) }
      try MediaRemovals.expect(files.map(\.name), in: store, transaction)
    }
    do throws(AppError) {
      try await removals.media.write(files)
    } catch {
      // What cannot be removed now is removed when it is due.
      try? await removals.remove(files.map(\.name))
      throw error
    }
    // If this fails, it may have been done all the same, so the files stay until they are due.
    var added: Photo = try await access.write { transaction throws(AppError) in
      // Others may have been added at the same time.
      if waits { try transaction.requireRoom(forWaiting: bytes) }
      let id = try transaction.nextID()
      try MediaRemovals.keep(files.map(\.name), in: transaction)
      try transaction.connection.execute(
        """
        INSERT INTO photo (
          id, owner_id, alt, focus_x, focus_y, width, height, blurhash, file, thumbnail, store, created_at,
          waiting_bytes)
        VALUES (
          \(id), \(transaction.viewer), \(photo.alt), \(photo.focus?.storedX), \(photo.focus?.storedY),
          \(prepared.width), \(prepared.height), \(prepared.blurhash), \(files[0].name), \(files[1].name), \(store),
          \(MediaRemovals.beginning(of: photo, at: transaction.present)), \(bytes))
        """)
      return try transaction.own(id)
    }
    added.isFromMoving = prepared.moved
    return added
  }

  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo {
    try await change(photo, PhotoChange(alt: alt))
  }

  func photo(_ id: ID<Photo>) async throws(AppError) -> Photo {
    let id = try id.number()
    return try await access.readAsMember { transaction throws(AppError) in try transaction.own(id) }
  }

  func change(_ id: ID<Photo>, _ change: PhotoChange) async throws(AppError) -> Photo {
    let id = try id.number()
    return try await access.write { transaction throws(AppError) in
      let post = try transaction.connection.rows(
        """
        UPDATE photo SET alt = COALESCE(\(change.alt), alt), focus_x = COALESCE(\(change.focus?.storedX), focus_x),
          focus_y = COALESCE(\(change.focus?.storedY), focus_y)
        WHERE id = \(id) AND owner_id = \(transaction.viewer) RETURNING post_id
        """
      ) { row throws(AppError) in row.optionalInteger(0) }.first
      if let post = post.flatMap(\.self) { try transaction.appendChange(.changed, post) }
      return try transaction.own(id)
    }
  }

  func delete(_ id: ID<Photo>) async throws(AppError) {
    let id = try id.number()
    try await access.write { transaction throws(AppError) in
      _ = try transaction.own(id)
      let own: SQL =
        "id = \(id) AND owner_id = \(transaction.viewer) AND post_id IS NULL AND scheduled_id IS NULL"
      if try !transaction.connection.removePhotos(where: own, transaction.present) {
        throw .invalid(.photo, .taken)
      }
    }
    await access.work.start(.media)
  }

  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] {
    let numbers = ids.compactMap(\.numberOrNil)
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.photos(numbers)
    }
  }
}

extension Transaction {
  /// A photo of the viewer's.
  ///
  /// Throws `notFound`.
  fileprivate func own(_ id: Int64) throws(AppError) -> Photo {
    guard let photo = try photos([id]).first else { throw .notFound }
    return photo
  }

  /// Makes sure that the viewer has room for another photo that waits for its first post.
  ///
  /// Throws `invalid(.photos, .tooManyBytes)`.
  fileprivate func requireRoom(forWaiting bytes: Int64) throws(AppError) {
    let waiting = try connection.first(
      """
      SELECT CAST(COALESCE(SUM(waiting_bytes), 0) AS BIGINT) FROM photo
      WHERE owner_id = \(viewer) AND post_id IS NULL AND waiting_bytes > 0
      """
    ) { row throws(AppError) in row.integer(0) }
    let megabytes = Photo.maximumWaitingMegabytes
    if (waiting ?? 0) + bytes > Int64(megabytes) * 1_000_000 {
      throw .invalid(.photos, .tooManyBytes(megabytes: megabytes))
    }
  }
}
