import SocialDatabase

extension Columns {
  /// Whom people don't want to be suggested.
  static let dismissedSuggestions = [
    Columns(
      "dismissed_suggestion",
      as: { dialect in
        [
          """
          CREATE TABLE dismissed_suggestion (
            person_id BIGINT NOT NULL, suggested_id BIGINT NOT NULL, PRIMARY KEY (person_id, suggested_id))
            \(dialect.clustered)
          """,
          "CREATE INDEX dismissed_suggestion_suggested ON dismissed_suggestion (suggested_id)",
        ]
      },
      key: ["person_id", "suggested_id"], source: ["person_id", "suggested_id"],
      rules: [
        .refersToPerson("person_id", .own(key: "suggested_id")),
        .refersToPerson("suggested_id", .own(key: "person_id")),
        .never("links a person to themselves", "t.person_id = t.suggested_id"),
      ])
  ]
}
