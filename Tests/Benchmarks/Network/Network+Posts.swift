import PostText

extension Network {
  /// How many of the newest posts the viewers have looked at, to like and keep some.
  static let looked = 5000

  func insertSamples() throws {
    try bare.run(
      """
      CREATE TEMPORARY TABLE sample (n \(key), text TEXT NOT NULL, language TEXT NOT NULL, hashtags TEXT NOT NULL,
        tokens TEXT\(kind == .sqlite ? "" : "[]") NOT NULL, mentioned_id BIGINT);
      CREATE TEMPORARY TABLE sample_tag (sample BIGINT NOT NULL, folded TEXT NOT NULL, name TEXT NOT NULL)
      """)
    try insert("sample (n, text, language, hashtags, tokens, mentioned_id)", samples.indices) { number in
      let sample = samples[number]
      let mentioned = sample.mentioned.map { String(people.id($0)) } ?? "NULL"
      return """
        \(number), '\(sample.text)', '\(sample.language)', '\(sample.hashtags.joined(separator: " "))',
        \(tokens(sample.tokens)), \(mentioned)
        """
    }
    let tags = samples.indices.flatMap { number in samples[number].hashtags.map { (number, $0) } }
    try insert("sample_tag (sample, folded, name)", tags) { number, tag in
      "\(number), '\(HashtagName.folded(tag))', '\(tag)'"
    }
  }

  /// Decides on each post before it is written, so that its counters can be.
  func sketchPosts() throws {
    let first = Instants.firstPost(of: postCount, before: now)
    try createSketch()
    try bare.run(
      """
      INSERT INTO sketch (n, id, author_id, parent, sample, likes, shares, visibility, photos, place, root)
      WITH RECURSIVE number (n) AS (
        SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM number WHERE n < \(postCount)),
      drawn (n, id, author_id, visibility, photos) AS (
        SELECT number.n, (\(first) + number.n * \(Instants.spacing)) * 65536, slot.person_id,
          \(draw("number.n", 9)) % 100, \(draw("number.n", 10)) % 100
        FROM number JOIN slot ON slot.n = \(draw("number.n", 6)) % \(Self.slots))
      SELECT n, id, author_id,
        CASE WHEN n > 200 AND \(draw("n", 1)) % 100 < 15 THEN n - 1 - \(draw("n", 2)) % 200 END,
        \(draw("n", 3)) % \(samples.count), \(draw("n", 4)) % 4,
        CASE WHEN visibility < 95 AND \(draw("n", 5)) % 20 = 0 THEN 1 ELSE 0 END,
        CASE WHEN visibility < 92 THEN 0 WHEN visibility < 95 THEN 1 ELSE 2 END,
        CASE WHEN photos < 6 THEN 1 WHEN photos < 9 THEN photos - 4 ELSE 0 END,
        \(draw("n", 11)) % 100, id
      FROM drawn;
      WITH RECURSIVE thread (n, root) AS (
        SELECT c.n, p.id FROM sketch c JOIN sketch p ON p.n = c.parent WHERE p.parent IS NULL
        UNION ALL
        SELECT c.n, thread.root FROM thread JOIN sketch c ON c.parent = thread.n)
      UPDATE sketch SET root = thread.root FROM thread WHERE thread.n = sketch.n
      """)
    if kind == .postgreSQL {
      try bare.run("ANALYZE slot; ANALYZE sample; ANALYZE sketch; ANALYZE follow; ANALYZE viewer")
    }
  }

  func createSketch() throws {
    try bare.run(
      """
      CREATE TEMPORARY TABLE sketch (n \(key), id BIGINT NOT NULL, author_id BIGINT NOT NULL, parent BIGINT,
        sample BIGINT NOT NULL, likes BIGINT NOT NULL, shares BIGINT NOT NULL, visibility BIGINT NOT NULL,
        photos BIGINT NOT NULL, place BIGINT NOT NULL, root BIGINT NOT NULL);
      CREATE INDEX sketch_id ON sketch (id);
      CREATE INDEX sketch_parent ON sketch (parent)
      """)
  }

  /// In the order of the tables' keys where they have one.
  var postStatements: [String] {
    [
      """
      INSERT INTO post_like (post_id, person_id, author_id, id)
      SELECT s.id, slot.person_id, s.author_id, s.id + \(60_000 << 16) + time.k
      FROM sketch s JOIN (SELECT 1 AS k UNION ALL SELECT 2 UNION ALL SELECT 3) AS time ON time.k <= s.likes
      JOIN slot ON slot.n = \(draw("(s.n * 4 + time.k)", 7)) % \(Self.slots)
      WHERE 1 = 1 ORDER BY s.id ON CONFLICT DO NOTHING
      """,
      """
      INSERT INTO post_like (post_id, person_id, author_id, id)
      SELECT s.id, v.person_id, s.author_id, s.id + \(90_000 << 16) + 10 + v.n
      FROM sketch s CROSS JOIN viewer v
      JOIN follow f ON f.follower_id = v.person_id AND f.followee_id = s.author_id
      WHERE s.n > \(postCount - Self.looked) AND \(draw("(s.n * 256 + v.n)", 12)) % 10 = 0 ON CONFLICT DO NOTHING
      """,
      """
      INSERT INTO mention (post_id, person_id, author_id, position)
      SELECT s.id, t.mentioned_id, s.author_id, 0 FROM sketch s JOIN sample t ON t.n = s.sample
      WHERE t.mentioned_id IS NOT NULL ORDER BY s.id
      """,
      """
      INSERT INTO photo (id, owner_id, post_id, position, alt, width, height, blurhash, file, thumbnail, created_at)
      SELECT s.id - 8 + k.n, s.author_id, s.id, k.n,
        CASE WHEN t.n % 3 > 0 THEN SUBSTR(t.text, 1, 120) ELSE '' END, 3000 + k.n, 2000,
        'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
        SUBSTR(CAST(s.id AS TEXT), 14, 2) || '/0123456789' || (s.id + k.n) || '.jpg',
        SUBSTR(CAST(s.id AS TEXT), 14, 2) || '/9876543210' || (s.id + k.n) || '.jpg', s.id / 65536
      FROM sketch s JOIN (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) AS k
        ON k.n < s.photos
      JOIN sample t ON t.n = (s.sample + k.n + 1) % \(samples.count) ORDER BY s.id, k.n
      """,
      """
      INSERT INTO post (id, author_id, visibility, reply_to_id, conversation_id, like_count, comment_count,
        share_count, created_at, mention_count, photo_count, publish_key, text, warning, language, hashtags,
        place_name, place_latitude, place_longitude, thread_key)
      SELECT s.id, s.author_id, s.visibility, p.id, s.root,
        (SELECT COUNT(*) FROM post_like l WHERE l.post_id = s.id),
        (SELECT COUNT(*) FROM sketch c WHERE c.parent = s.n AND c.visibility <= 1), s.shares, s.id / 65536,
        CASE WHEN t.mentioned_id IS NULL THEN 0 ELSE 1 END, s.photos, 'made ' || s.n, t.text,
        CASE WHEN s.place = 99 THEN 'Long' END, t.language, t.hashtags,
        CASE WHEN s.place < 6 THEN 'Kyōto' END, CASE WHEN s.place < 6 THEN 35.0116 END,
        CASE WHEN s.place < 6 THEN 135.7681 END,
        CASE WHEN p.id IS NULL THEN 0 WHEN p.author_id = s.author_id THEN s.id
          ELSE s.id + 4611686018427387904 END
      FROM sketch s JOIN sample t ON t.n = s.sample LEFT JOIN sketch p ON p.n = s.parent ORDER BY s.n
      """,
      """
      INSERT INTO item (id, actor_id, post_id, author_id, reply_to_author_id, visibility, is_share, listed)
      SELECT s.id, s.author_id, s.id, s.author_id,
        CASE WHEN p.author_id <> s.author_id THEN p.author_id END, s.visibility, 0,
        CASE WHEN p.author_id <> s.author_id OR s.visibility > 0 THEN 0 ELSE 1 END
      FROM sketch s LEFT JOIN sketch p ON p.n = s.parent ORDER BY s.n
      """,
      """
      INSERT INTO item (id, actor_id, post_id, author_id, visibility, is_share, listed)
      SELECT s.id + \((Instants.untilShared << 16) + 1), slot.person_id, s.id, s.author_id, s.visibility, 1, 0
      FROM sketch s JOIN slot ON slot.n = \(draw("s.n", 8)) % \(Self.slots) WHERE s.shares > 0 ORDER BY s.id
      """,
    ]
  }

  var tagStatements: [String] {
    [
      """
      INSERT INTO tag (name_folded, name, post_count)
      SELECT folded, MIN(name), 0 FROM sample_tag WHERE 1 = 1 GROUP BY folded ON CONFLICT DO NOTHING
      """,
      """
      INSERT INTO post_tag (tag_id, post_id, author_id)
      SELECT DISTINCT tag.id, s.id, s.author_id FROM sample_tag st JOIN tag ON tag.name_folded = st.folded
      JOIN sketch s ON s.sample = st.sample ORDER BY tag.id, s.id
      """,
      """
      UPDATE tag SET post_count = (
        SELECT COUNT(*) FROM post_tag t JOIN post p ON p.id = t.post_id WHERE t.tag_id = tag.id AND p.visibility = 0)
      """,
    ]
  }

  var searchStatements: [String] {
    switch kind {
    case .sqlite:
      // In pieces no larger than the program's: large ones would be merged all at once, by some post that comes later.
      [
        """
        INSERT INTO post_search (rowid, tokens)
        SELECT s.id, t.tokens || ' by' || s.author_id FROM sketch s JOIN sample t ON t.n = s.sample ORDER BY s.n
        """
      ]
    case .postgreSQL:
      [
        """
        INSERT INTO post_search (id, tokens)
        SELECT s.id, array_append(t.tokens, 'by' || s.author_id)
        FROM sketch s JOIN sample t ON t.n = s.sample ORDER BY s.n
        """
      ]
    }
  }
}
