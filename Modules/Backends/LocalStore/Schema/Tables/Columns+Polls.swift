import SocialDatabase

extension Columns {
  /// What people vote on, and how they did.
  static let polls = [question, earlierQuestion, poll, option, vote]

  /// The options are lines. Without them there's no poll.
  private static let question = Columns("post", source: questionColumns, rules: questionRules)
  private static let earlierQuestion = Columns("revision", source: questionColumns, rules: questionRules)

  static let questionColumns: [SQLName] = [
    "poll_options", "poll_allows_several", "poll_hides_totals", "poll_duration",
  ]

  private static let questionRules: [CheckRule] = [
    .among("poll_allows_several", 0...1), .among("poll_hides_totals", 0...1),
  ]

  /// A poll that people can vote in, or could. An edit that changes what can be chosen removes it and makes a new one.
  ///
  /// - `ends_at`: In milliseconds since the epoch.
  /// - `told_to`: Up to which person those who voted have been told that it ended, in the order of their ids; -1 before
  ///   its end.
  private static let poll = Columns(
    "poll",
    as: { dialect in
      [
        """
        CREATE TABLE poll (
          post_id BIGINT NOT NULL PRIMARY KEY, author_id BIGINT NOT NULL DEFAULT 0, ends_at BIGINT NOT NULL,
          voter_count BIGINT NOT NULL DEFAULT 0, told_to BIGINT NOT NULL DEFAULT -1) \(dialect.clustered)
        """
      ]
    },
    key: ["post_id"], source: ["post_id", "ends_at", "told_to"],
    derived: [
      postAuthor,
      .count(
        "voter_count",
        """
        SELECT COUNT(DISTINCT c.person_id) FROM poll_vote c
        JOIN poll_option o ON o.post_id = c.post_id AND o.position = c.position WHERE c.post_id = t.post_id
        """),
    ],
    rules: [
      .refersToStanding("post_id"),
      .never(
        "is of a post that asks nothing",
        "EXISTS (SELECT 1 FROM post p WHERE p.id = t.post_id AND p.poll_options IS NULL)",
        repair: .delete("1 = 1")),
    ])

  /// How many chose an option; `position` counts from 0, or from above the options that it had before an edit.
  private static let option = Columns(
    "poll_option",
    as: { dialect in
      [
        """
        CREATE TABLE poll_option (
          post_id BIGINT NOT NULL, position BIGINT NOT NULL, vote_count BIGINT NOT NULL DEFAULT 0,
          PRIMARY KEY (post_id, position)) \(dialect.clustered)
        """
      ]
    },
    key: ["post_id", "position"], source: ["post_id", "position"],
    derived: [
      .count(
        "vote_count",
        "SELECT COUNT(*) FROM poll_vote c WHERE c.post_id = t.post_id AND c.position = t.position")
    ],
    rules: [.refersToStanding("post_id")])

  /// A choice of a person. Where several options can be chosen, a vote is several rows. Those for options that an edit
  /// removed are removed in the background.
  private static let vote = Columns(
    "poll_vote",
    as: { dialect in
      [
        """
        CREATE TABLE poll_vote (
          post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, position BIGINT NOT NULL,
          PRIMARY KEY (post_id, person_id, position)) \(dialect.clustered)
        """,
        "CREATE INDEX poll_vote_person ON poll_vote (person_id, post_id)",
      ]
    },
    key: ["post_id", "person_id", "position"], source: ["post_id", "person_id", "position"],
    rules: [
      .refersToPresent("post_id"), .refersToPerson("person_id", .shared),
      .never(
        "is for an option that isn't there",
        """
        EXISTS (SELECT 1 FROM post p WHERE p.id = t.post_id AND p.deleted_at IS NULL) AND NOT EXISTS (
          SELECT 1 FROM poll_option o WHERE o.post_id = t.post_id AND o.position = t.position)
          AND NOT EXISTS (SELECT 1 FROM due_work w WHERE w.kind = 'votes' AND w.subject = t.post_id)
        """,
        repair: .delete("1 = 1")),
    ])
}
