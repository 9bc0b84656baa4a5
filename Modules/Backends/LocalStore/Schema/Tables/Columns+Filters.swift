import SocialDatabase

extension Columns {
  /// What people would rather not see.
  static let filters = [version, filter, phrase, post]

  /// `filters_version` is raised by each change of a person's filters, and 0 until they make the first.
  private static let version = Columns("person", source: ["filters_version"])

  /// - `action`: The position of the action in `FilterAction`.
  /// - `contexts`: A bit for each context, in the order of `FilterContext`.
  /// - `expires_at`: In milliseconds since the epoch; null for never.
  private static let filter = Columns(
    "post_filter",
    as: { dialect in
      [
        """
        CREATE TABLE post_filter (
          id \(dialect.rowID), person_id BIGINT NOT NULL, title TEXT NOT NULL, action BIGINT NOT NULL,
          contexts BIGINT NOT NULL, expires_at BIGINT)
        """,
        "CREATE INDEX post_filter_person ON post_filter (person_id)",
      ]
    },
    key: ["id"], source: ["id", "person_id", "title", "action", "contexts", "expires_at"],
    rules: [
      .numbered("id"), .refersToPerson("person_id", .own(key: "id")), .among("action", 0...2),
      .among("contexts", 1...31),
    ])

  private static let phrase = Columns(
    "filter_phrase",
    as: { dialect in
      [
        """
        CREATE TABLE filter_phrase (
          id \(dialect.rowID), filter_id BIGINT NOT NULL, person_id BIGINT NOT NULL, phrase TEXT NOT NULL,
          is_whole_word BIGINT NOT NULL)
        """,
        "CREATE INDEX filter_phrase_filter ON filter_phrase (filter_id)",
        "CREATE INDEX filter_phrase_person ON filter_phrase (person_id)",
      ]
    },
    key: ["id"], source: ["id", "filter_id", "person_id", "phrase", "is_whole_word"],
    rules: [
      .numbered("id"), ofFilter, .refersToPerson("person_id", .own(key: "id")),
      .among("is_whole_word", 0...1),
    ])

  /// A post that a filter is for.
  private static let post = Columns(
    "filter_post",
    as: { dialect in
      [
        """
        CREATE TABLE filter_post (
          id \(dialect.rowID), filter_id BIGINT NOT NULL, person_id BIGINT NOT NULL, post_id BIGINT NOT NULL)
        """,
        "CREATE UNIQUE INDEX filter_post_filter ON filter_post (filter_id, post_id)",
        "CREATE INDEX filter_post_person ON filter_post (person_id)",
        "CREATE INDEX filter_post_post ON filter_post (post_id)",
      ]
    },
    key: ["id"], source: ["id", "filter_id", "person_id", "post_id"],
    rules: [
      .numbered("id"), ofFilter, .refersToPerson("person_id", .own(key: "id")), .refersToStanding("post_id"),
    ])

  private static let ofFilter = CheckRule.refers(
    "filter_id", to: "post_filter", where: " AND r.person_id = t.person_id")
}
