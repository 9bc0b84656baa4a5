import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Photos and films: their files in the store of the data folder, what is known of them in the database.
extension LocalPosts {
  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo {
    try await add(photo, waits: true)
  }

  /// Adds a photo or a film.
  ///
  /// - Parameter waits: Whether it counts among the photos that wait for a post; not if it gets its post at once.
  func add(_ photo: NewPhoto, waits: Bool) async throws(AppError) -> Photo {
    if access.isAnonymous { throw .unauthenticated }
    let removals = try access.mediaRemovals.orUnsupported()
    if let film = try await film(photo.file.path) {
      // What can't be posted isn't stored.
      if photo.isBesideOthers { throw .invalid(.film, .taken) }
      return try await add(film, as: photo, waits: waits, by: removals)
    }
    let prepared = try await workshop.prepare(photo.file.path)
    let files = [
      (name: removals.media.newName(prepared.kind), content: prepared.content),
      (name: removals.media.newName(prepared.thumbnailKind), content: prepared.thumbnail),
    ]
    let row = PhotoRow(
      width: prepared.width, height: prepared.height, blurhash: prepared.blurhash, file: files[0].name,
      thumbnail: files[1].name)
    let bytes = files.reduce(0) { $0 + $1.content.count }
    var added = try await add(row, bytes, as: photo, waits: waits, by: removals) {
      () async throws(AppError) in try await removals.media.write(files)
    }
    added.isFromMoving = prepared.moved
    return added
  }

  /// What is to be added if it's a film; nil for a photo.
  ///
  /// Throws `invalid(.film, …)`.
  private func film(_ path: String) async throws(AppError) -> GivenFilm? {
    if let films { return try await films.look(at: path) }
    // Of a moving picture, at least the first image can be had.
    if FilmWorkshop.isVideo(path) { throw .invalid(.film, .unsupported) }
    return nil
  }

  /// Adds the file that a film is made of.
  private func add(
    _ film: GivenFilm, as photo: NewPhoto, waits: Bool, by removals: MediaRemovals
  ) async throws(AppError) -> Photo {
    let name = removals.media.newFilmName(isReady: false)
    let row = PhotoRow(
      width: film.width, height: film.height, blurhash: "", file: name, thumbnail: "", film: film.kind,
      duration: film.duration)
    let added = try await add(row, film.size, as: photo, waits: waits, by: removals) {
      () async throws(AppError) in try await removals.media.write(film, as: name)
    }
    await access.work.start(.films)
    return photo.isNeededReady ? try await made(added) : added
  }

  /// The film once it's made, by this process or another one on the same data, which tells no one.
  ///
  /// Throws `invalid(.film, .malformed)` if it can't be made; `timeout` where that takes longer than it may, since its turn
  /// doesn't come or there's no room for it.
  private func made(_ film: Photo) async throws(AppError) -> Photo {
    let end = ContinuousClock.now + FilmLimits.standard.patience
    while ContinuousClock.now < end {
      let photo = try await self.photo(film.id)
      switch photo.film?.state {
      case .failed: throw .invalid(.film, .malformed)
      case .ready, nil: return photo
      case .waiting: break
      }
      do {
        try await Task.sleep(for: .milliseconds(200))
      } catch {
        throw .cancelled
      }
    }
    throw .timeout
  }

  /// Writes files, and what is known of the photo that they are.
  ///
  /// - Parameters:
  ///   - size: How many bytes they have.
  ///   - write: Writes them.
  private func add(
    _ row: PhotoRow, _ size: Int, as photo: NewPhoto, waits: Bool, by removals: MediaRemovals,
    _ write: () async throws(AppError) -> Void
  ) async throws(AppError) -> Photo {
    let names = row.files
    let bytes = waits ? Int64(size) : 0
    let store = try await removals.media.makeNumber()
    try await access.write { transaction throws(AppError) in
      if waits { try transaction.requireRoom(forWaiting: bytes) }
      try MediaRemovals.expect(names, in: store, transaction.connection, transaction.present)
    }
    do throws(AppError) {
      try await write()
    } catch {
      // What cannot be removed now is removed when it is due.
      try? await removals.remove(names)
      throw error
    }
    // If this fails, it may have been done all the same, so the files stay until they are due.
    return try await access.write { transaction throws(AppError) in
      // Others may have been added at the same time.
      if waits { try transaction.requireRoom(forWaiting: bytes) }
      let id = try transaction.nextID()
      try MediaRemovals.keep(names, in: transaction.connection)
      try transaction.connection.execute(
        """
        INSERT INTO photo (
          id, owner_id, alt, focus_x, focus_y, width, height, blurhash, file, thumbnail, store, created_at,
          waiting_bytes, film, duration)
        VALUES (
          \(id), \(transaction.viewer), \(photo.alt), \(photo.focus?.storedX), \(photo.focus?.storedY),
          \(row.width), \(row.height), \(row.blurhash), \(row.file), \(row.thumbnail), \(store),
          \(MediaRemovals.beginning(of: photo, at: transaction.present)), \(bytes), \(row.film?.rawValue),
          \(row.duration))
        """)
      if row.film != nil { try transaction.connection.addWork(.films, store, transaction.present) }
      return try transaction.own(id)
    }
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

/// What is stored of a new photo.
private struct PhotoRow: Sendable {
  let width, height: Int
  let blurhash, file, thumbnail: String
  var film: Film.Kind?
  var duration: Int?

  var files: [String] { [file, thumbnail].filter { !$0.isEmpty } }
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
