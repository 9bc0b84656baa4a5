import Foundation
import PostText

/// Writes the rows of a post, all values ready, by prepared statements in one durable transaction.
final class BarePublisher {
  private let begin: any BareStatement
  private let commit: any BareStatement
  private let clock: any BareStatement
  private let post: any BareStatement
  private let item: any BareStatement
  private let search: any BareStatement
  private let tag: any BareStatement
  private let postTag: any BareStatement
  private let count: any BareStatement
  private let change: any BareStatement

  init(_ connection: any BareConnection, _ kind: StoreKind) throws {
    begin = try connection.prepare(kind == .sqlite ? "BEGIN IMMEDIATE" : "BEGIN")
    commit = try connection.prepare("COMMIT")
    clock = try connection.prepare("UPDATE id_clock SET last = $1 WHERE name = 'item'")
    post = try connection.prepare(
      """
      INSERT INTO post (id, author_id, visibility, conversation_id, like_count, comment_count, share_count,
        created_at, mention_count, publish_key, text, hashtags)
      VALUES ($1, $2, 0, $1, 0, 0, 0, $3, 0, $4, $5, $6)
      """)
    item = try connection.prepare(
      """
      INSERT INTO item (id, actor_id, post_id, author_id, visibility, is_share, listed)
      VALUES ($1, $2, $1, $2, 0, 0, 1)
      """)
    search = try connection.prepare(
      kind == .sqlite
        ? "INSERT INTO post_search (rowid, tokens) VALUES ($1, $2)"
        : "INSERT INTO post_search (id, tokens) VALUES ($1, CAST($2 AS TEXT[]))")
    tag = try connection.prepare(
      """
      INSERT INTO tag (name_folded, name, post_count) VALUES ($1, $2, 1)
      ON CONFLICT (name_folded) DO UPDATE SET post_count = tag.post_count + 1
      """)
    postTag = try connection.prepare(
      """
      INSERT INTO post_tag (tag_id, post_id, author_id)
      SELECT id, CAST($1 AS BIGINT), CAST($3 AS BIGINT) FROM tag WHERE name_folded = $2
      """)
    count = try connection.prepare("UPDATE person SET post_count = post_count + 1 WHERE id = $1")
    change = try connection.prepare(
      "INSERT INTO change (kind, subject, object, at) VALUES ('published', $1, $2, $3)")
  }

  /// - Parameter tokens: In the form that the database's search index takes.
  func publish(
    _ sample: SampleTexts.Sample, tokens: String, id: Int64, author: Int64, key: String
  ) throws {
    let at = id >> 16
    try begin.run()
    try clock.run([.integer(id)])
    try post.run([
      .integer(id), .integer(author), .integer(at), .text(key), .text(sample.text),
      .text(sample.hashtags.joined(separator: " ")),
    ])
    try item.run([.integer(id), .integer(author)])
    try search.run([.integer(id), .text(tokens)])
    for name in sample.hashtags {
      let folded = HashtagName.folded(name)
      try tag.run([.text(folded), .text(name)])
      try postTag.run([.integer(id), .text(folded), .integer(author)])
    }
    try count.run([.integer(author)])
    try change.run([.integer(id), .integer(author), .integer(at)])
    try commit.run()
  }
}
