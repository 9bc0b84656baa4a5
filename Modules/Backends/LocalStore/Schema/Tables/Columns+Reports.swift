import SocialDatabase

extension Columns {
  /// What people report to the administrator.
  static let reports = [report, reportPost]

  /// A report has no one's name when the one who made it has gone: `reporter_id` is NULL.
  private static let report = Columns(
    "report",
    as: { dialect in
      [
        """
        CREATE TABLE report (
          id \(dialect.rowID), reporter_id BIGINT, person_id BIGINT NOT NULL, reason TEXT NOT NULL,
          created_at BIGINT NOT NULL, closed_at BIGINT)
        """,
        "CREATE INDEX report_reporter ON report (reporter_id, id)",
        "CREATE INDEX report_open ON report (id) WHERE closed_at IS NULL",
      ]
    },
    key: ["id"], source: ["id", "reporter_id", "person_id", "reason", "created_at", "closed_at"],
    rules: [
      .numbered("id"), .refersToPerson("reporter_id", .shared), .refersToPerson("person_id", .lasting),
      .never("was made by the person it's about", "t.reporter_id = t.person_id"),
    ])

  /// A copy of what the reported posts said then.
  private static let reportPost = Columns(
    "report_post",
    as: { dialect in
      [
        """
        CREATE TABLE report_post (
          report_id BIGINT NOT NULL, position BIGINT NOT NULL, post_id BIGINT NOT NULL, text TEXT NOT NULL,
          warning TEXT, PRIMARY KEY (report_id, position)) \(dialect.clustered)
        """
      ]
    },
    key: ["report_id", "position"], source: ["report_id", "position", "post_id", "text", "warning"],
    rules: [
      .refers("report_id", to: "report"), .refers("post_id", to: "post"),
      .never(
        "isn't by the reported person",
        """
        EXISTS (
          SELECT 1 FROM report r JOIN post p ON p.id = t.post_id
          WHERE r.id = t.report_id AND p.author_id <> r.person_id)
        """),
    ])
}
