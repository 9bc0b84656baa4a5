import AppValues
import SocialDatabase
import SocialLocalStore
import Timeline

/// What counts as popular.
enum Popularity {
  /// How long something stays so.
  static let seconds: Int64 = 3 * 86_400
  /// How many of the latest items are looked at, however large the network.
  static let latestItems = 2000
  /// How many people it takes.
  static let leastPeople = 2
  /// How many posts and how many hashtags there are at most.
  static let maximumPosts = 40
  static let maximumHashtags = 20
}

extension Transaction {
  /// The posts on the only page of those that many people liked or shared lately.
  func popular(_ range: KeyRange) throws(AppError) -> Page<TimelineItem> {
    if !range.isFirst { return .empty }
    let popular = try popularPosts(min(range.rowLimit - 1, Popularity.maximumPosts))
    let rows: [ItemRow] = try items(
      selectedBy: "SELECT i.id FROM item i WHERE \(dialect.contains("i.id", popular))", range.shape)
    let found = Dictionary(rows.map { ($0.id, $0.item) }) { first, _ in first }
    return Page(items: popular.compactMap { found[$0] }, older: nil, newer: nil)
  }

  /// The items since which things can be popular.
  private var popularSince: Int64 { now.adding(seconds: -Popularity.seconds).milliseconds << 16 }

  /// The posts that most people liked or shared, most people first, the latest of as many first. Neither their authors
  /// count nor how much someone did. Posts with a warning, and by people who don't want to be found, aren't among them.
  fileprivate func popularPosts(_ count: Int) throws(AppError) -> [Int64] {
    try connection.rows(
      """
      SELECT c.id FROM (
        SELECT p.id,
          p.like_count - (SELECT COUNT(*) FROM post_like o WHERE o.post_id = p.id AND o.person_id = p.author_id)
            + (SELECT COUNT(*) FROM item s WHERE s.post_id = p.id AND s.is_share = 1 AND s.actor_id <> p.author_id
              AND NOT EXISTS (
                SELECT 1 FROM post_like l WHERE l.post_id = s.post_id AND l.person_id = s.actor_id)) AS people
        FROM (
          SELECT i.id FROM item i
          WHERE i.listed = 1 AND i.id >= \(popularSince) AND \(visible.unmutedItem)
          ORDER BY i.id DESC LIMIT \(number: Int64(Popularity.latestItems))) AS latest
        JOIN post p ON p.id = latest.id JOIN person a ON a.id = p.author_id
        WHERE p.warning IS NULL AND a.is_discoverable = 1 AND p.like_count + p.share_count >= \(Popularity.leastPeople)
        ) AS c
      WHERE c.people >= \(Popularity.leastPeople) ORDER BY c.people DESC, c.id DESC LIMIT \(count)
      """
    ) { row throws(AppError) in row.integer(0) }
  }

  /// The hashtags that most people used in public posts, most people first, the latest used of as many first.
  func popularHashtags() throws(AppError) -> [Int64] {
    try connection.rows(
      """
      SELECT t.tag_id FROM (
        SELECT i.id FROM item i WHERE i.is_share = 0 AND i.visibility = 0 AND i.id >= \(popularSince)
        ORDER BY i.id DESC LIMIT \(number: Int64(Popularity.latestItems))) AS latest
      JOIN post_tag t ON t.post_id = latest.id JOIN person a ON a.id = t.author_id
      WHERE a.state = 0
      GROUP BY t.tag_id HAVING COUNT(DISTINCT t.author_id) >= \(Popularity.leastPeople)
      ORDER BY COUNT(DISTINCT t.author_id) DESC, MAX(t.post_id) DESC
      LIMIT \(Popularity.maximumHashtags)
      """
    ) { row throws(AppError) in row.integer(0) }
  }
}
