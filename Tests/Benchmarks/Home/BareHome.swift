import AppValues
import Entities
import Timeline

/// Fetches items by prepared statements alone, and decodes them into the same values as the program does.
final class BareHome {
  /// How what the viewer did to the posts is read.
  enum Marks {
    case together
    /// The naive way: one query for each post.
    case each
  }

  /// How many ids a statement takes; fewer are filled up by the last.
  private static let places = 20

  private let items: any BareStatement
  private let home: any BareStatement
  private let mentions: any BareStatement
  private let photos: any BareStatement
  /// The marks on one post; nil when they come with the items.
  private let marks: (any BareStatement)?

  init(_ connection: any BareConnection, marks: Marks = .together) throws {
    let isTogether = marks == .together
    let columns = BareItem.columns(marks: isTogether ? BareItem.marks : "0, 0, 0, 0, 0")
    let rows = """
      SELECT \(columns)
      FROM item i JOIN post p ON p.id = i.post_id JOIN person a ON a.id = p.author_id
      LEFT JOIN post r ON r.id = p.reply_to_id AND r.deleted_at IS NULL
      LEFT JOIN person ra ON ra.id = r.author_id
      LEFT JOIN person s ON i.is_share = 1 AND s.id = i.actor_id
      """
    items = try connection.prepare(
      "\(rows) WHERE i.id IN (\(Self.parameters(from: 2))) ORDER BY i.id DESC")
    home = try connection.prepare("\(rows) WHERE \(Self.belongs) ORDER BY i.id DESC LIMIT \(Self.places)")
    mentions = try connection.prepare(
      """
      SELECT m.post_id, a.id, a.handle, a.name FROM mention m JOIN person a ON a.id = m.person_id
      WHERE m.post_id IN (\(Self.parameters(from: 1))) ORDER BY m.post_id, m.position
      """)
    photos = try connection.prepare(
      """
      SELECT f.post_id, f.id, f.alt, f.width, f.height, f.blurhash, f.file, f.thumbnail FROM photo f
      WHERE f.post_id IN (\(Self.parameters(from: 1))) AND f.position IS NOT NULL
      ORDER BY f.post_id, f.position
      """)
    self.marks =
      isTogether ? nil : try connection.prepare("SELECT \(BareItem.marks) FROM post p WHERE p.id = $2")
  }

  /// What stands in a home, as one would write it down by hand.
  private static let belongs = """
    i.id < $2 AND (i.actor_id = $1 OR i.actor_id IN (SELECT followee_id FROM follow WHERE follower_id = $1)
        OR (i.is_share = 0 AND i.visibility = 0 AND p.hashtags <> '' AND EXISTS (
          SELECT 1 FROM post_tag t JOIN tag_follow f ON f.tag_id = t.tag_id
          WHERE t.post_id = i.post_id AND f.person_id = $1)))
      AND (i.reply_to_author_id IS NULL OR i.reply_to_author_id = $1 OR i.actor_id = $1 OR i.reply_to_author_id
        IN (SELECT followee_id FROM follow WHERE follower_id = $1))
      AND (i.visibility <= 1 OR i.author_id = $1 OR (i.visibility = 2 AND i.author_id IN (
          SELECT followee_id FROM follow WHERE follower_id = $1))
        OR EXISTS (SELECT 1 FROM mention m WHERE m.post_id = i.post_id AND m.person_id = $1))
      AND NOT EXISTS (SELECT 1 FROM mute m
        WHERE m.muter_id = $1 AND m.muted_id IN (i.author_id, i.actor_id) AND m.ends_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = $1 AND b.blocked_id IN (i.author_id, i.actor_id))
      AND NOT EXISTS (SELECT 1 FROM block b WHERE b.blocker_id IN (i.author_id, i.actor_id) AND b.blocked_id = $1)
    """

  private static func parameters(from first: Int) -> String {
    (first..<first + places).map { "$\($0)" }.joined(separator: ", ")
  }

  /// The items of these ids: what any way of finding them has to read.
  func page(_ ids: [Int64], viewer: Int64) throws -> [TimelineItem] {
    guard !ids.isEmpty else { return [] }
    return try whole(items.rows([.integer(viewer)] + Self.filled(ids), BareItem.init), viewer: viewer)
  }

  /// The page of a home below an id, found by one statement.
  func page(below id: Int64, viewer: Int64) throws -> [TimelineItem] {
    try whole(home.rows([.integer(viewer), .integer(id)], BareItem.init), viewer: viewer)
  }

  private func whole(_ rows: [BareItem], viewer: Int64) throws -> [TimelineItem] {
    let people = try read(mentions, for: rows.filter { $0.mentionCount > 0 }) { BareItem.author($0, at: 1) }
    let photos = try read(photos, for: rows.filter { $0.photoCount > 0 }, Self.photo)
    return try rows.map { row in
      let marks = try marks?.rows([.integer(viewer), .integer(row.post)]) { BareItem.marks($0, at: 0) }
      return row.item(
        mentions: people[row.post] ?? [], photos: photos[row.post] ?? [], marks: marks?.first)
    }
  }

  /// What few posts have, of all that have it.
  private func read<Value>(
    _ statement: any BareStatement, for items: [BareItem], _ decode: (any BareRow) -> Value
  ) throws -> [Int64: [Value]] {
    if items.isEmpty { return [:] }
    let found = try statement.rows(Self.filled(items.map(\.post))) { row in
      (post: row.integer(0), value: decode(row))
    }
    return Dictionary(grouping: found, by: \.post).mapValues { $0.map(\.value) }
  }

  private static func photo(_ row: any BareRow) -> Photo {
    Photo(
      id: ID(String(row.integer(1))), alt: row.text(2), width: Int(row.integer(3)),
      height: Int(row.integer(4)), blurhash: row.text(5), location: row.text(6), thumbnail: row.text(7))
  }

  private static func filled(_ ids: [Int64]) -> [BareValue] {
    let padding = Array(repeating: ids.last ?? 0, count: max(places - ids.count, 0))
    return (ids + padding).map { .integer($0) }
  }
}
