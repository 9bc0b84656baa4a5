import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// A page of posts, with everything stored that is derived from their texts.
struct PostTexts {
  struct Mention {
    let person: Int64
    let handle: String
    let position: Int64
  }

  struct StoredText {
    let id: Int64
    let author: Int64
    let text: String
    let isStanding: Bool
    let visibility: PostVisibility
    let hashtags: String
    let found: IndexedText
  }

  /// How many posts are read at once.
  private static let page = 500

  let posts: [StoredText]
  /// By their posts.
  private(set) var tags: [Int64: [String]] = [:]
  private(set) var mentions: [Int64: [Mention]] = [:]
  private(set) var lostPhotos: [Int64: [String]] = [:]
  /// Tells which handles are of people here.
  let hosts: OwnHosts
  /// The last of their ids; nil if nothing follows.
  let end: Int64?

  /// Reads the posts after an id.
  init(after begin: Int64, _ connection: any SQLConnection) throws(AppError) {
    posts = try connection.rows(
      """
      SELECT id, author_id, text, hashtags, visibility, deleted_at FROM post
      WHERE id > \(begin) ORDER BY id LIMIT \(Self.page)
      """
    ) { row throws(AppError) in
      StoredText(
        id: row.integer(0), author: row.integer(1), text: row.text(2), isStanding: row.isNull(5),
        visibility: PostVisibility(number: row.integer(4)), hashtags: row.text(3),
        found: IndexedText(row.text(2)))
    }
    hosts = try connection.ownHosts(for: posts.flatMap(\.found.handles))
    end = posts.count == Self.page ? posts.last?.id : nil
    guard let last = posts.last?.id else { return }
    let range: SQL = "post_id > \(begin) AND post_id <= \(last)"
    let tags = try connection.rows(
      """
      SELECT x.post_id, COALESCE(g.name_folded, '') FROM post_tag x LEFT JOIN tag g ON g.id = x.tag_id
      WHERE \(range) ORDER BY 1, 2
      """
    ) { row throws(AppError) in (post: row.integer(0), name: row.text(1)) }
    self.tags = Dictionary(grouping: tags, by: \.post).mapValues { $0.map(\.name) }
    let mentions = try connection.rows(
      """
      SELECT m.post_id, m.person_id, p.handle_folded, m.position
      FROM mention m JOIN person p ON p.id = m.person_id WHERE \(range) ORDER BY m.post_id, m.position
      """
    ) { row throws(AppError) in
      (
        post: row.integer(0),
        mention: Mention(person: row.integer(1), handle: row.text(2), position: row.integer(3))
      )
    }
    self.mentions = Dictionary(grouping: mentions, by: \.post).mapValues { $0.map(\.mention) }
    lostPhotos = try Self.lostPhotos(range, connection)
  }

  /// Photos of earlier versions that don't belong to their posts.
  private static func lostPhotos(
    _ range: SQL, _ connection: any SQLConnection
  ) throws(AppError) -> [Int64: [String]] {
    let shown = try connection.rows("SELECT post_id, photos FROM revision WHERE photos <> '' AND \(range)") {
      row throws(AppError) in (post: row.integer(0), photos: row.text(1).pieces(at: " ").map(String.init))
    }
    if shown.isEmpty { return [:] }
    let photos = try connection.rows(
      "SELECT post_id, id FROM photo WHERE \(connection.dialect.contains("post_id", shown.map(\.post)))"
    ) { row throws(AppError) in (post: row.integer(0), photo: String(row.integer(1))) }
    let known = Dictionary(grouping: photos, by: \.post).mapValues { Set($0.map(\.photo)) }
    return shown.reduce(into: [:]) { lost, version in
      let missing = version.photos.filter { known[version.post]?.contains($0) != true }
      if !missing.isEmpty { lost[version.post, default: []] += missing }
    }
  }
}
