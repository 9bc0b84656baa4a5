import AppValues
import Post
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Removes the files of deleted posts, of photos that no one published, and of photos that were being added when
/// the program ended. Each store removes its own.
struct MediaRemovals: Worker {
  /// How long adding a photo can take before it is given up, in milliseconds: an hour.
  private static let patience: Int64 = 3_600_000
  /// How long a photo that a draft may hold can wait for its post, in milliseconds: thirty days.
  private static let waiting: Int64 = 30 * 86_400_000
  /// How long other photos can wait for a post, including those of deleted posts, in milliseconds: a day.
  private static let day: Int64 = 86_400_000
  /// How many are removed in one transaction.
  private static let atOnce = 50

  var kind: WorkKind { .media }
  let database: any SQLDatabase
  let media: MediaStore
  let clock: WallClock

  /// The time from which the wait of a new photo is counted.
  static func beginning(of photo: NewPhoto, at now: Timestamp) -> Int64 {
    photo.isForDraft ? now.milliseconds : lastDay(at: now)
  }

  /// When a photo was added that can wait for one more day.
  static func lastDay(at now: Timestamp) -> Int64 { now.milliseconds + day - waiting }

  /// A day from now.
  static func dayAfter(_ now: Timestamp) -> Int64 { now.milliseconds + day }

  /// Records that files are about to be written. They are removed later, unless `keep` says that they have been added.
  ///
  /// - Parameter store: The number of the store that they are written to.
  static func expect(
    _ files: [String], in store: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    let due = now.milliseconds + patience
    for file in files {
      try connection.execute(
        "INSERT INTO media_removal (file, store, due_at) VALUES (\(file), \(store), \(due))")
    }
    try connection.addWork(.media, store, due: due, now)
  }

  /// Keeps files that were expected.
  ///
  /// Throws `timeout` if writing them took so long that they have been given up.
  static func keep(_ files: [String], in connection: any SQLConnection) throws(AppError) {
    for file in files {
      let kept = try connection.execute(
        "DELETE FROM media_removal WHERE file = \(file) AND due_at > 0")
      if kept == 0 { throw .timeout }
    }
  }

  /// The removals from this store. Those from other stores are for processes that can reach them.
  func share() async throws(AppError) -> WorkShare {
    try media.readNumber().map { .only($0) } ?? .none
  }

  /// Removes all that is due, some at a time.
  func work(on store: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let isDone = try await pace.takeSteps { () async throws(AppError) in
      let files = try await takeDue(in: store)
      if !files.isEmpty { try await remove(files) }
      return !files.isEmpty
    }
    if !isDone { return .left }
    let next = try await database.read { connection throws(AppError) in
      try connection.first(
        """
        SELECT MIN(t.due) FROM (
          SELECT MIN(due_at) AS due FROM media_removal WHERE store = \(store)
          UNION ALL SELECT MIN(created_at) + \(Self.waiting) FROM photo
            WHERE post_id IS NULL AND scheduled_id IS NULL AND store = \(store)) AS t
        """
      ) { row throws(AppError) in row.optionalInteger(0) } ?? nil
    }
    return next.map { .putOff(until: $0) } ?? .done
  }

  /// Takes some of the files that are due. From now on, they can't be kept.
  private func takeDue(in store: Int64) async throws(AppError) -> [String] {
    let now = clock.now()
    return try await database.write { connection throws(AppError) in
      let loose: SQL = """
        SELECT id FROM photo
        WHERE post_id IS NULL AND scheduled_id IS NULL AND created_at <= \(now.milliseconds - Self.waiting) AND store = \(store)
        """
      try connection.removePhotos(where: "id IN (\(loose) LIMIT \(Self.atOnce))", now)
      return try connection.rows(
        """
        UPDATE media_removal SET due_at = 0 WHERE file IN (
          SELECT file FROM media_removal WHERE store = \(store) AND due_at <= \(now.milliseconds)
          ORDER BY due_at LIMIT \(Self.atOnce))
        RETURNING file
        """
      ) { row throws(AppError) in row.text(0) }
    }
  }

  /// Removes files, and then the rows that name them. A file that can't be removed stops nothing else: it is tried
  /// again in an hour.
  ///
  /// Throws what kept a file from being removed.
  func remove(_ files: [String]) async throws(AppError) {
    var (gone, stuck) = ([] as [String], [] as [String])
    var fault: AppError?
    for file in files {
      do throws(AppError) {
        try media.remove(file)
        gone.append(file)
      } catch {
        fault = error
        // No file can be removed for now.
        if error == .storage(.locked) { break }
        stuck.append(file)
      }
    }
    try await forget(gone, later: stuck)
    if let fault { throw fault }
  }

  private func forget(_ gone: [String], later stuck: [String]) async throws(AppError) {
    let next = clock.now().milliseconds + Self.patience
    try await database.write { connection throws(AppError) in
      for file in gone { try connection.execute("DELETE FROM media_removal WHERE file = \(file)") }
      for file in stuck {
        try connection.execute("UPDATE media_removal SET due_at = \(next) WHERE file = \(file)")
      }
    }
  }
}

extension Access {
  /// The files to remove; nil if no photos are kept.
  var mediaRemovals: MediaRemovals? {
    media.map { MediaRemovals(database: database, media: $0, clock: present) }
  }
}
