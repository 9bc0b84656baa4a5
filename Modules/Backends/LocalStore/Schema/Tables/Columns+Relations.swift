import SocialDatabase

extension Columns {
  /// The relationships between people. The rows of each table with an `id` are listed by it, newest first.
  static let relations = [follow, followRequest, block, mute, personNote, featuredPerson]

  /// - `watched_since`: An id with the time from which each post gives a notice, 0 if none does.
  /// - `hides_shares`: 1 if the person's shares are hidden.
  ///
  /// Few people use either: the two last indexes are small.
  private static let follow = Columns(
    "follow",
    as: { dialect in
      [
        """
        CREATE TABLE follow (
          follower_id BIGINT NOT NULL, followee_id BIGINT NOT NULL, id BIGINT NOT NULL,
          watched_since BIGINT NOT NULL DEFAULT 0, hides_shares BIGINT NOT NULL DEFAULT 0,
          PRIMARY KEY (follower_id, followee_id)) \(dialect.clustered)
        """,
        "CREATE INDEX follow_following ON follow (follower_id, id)",
        "CREATE INDEX follow_followers ON follow (followee_id, id)",
        "CREATE INDEX follow_watched ON follow (followee_id, follower_id) WHERE watched_since > 0",
        "CREATE INDEX follow_without_shares ON follow (follower_id, followee_id) WHERE hides_shares = 1",
      ]
    },
    key: ["follower_id", "followee_id"],
    source: ["follower_id", "followee_id", "id", "watched_since", "hides_shares"],
    rules: [
      .numbered("id"), .refersToPerson("follower_id", .shared), .refersToPerson("followee_id", .shared),
      .never("links a person to themselves", "t.follower_id = t.followee_id"),
      .never(
        "exists despite a block",
        """
        EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.follower_id AND b.blocked_id = t.followee_id)
        OR EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.followee_id AND b.blocked_id = t.follower_id)
        """),
      .numbered("watched_since"), .among("hides_shares", 0...1),
    ])

  private static let followRequest = Columns(
    "follow_request",
    as: { dialect in
      [
        """
        CREATE TABLE follow_request (
          requester_id BIGINT NOT NULL, target_id BIGINT NOT NULL, id BIGINT NOT NULL,
          watches BIGINT NOT NULL DEFAULT 0, hides_shares BIGINT NOT NULL DEFAULT 0,
          PRIMARY KEY (requester_id, target_id)) \(dialect.clustered)
        """,
        "CREATE INDEX follow_request_list ON follow_request (target_id, id)",
      ]
    },
    key: ["requester_id", "target_id"],
    source: ["requester_id", "target_id", "id", "watches", "hides_shares"],
    rules: [
      .numbered("id"), .refersToPerson("requester_id", .shared), .refersToPerson("target_id", .shared),
      .never("links a person to themselves", "t.requester_id = t.target_id"),
      .never(
        "exists despite a follow",
        """
        EXISTS (SELECT 1 FROM follow f WHERE f.follower_id = t.requester_id AND f.followee_id = t.target_id)
        """),
      .never(
        "exists despite a block",
        """
        EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.requester_id AND b.blocked_id = t.target_id)
        OR EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.target_id AND b.blocked_id = t.requester_id)
        """),
      .among("watches", 0...1), .among("hides_shares", 0...1),
    ])

  private static let block = Columns(
    "block",
    as: { dialect in
      [
        """
        CREATE TABLE block (
          blocker_id BIGINT NOT NULL, blocked_id BIGINT NOT NULL, id BIGINT NOT NULL,
          PRIMARY KEY (blocker_id, blocked_id)) \(dialect.clustered)
        """,
        "CREATE INDEX block_list ON block (blocker_id, id)",
        "CREATE INDEX block_blocked ON block (blocked_id)",
      ]
    },
    key: ["blocker_id", "blocked_id"], source: ["blocker_id", "blocked_id", "id"],
    rules: [
      .numbered("id"), .refersToPerson("blocker_id", .own(key: nil)),
      .refersToPerson("blocked_id", .own(key: nil)),
      .never("links a person to themselves", "t.blocker_id = t.blocked_id"),
    ])

  /// - `ends_at`: When it ends by itself; null means never.
  /// - `hears`: 1 if the muter still wants to be notified about the other person.
  private static let mute = Columns(
    "mute",
    as: { dialect in
      [
        """
        CREATE TABLE mute (
          muter_id BIGINT NOT NULL, muted_id BIGINT NOT NULL, id BIGINT NOT NULL, ends_at BIGINT,
          hears BIGINT NOT NULL, PRIMARY KEY (muter_id, muted_id)) \(dialect.clustered)
        """,
        "CREATE INDEX mute_list ON mute (muter_id, id)",
        "CREATE INDEX mute_muted ON mute (muted_id)",
      ]
    },
    key: ["muter_id", "muted_id"], source: ["muter_id", "muted_id", "id", "ends_at", "hears"],
    rules: [
      .numbered("id"), .among("hears", 0...1), .refersToPerson("muter_id", .own(key: nil)),
      .refersToPerson("muted_id", .own(key: nil)),
      .never("links a person to themselves", "t.muter_id = t.muted_id"),
      .never("has an impossible end time", "t.ends_at <= 0"),
    ])

  /// What people note about others for themselves.
  private static let personNote = Columns(
    "person_note",
    as: { dialect in
      [
        """
        CREATE TABLE person_note (
          writer_id BIGINT NOT NULL, person_id BIGINT NOT NULL, text TEXT NOT NULL,
          PRIMARY KEY (writer_id, person_id)) \(dialect.clustered)
        """
      ]
    },
    key: ["writer_id", "person_id"], source: ["writer_id", "person_id", "text"],
    rules: [
      .refersToPerson("writer_id", .own(key: nil)), .refersToPerson("person_id", .own(key: nil)),
      .never("is about its own writer", "t.writer_id = t.person_id"),
    ])

  /// The people whom someone shows on their profile, for as long as they follow them.
  private static let featuredPerson = Columns(
    "featured_person",
    as: { dialect in
      [
        """
        CREATE TABLE featured_person (
          owner_id BIGINT NOT NULL, person_id BIGINT NOT NULL, id BIGINT NOT NULL,
          PRIMARY KEY (owner_id, person_id)) \(dialect.clustered)
        """,
        "CREATE INDEX featured_person_list ON featured_person (owner_id, id)",
      ]
    },
    key: ["owner_id", "person_id"], source: ["owner_id", "person_id", "id"],
    rules: [
      .numbered("id"), .refersToPerson("owner_id", .shared), .refersToPerson("person_id", .shared),
      .never(
        "is someone who isn't followed",
        """
        NOT EXISTS (
          SELECT 1 FROM follow f WHERE f.follower_id = t.owner_id AND f.followee_id = t.person_id)
        """),
    ])
}
