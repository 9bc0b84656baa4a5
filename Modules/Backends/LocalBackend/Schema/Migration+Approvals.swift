import AppValues
import SocialDatabase

extension Migration {
  /// What an account waits for before it can be used: the administrator's approval, with what its owner wrote for that,
  /// and the confirmation of its address (`confirmed_at` is NULL until then). The state of its person follows from both.
  /// Accounts that were there before count as confirmed.
  static let approvals = Migration("approvals") { connection throws(AppError) in
    for column: SQL in [
      "confirmed_at BIGINT", "needs_approval BIGINT NOT NULL DEFAULT 0", "reason TEXT NOT NULL DEFAULT ''",
    ] {
      try connection.execute("ALTER TABLE account ADD COLUMN \(column)")
    }
    try connection.execute(
      """
      UPDATE account SET confirmed_at = p.created_at, needs_approval = CASE WHEN p.state = 1 THEN 1 ELSE 0 END
      FROM person p WHERE p.id = account.person_id
      """)
  }
}

extension Columns {
  static let approvals = [
    Columns(
      "account", source: ["confirmed_at", "needs_approval", "reason"],
      rules: [.among("needs_approval", 0...1)]),
    Columns(
      "person",
      rules: [
        .never(
          "isn't in the state that its account says", "t.state <> 2 AND t.state <> \(waiting("t"))",
          mend: .set("state", waiting("t")))
      ]),
  ]

  /// The state of a person whose account isn't suspended.
  static func waiting(_ person: SQL) -> SQL {
    """
    COALESCE((SELECT CASE WHEN a.confirmed_at IS NULL THEN 3 WHEN a.needs_approval = 1 THEN 1 ELSE 0 END
      FROM account a WHERE a.person_id = \(person).id), 0)
    """
  }
}
