import SocialDatabase

extension Columns {
  /// What the administrator announces, and what people make of it.
  static let announcements = [announcement, dismissal, emoji, reaction]

  /// The times are in milliseconds since the epoch.
  ///
  /// - `starts_at`: Null if it isn't about a time.
  /// - `ends_at`: When it's over; null for never.
  /// - `edited_at`: Null if it was never changed.
  private static let announcement = Columns(
    "announcement",
    as: { dialect in
      [
        """
        CREATE TABLE announcement (
          id \(dialect.rowID), text TEXT NOT NULL, starts_at BIGINT, ends_at BIGINT,
          is_all_day BIGINT NOT NULL, published_at BIGINT NOT NULL, edited_at BIGINT)
        """
      ]
    },
    key: ["id"],
    source: ["id", "text", "starts_at", "ends_at", "is_all_day", "published_at", "edited_at"],
    rules: [
      .numbered("id"), .among("is_all_day", 0...1),
      .never("ends before it starts", "t.ends_at <= t.starts_at"),
      .never(
        "is of whole days without both of its times",
        "t.is_all_day = 1 AND (t.starts_at IS NULL OR t.ends_at IS NULL)"),
    ])

  /// An announcement that someone doesn't want to be shown any longer.
  private static let dismissal = Columns(
    "announcement_dismissal",
    as: { dialect in
      [
        """
        CREATE TABLE announcement_dismissal (
          announcement_id BIGINT NOT NULL, person_id BIGINT NOT NULL, PRIMARY KEY (announcement_id, person_id))
          \(dialect.clustered)
        """,
        "CREATE INDEX announcement_dismissal_person ON announcement_dismissal (person_id)",
      ]
    },
    key: ["announcement_id", "person_id"], source: ["announcement_id", "person_id"],
    rules: [ofAnnouncement, .refersToPerson("person_id", .own(key: "announcement_id"))])

  /// An emoji that an announcement has, and how many people gave it. `id` says when it was first given.
  private static let emoji = Columns(
    "announcement_emoji",
    as: { dialect in
      [
        """
        CREATE TABLE announcement_emoji (
          announcement_id BIGINT NOT NULL, emoji TEXT NOT NULL, id BIGINT NOT NULL,
          reaction_count BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (announcement_id, emoji)) \(dialect.clustered)
        """
      ]
    },
    key: ["announcement_id", "emoji"], source: ["announcement_id", "emoji", "id"],
    derived: [
      .count("reaction_count", "SELECT COUNT(*) FROM announcement_reaction c WHERE \(isGiven(to: "c"))")
    ],
    rules: [
      ofAnnouncement, .numbered("id"),
      .never(
        "is what no one gave",
        "NOT EXISTS (SELECT 1 FROM announcement_reaction c WHERE \(isGiven(to: "c")))",
        repair: .delete("1 = 1")),
    ])

  /// An emoji that a person gave.
  private static let reaction = Columns(
    "announcement_reaction",
    as: { dialect in
      [
        """
        CREATE TABLE announcement_reaction (
          announcement_id BIGINT NOT NULL, emoji TEXT NOT NULL, person_id BIGINT NOT NULL,
          PRIMARY KEY (announcement_id, emoji, person_id)) \(dialect.clustered)
        """,
        "CREATE INDEX announcement_reaction_person ON announcement_reaction (person_id, announcement_id)",
      ]
    },
    key: ["announcement_id", "emoji", "person_id"], source: ["announcement_id", "emoji", "person_id"],
    rules: [
      ofAnnouncement, .refersToPerson("person_id", .shared),
      .never(
        "gives an emoji that isn't there",
        "NOT EXISTS (SELECT 1 FROM announcement_emoji e WHERE \(isGiven(to: "e")))",
        repair: .delete("1 = 1")),
    ])

  private static let ofAnnouncement = CheckRule.refers("announcement_id", to: "announcement")

  /// Whether a row is about the same emoji of the same announcement as the row `t`.
  private static func isGiven(to row: SQLName) -> SQL {
    "\(row).announcement_id = t.announcement_id AND \(row).emoji = t.emoji"
  }
}
