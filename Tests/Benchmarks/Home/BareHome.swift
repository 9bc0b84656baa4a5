import Entities
import Timeline

/// Fetches items whose ids are known, by prepared statements alone, and decodes them into the same values as
/// the program does.
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
  private let mentions: any BareStatement
  private let photos: any BareStatement
  /// The marks on one post; nil when they come with the items.
  private let marks: (any BareStatement)?

  init(_ connection: any BareConnection, marks: Marks = .together) throws {
    let isTogether = marks == .together
    let columns = BareItem.columns(marks: isTogether ? BareItem.marks : "0, 0, 0, 0, 0")
    items = try connection.prepare(
      """
      SELECT \(columns)
      FROM item i JOIN post p ON p.id = i.post_id JOIN person a ON a.id = p.author_id
      LEFT JOIN post r ON r.id = p.reply_to_id AND r.deleted_at IS NULL
      LEFT JOIN person ra ON ra.id = r.author_id
      LEFT JOIN person s ON i.is_share = 1 AND s.id = i.actor_id
      WHERE i.id IN (\(Self.parameters(from: isTogether ? 2 : 1))) ORDER BY i.id DESC
      """)
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

  private static func parameters(from first: Int) -> String {
    (first..<first + places).map { "$\($0)" }.joined(separator: ", ")
  }

  func page(_ ids: [Int64], viewer: Int64) throws -> [TimelineItem] {
    guard !ids.isEmpty else { return [] }
    let values = (marks == nil ? [.integer(viewer)] : []) + Self.filled(ids)
    let rows = try items.rows(values, BareItem.init)
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
