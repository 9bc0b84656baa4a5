import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import Timeline

/// How far the viewer has read their timelines, in the database.
struct LocalReadingPositions: ReadingPositions, ReadingMarks {
  let access: Access

  var readingPositionsCapabilities: ReadingPositionsCapabilities { .all }

  func position(in kind: TimelineKind) async throws(AppError) -> Cursor? {
    access.isAnonymous ? nil : try await mark(in: kind)?.position
  }

  /// Remembers nothing of an anonymous viewer.
  func setPosition(_ position: Cursor, in kind: TimelineKind) async throws(AppError) {
    _ = try position.number()
    if access.isAnonymous { return }
    _ = try await setMark(position, in: kind, expecting: nil)
  }

  func mark(in kind: TimelineKind) async throws(AppError) -> ReadingMark<Cursor>? {
    try await access.readAsMember { transaction throws(AppError) in
      try transaction.readingMark(in: ReadList(kind))?.map { Cursor($0) }
    }
  }

  func setMark(
    _ position: Cursor, in kind: TimelineKind, expecting version: Int?
  ) async throws(AppError) -> ReadingMark<Cursor> {
    let item = try position.number()
    return try await access.write { transaction throws(AppError) in
      try transaction.setReadingMark(item, in: ReadList(kind), expecting: version).map { Cursor($0) }
    }
  }
}

extension ReadList {
  init(_ kind: TimelineKind) {
    self.init(key: kind.key, clock: .item)
  }
}

extension Transaction {
  /// Forgets how far the viewer has read a timeline that no longer exists.
  func forgetReadingMark(in kind: TimelineKind) throws(AppError) {
    try connection.execute(
      "DELETE FROM reading_place WHERE person_id = \(viewer) AND timeline = \(kind.key)")
  }
}
