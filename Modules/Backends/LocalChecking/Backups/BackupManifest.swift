import AppValues
import Foundation
import SocialFiles

/// The description of a backup, which is the first of its files.
package struct BackupManifest: Codable, Sendable {
  static let name = "manifest.json"
  /// The folder of the photos, which are named as in the database.
  package static let photos = "photos"
  private static let format = "socialconnect-backup"

  /// Which program can read it.
  package enum Kind: String, Codable, Sendable {
    case sqlite, postgreSQL

    /// The file that holds the database.
    package var file: String { self == .sqlite ? "database.sqlite" : "database.dump" }
  }

  let format: String
  let version: Int
  let createdAt: Date
  /// The version of the program that wrote it; nil in backups of versions before 0.2.0.
  let program: String?
  let kind: Kind
  /// The ID of the database that was copied.
  let databaseID: String
  /// The rows of the table `migration`.
  let migrations: [String]
  package let people, posts: Int
  /// Each file but this, by its name.
  let files: [String: FileDigest]
  /// The number that the database has for the store of the photos; nil if it had none, and in backups of earlier
  /// versions.
  package let store: Int64?
  /// How many photos it lacks because other machines keep them; nil in backups of earlier versions.
  package let photosElsewhere: Int?

  init(
    _ contents: BackupContents, kind: Kind, files: [String: FileDigest], store: Int64?, photosElsewhere: Int,
    at time: Timestamp
  ) {
    format = Self.format
    version = 1
    createdAt = time.date
    program = PackageVersion.text
    self.kind = kind
    databaseID = contents.databaseID
    migrations = contents.migrations
    people = contents.people
    posts = contents.posts
    self.files = files
    self.store = store
    self.photosElsewhere = photosElsewhere
  }

  /// Throws `storage`.
  func write(in folder: PrivateFolder) throws(AppError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try folder.file(Self.name).replace(with: Array(encoder.encode(self)))
    } catch let error as AppError {
      throw error
    } catch {
      throw .unexpected(reference: "backup-manifest")
    }
  }

  /// Throws `invalid(.file, .unsupported)` when the folder holds no backup; `storage(newerVersion)`.
  static func read(in folder: PrivateFolder) throws(AppError) -> BackupManifest {
    guard let bytes = try folder.file(name).read() else { throw .invalid(.file, .unsupported) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let head: Head
    do {
      head = try decoder.decode(Head.self, from: Data(bytes))
      if head.format == format, head.version == 1 { return try decoder.decode(Self.self, from: Data(bytes)) }
    } catch {
      throw .invalid(.file, .unsupported)
    }
    throw head.format == format ? .storage(.newerVersion) : .invalid(.file, .unsupported)
  }

  /// What stays as it is in every version.
  private struct Head: Codable {
    let format: String
    let version: Int
  }

  package var photoCount: Int { files.count - 1 }
}
