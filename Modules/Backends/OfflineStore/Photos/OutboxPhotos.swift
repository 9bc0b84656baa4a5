public import AppValues
public import Entities
import Foundation
public import Post
import SocialDatabase
import SocialFiles
import SocialScheduling

/// Copies of the photos of what is written here: the server may forget a photo before its post arrives, or not have it
/// yet.
public struct OutboxPhotos: Sendable {
  /// For how long a photo is kept that no post in the outbox has, in milliseconds: a day, or thirty for a draft.
  private static let (life, draftLife) = (Int64(86_400_000), Int64(30 * 86_400_000))

  let database: StoreFile
  let folder: PrivateFolder
  let clock: WallClock

  /// Copies a photo.
  ///
  /// - Parameter uploaded: What the server made of it; nil if it hasn't been uploaded.
  /// - Returns: The id by which it's known here: the server's, or one of the outbox.
  ///
  /// Throws `invalid(.photo, …)` if it can't be read, `storage`.
  public func keep(_ photo: NewPhoto, uploaded: ID<Photo>?) async throws(AppError) -> ID<Photo> {
    let (folder, now) = (folder, clock.now().milliseconds)
    let name = URL(filePath: photo.file.path).lastPathComponent
    let file = UUID().uuidString + Self.ending(of: name)
    try await BlockingWork.run { () throws(AppError) in
      try folder.create()
      try folder.file(file).replace(with: try Self.content(of: photo.file))
    }
    let id = uploaded ?? ID("waiting-" + file)
    let focus = try photo.focus.map { value throws(AppError) in try StoredJSON.text(of: value) }
    let end = now + (photo.isForDraft ? Self.draftLife : Self.life)
    try await database.write { connection throws(AppError) in
      try connection.execute(
        """
        INSERT INTO outbox_photo (id, file, name, alt, focus, server_id, uploaded_at, kept_until)
        VALUES (\(id.rawValue), \(file), \(name), \(photo.alt), \(focus), \(uploaded?.rawValue),
          \(uploaded.map { _ in now }), \(end))
        ON CONFLICT (id) DO UPDATE SET file = excluded.file, uploaded_at = excluded.uploaded_at
        """)
    }
    return id
  }

  /// A photo that was copied; nil for any other.
  public func photo(_ id: ID<Photo>) async throws(AppError) -> KeptPhoto? {
    let folder = folder
    return try await database.read { connection throws(AppError) in
      try connection.first(
        """
        SELECT file, name, alt, focus, server_id, uploaded_at FROM outbox_photo WHERE id = \(id.rawValue)
        """
      ) { row throws(AppError) in
        KeptPhoto(
          id: id, file: LocalFile(path: folder.file(row.text(0)).path), name: row.text(1), alt: row.text(2),
          focus: try row.optionalText(3).map { text throws(AppError) in
            try StoredJSON.value(PhotoFocus.self, of: text)
          },
          serverID: row.optionalText(4).map { ID($0) },
          uploadedAt: row.optionalInteger(5).map { Timestamp(milliseconds: $0) })
      }
    }
  }

  /// Notes the id by which the server knows a photo now.
  public func uploaded(_ id: ID<Photo>, as serverID: ID<Photo>) async throws(AppError) {
    let now = clock.now().milliseconds
    try await database.write { connection throws(AppError) in
      try connection.execute(
        """
        UPDATE outbox_photo SET server_id = \(serverID.rawValue), uploaded_at = \(now) WHERE id = \(id.rawValue)
        """)
    }
  }

  /// Changes the description of a photo.
  public func setAlt(_ alt: String, of id: ID<Photo>) async throws(AppError) {
    try await database.write { connection throws(AppError) in
      try connection.execute("UPDATE outbox_photo SET alt = \(alt) WHERE id = \(id.rawValue)")
    }
  }

  /// Removes photos whose time is over and that nothing in the outbox has.
  public func removeOld() async throws(AppError) {
    let (folder, now) = (folder, clock.now().milliseconds)
    let files = try await database.write { connection throws(AppError) in
      let old = try connection.rows(
        """
        SELECT id, file FROM outbox_photo WHERE kept_until < \(now) AND id NOT IN (
          SELECT photo.value FROM outbox, json_each(outbox.write, '$.publish.post.content.photos') photo
          UNION ALL SELECT photo.value FROM outbox, json_each(outbox.write, '$.edit.edit.content.photos') photo)
        """
      ) { row throws(AppError) in (id: row.text(0), file: row.text(1)) }
      for photo in old { try connection.execute("DELETE FROM outbox_photo WHERE id = \(photo.id)") }
      return old.map(\.file)
    }
    try await BlockingWork.run { () throws(AppError) in
      for file in files { try folder.file(file).remove() }
    }
  }

  /// Forgets photos that are in a post now.
  public func remove(_ ids: [ID<Photo>]) async throws(AppError) {
    for id in ids {
      guard let photo = try await photo(id) else { continue }
      try await database.write { connection throws(AppError) in
        try connection.execute("DELETE FROM outbox_photo WHERE id = \(id.rawValue)")
      }
      try await BlockingWork.run { () throws(AppError) in try PrivateFile(photo.file.path).remove() }
    }
  }

  /// The ending of a file's name, by which servers tell what it is.
  private static func ending(of name: String) -> String {
    let ending = URL(filePath: name).pathExtension.lowercased()
    return ending.wholeMatch(of: /[a-z0-9]{1,5}/) == nil ? "" : "." + ending
  }

  private static func content(of file: LocalFile) throws(AppError) -> [UInt8] {
    do throws(AppError) {
      if let content = try PrivateFile(file.path).read() { return content }
    } catch {
      throw .invalid(.photo, .unreadable)
    }
    throw .invalid(.photo, .missing)
  }
}

/// A photo of which there is a copy on this device.
public struct KeptPhoto: Hashable, Sendable {
  /// The id by which what was written names it.
  public let id: ID<Photo>
  /// The copy.
  public let file: LocalFile
  /// The name of the file that it was copied from.
  public let name: String
  /// The description; empty for none.
  public let alt: String
  /// What stays in sight where it's shown cropped; nil for the middle.
  public let focus: PhotoFocus?
  /// The id by which the server knew it last; nil if it hasn't been uploaded.
  public let serverID: ID<Photo>?
  /// When it was uploaded last.
  public let uploadedAt: Timestamp?
}
