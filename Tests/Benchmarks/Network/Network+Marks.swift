extension Network {
  /// What is kept, pinned, not to be heard of, and followed: bookmarks of every other viewer, conversations
  /// that every tenth has muted, and hashtags, neither frequent nor rare, that every tenth follows.
  var markStatements: [String] {
    [
      """
      INSERT INTO bookmark (person_id, post_id, author_id, id)
      SELECT slot.person_id, s.id, s.author_id, s.id + \(120_000 << 16)
      FROM sketch s JOIN slot ON slot.n = \(draw("s.n", 13)) % \(Self.slots)
      WHERE \(draw("s.n", 14)) % 10 = 0 ON CONFLICT DO NOTHING
      """,
      """
      INSERT INTO bookmark (person_id, post_id, author_id, id)
      SELECT v.person_id, s.id, s.author_id, s.id + \(150_000 << 16) + v.n
      FROM sketch s CROSS JOIN viewer v
      JOIN follow f ON f.follower_id = v.person_id AND f.followee_id = s.author_id
      WHERE s.n > \(postCount - Self.looked) AND v.n % 2 = 0
        AND \(draw("(s.n * 256 + v.n)", 15)) % 50 = 0 ON CONFLICT DO NOTHING
      """,
      """
      INSERT INTO pin (person_id, post_id, id)
      SELECT author_id, MAX(id), MAX(id) + 5 FROM sketch WHERE visibility = 0 GROUP BY author_id
      """,
      """
      INSERT INTO conversation_mute (person_id, conversation_id)
      SELECT DISTINCT v.person_id, s.root FROM viewer v JOIN sketch s ON s.n = \(postCount) - v.n
      WHERE v.n % 10 = 0
      """,
      """
      INSERT INTO tag_follow (person_id, tag_id, id)
      SELECT v.person_id, t.id, v.person_id + t.id
      FROM viewer v JOIN tag t ON t.name_folded IN ('topic40', '話題60') WHERE v.n % 10 = 5
      """,
    ]
  }

  /// Everybody was told of what concerns them, and has read what is older than a day.
  var noticeStatements: [String] {
    noticeStatements(readBefore: now - 86_400_000)
  }

  /// What the posts of the sketch, and those who follow a person or one who came later, give to tell.
  ///
  /// - Parameter readBefore: The time, in milliseconds, from which on notices are unread.
  func noticeStatements(readBefore: Int64, ofFollowers first: Int = 0) -> [String] {
    [
      """
      CREATE TEMPORARY TABLE told AS
      SELECT (SELECT COALESCE(MAX(id), 0) FROM notice) + ROW_NUMBER() OVER (ORDER BY at) AS id, recipient, kind,
        actor, post, at
      FROM (
        SELECT followee_id AS recipient, 'follow' AS kind, follower_id AS actor, CAST(0 AS BIGINT) AS post,
          id / 65536 AS at
        FROM follow WHERE followee_id >= \(people.id(first))
        UNION ALL
        SELECT s.author_id, 'like', l.person_id, s.id, l.id / 65536 FROM post_like l JOIN sketch s ON s.id = l.post_id
        UNION ALL
        SELECT p.author_id, 'comment', s.author_id, s.id, s.id / 65536
        FROM sketch s JOIN sketch p ON p.n = s.parent
        UNION ALL
        SELECT t.mentioned_id, 'mention', s.author_id, s.id, s.id / 65536
        FROM sketch s JOIN sample t ON t.n = s.sample LEFT JOIN sketch p ON p.n = s.parent
        WHERE t.mentioned_id IS NOT NULL AND (p.n IS NULL OR p.author_id <> t.mentioned_id)
        UNION ALL
        SELECT s.author_id, 'share', i.actor_id, s.id, i.id / 65536
        FROM sketch s JOIN item i ON i.post_id = s.id AND i.is_share = 1) AS activity
      WHERE recipient <> actor
      """,
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, read_at, standing, group_id)
      SELECT id, recipient, kind, actor, post, at, CASE WHEN at < \(readBefore) THEN at + 3600000 END, 1,
        MIN(id) OVER (PARTITION BY recipient, kind, post, CASE
          WHEN kind IN ('like', 'share') THEN 0 WHEN kind = 'follow' THEN at / 86400000 ELSE id END)
      FROM told
      """,
      """
      INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
      SELECT group_id, MIN(recipient_id), MIN(kind), MIN(post_id), MIN(at), MAX(id) FROM notice
      WHERE id >= (SELECT MIN(id) FROM told) GROUP BY group_id
      """,
      "DROP TABLE told",
    ]
  }
}
