extension Network {
  /// What is kept, pinned, not to be heard of, and followed: bookmarks of every other viewer, conversations
  /// that every tenth has muted, and hashtags, neither frequent nor rare, that every tenth follows.
  var markStatements: [String] {
    [
      """
      INSERT INTO bookmark (person_id, post_id, id)
      SELECT slot.person_id, s.id, s.id + \(120_000 << 16)
      FROM sketch s JOIN slot ON slot.n = \(draw("s.n", 13)) % \(Self.slots)
      WHERE \(draw("s.n", 14)) % 10 = 0 ON CONFLICT DO NOTHING
      """,
      """
      INSERT INTO bookmark (person_id, post_id, id)
      SELECT v.person_id, s.id, s.id + \(150_000 << 16) + v.n
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
    [
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, read_at, standing)
      SELECT ROW_NUMBER() OVER (ORDER BY at), recipient, kind, actor, post, at,
        CASE WHEN at < \(now - 86_400_000) THEN at + 3600000 END, 1
      FROM (
        SELECT followee_id AS recipient, 'follow' AS kind, follower_id AS actor, 0 AS post, id / 65536 AS at
        FROM follow
        UNION ALL
        SELECT s.author_id, 'like', l.person_id, s.id, l.at FROM post_like l JOIN post s ON s.id = l.post_id
        UNION ALL
        SELECT p.author_id, 'comment', s.author_id, s.id, s.id / 65536
        FROM sketch s JOIN sketch p ON p.n = s.parent
        UNION ALL
        SELECT t.mentioned_id, 'mention', s.author_id, s.id, s.id / 65536
        FROM sketch s JOIN sample t ON t.n = s.sample LEFT JOIN sketch p ON p.n = s.parent
        WHERE t.mentioned_id IS NOT NULL AND (p.n IS NULL OR p.author_id <> t.mentioned_id)
        UNION ALL
        SELECT author_id, 'share', actor_id, post_id, id / 65536 FROM item WHERE is_share = 1) AS told
      WHERE recipient <> actor
      """
    ]
  }
}
