import Entities
import Notifications
import SocialDatabase

extension Columns {
  /// What becomes of notices, by the people they are about.
  static let noticeRules = [heldNotice, noticeRule, noticePermission]

  /// What waits in requests is few of many notices.
  private static let heldNotice = Columns(
    "notice",
    as: { _ in ["CREATE INDEX notice_held ON notice (recipient_id, actor_id, id) WHERE standing = 3"] })

  /// Notices that aren't simply listed. The strictest rule that applies decides.
  ///
  /// - `kind`: Empty for all kinds that a policy is for; rules of these don't apply to people with a permission.
  /// - `origin`: The people it's for; `anyone`, or a `NoticeOrigin`.
  /// - `treatment`: A `NoticeTreatment`, but for `accept`, which is what no rule means.
  private static let noticeRule = Columns(
    "notice_rule",
    as: { dialect in
      [
        """
        CREATE TABLE notice_rule (
          person_id BIGINT NOT NULL, kind TEXT NOT NULL, origin TEXT NOT NULL, treatment TEXT NOT NULL,
          PRIMARY KEY (person_id, kind, origin)) \(dialect.clustered)
        """
      ]
    },
    key: ["person_id", "kind", "origin"], source: ["person_id", "kind", "origin", "treatment"],
    rules: [
      .refersToPerson("person_id", .own(key: nil)),
      .among("kind", NoticeKind.allCases.map(\.rawValue) + [""]),
      .among("origin", NoticeOrigin.allCases.map(\.rawValue) + ["anyone"]),
      .among("treatment", NoticeTreatment.allCases.filter { $0 != .accept }.map(\.rawValue)),
    ])

  /// People whose notices a person has accepted for good.
  private static let noticePermission = Columns(
    "notice_permission",
    as: { dialect in
      [
        """
        CREATE TABLE notice_permission (
          person_id BIGINT NOT NULL, from_id BIGINT NOT NULL, PRIMARY KEY (person_id, from_id))
          \(dialect.clustered)
        """,
        "CREATE INDEX notice_permission_from ON notice_permission (from_id)",
      ]
    },
    key: ["person_id", "from_id"], source: ["person_id", "from_id"],
    rules: [
      .refersToPerson("person_id", .own(key: "from_id")), .refersToPerson("from_id", .own(key: "person_id")),
    ])
}
