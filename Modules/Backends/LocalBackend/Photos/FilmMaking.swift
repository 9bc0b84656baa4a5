import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Makes films of the files that people added, one after another. Each store makes its own. What a process leaves when it's
/// ended in the middle is made anew, and its files are removed as those of photos are that were being added.
struct FilmMaking: Worker {
  /// A film that is to be made.
  private struct Waiting {
    let id: Int64
    /// The file to make it of.
    let given: String
  }

  var kind: WorkKind { .films }
  let database: any SQLDatabase
  let media: MediaStore
  let films: FilmWorkshop
  let photos: PhotoWorkshop
  let clock: WallClock

  func share() async throws(AppError) -> WorkShare {
    try media.readNumber().map { .only($0) } ?? .none
  }

  func work(on store: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let isDone = try await pace.takeSteps(resting: false) { () async throws(AppError) in
      guard let next = try await next(in: store) else { return false }
      _ = try await pace.takeLongStep { () async throws(AppError) in try await make(next, in: store) }
      return true
    }
    return isDone ? .done : .left
  }

  private func next(in store: Int64) async throws(AppError) -> Waiting? {
    try await database.read { connection throws(AppError) in
      try connection.first(
        """
        SELECT id, file FROM photo
        WHERE film IS NOT NULL AND thumbnail = '' AND store = \(store) AND file <> '' ORDER BY id LIMIT 1
        """
      ) { row throws(AppError) in Waiting(id: row.integer(0), given: row.text(1)) }
    }
  }

  /// Makes a film, or notes that it can't be made.
  private func make(_ waiting: Waiting, in store: Int64) async throws(AppError) {
    do throws(AppError) {
      try await makeFiles(of: waiting, in: store)
    } catch {
      switch error {
      case .invalid, .timeout: try await giveUp(waiting, in: store)
      default: throw error
      }
    }
  }

  private func makeFiles(of waiting: Waiting, in store: Int64) async throws(AppError) {
    let film = media.newFilmName(isReady: true)
    try await expect(film, in: store)
    var files = [film]
    do throws(AppError) {
      let made = try await films.make(media.path(of: waiting.given), into: try media.makeEmpty(film))
      let still = try await photos.prepare(still: made.still)
      try await media.synchronize(film)
      let thumbnail = media.newName(still.kind)
      try await expect(thumbnail, in: store)
      files.append(thumbnail)
      try await media.write([(name: thumbnail, content: still.content)])
      let bytes = media.size(of: film) + still.content.count
      try await finish(waiting, made, still, film: film, thumbnail: thumbnail, bytes: bytes, in: store)
    } catch {
      // What can't be removed now is removed when it's due.
      try? await removals.remove(files)
      throw error
    }
  }

  private func expect(_ file: String, in store: Int64) async throws(AppError) {
    let now = clock.now()
    try await database.write { connection throws(AppError) in
      try MediaRemovals.expect([file], in: store, connection, now)
    }
  }

  /// Puts the finished film in place of the file that it was made of, unless someone has deleted it by then.
  private func finish(
    _ waiting: Waiting, _ made: MadeFilm, _ still: PreparedStill, film: String, thumbnail: String, bytes: Int,
    in store: Int64
  ) async throws(AppError) {
    let now = clock.now()
    let isWanted = try await database.write { connection throws(AppError) in
      let changed = try connection.execute(
        """
        UPDATE photo SET file = \(film), thumbnail = \(thumbnail), width = \(made.width), height = \(made.height),
          blurhash = \(still.blurhash), duration = \(made.duration), frame_rate = \(made.frameRate),
          bitrate = \(made.bitrate), waiting_bytes = CASE WHEN waiting_bytes > 0 THEN \(bytes) ELSE 0 END
        WHERE id = \(waiting.id) AND file = \(waiting.given)
        """)
      if changed == 0 { return false }
      try MediaRemovals.keep([film, thumbnail], in: connection)
      try connection.removeFiles([waiting.given], from: store, now)
      return true
    }
    if !isWanted { try await removals.remove([film, thumbnail]) }
  }

  /// Notes that a film can't be made.
  private func giveUp(_ waiting: Waiting, in store: Int64) async throws(AppError) {
    let now = clock.now()
    try await database.write { connection throws(AppError) in
      let changed = try connection.execute(
        "UPDATE photo SET file = '', waiting_bytes = 0 WHERE id = \(waiting.id) AND file = \(waiting.given)")
      if changed > 0 { try connection.removeFiles([waiting.given], from: store, now) }
    }
  }

  private var removals: MediaRemovals { MediaRemovals(database: database, media: media, clock: clock) }
}
