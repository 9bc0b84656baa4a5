import AppValues
import SocialDatabase

extension Migration {
  /// Proving once more who one is.
  static let proofs = Migration("proofs") { connection throws(AppError) in
    try connection.execute("ALTER TABLE session ADD COLUMN proved_at BIGINT")
    for columns in Columns.proofs {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}

extension Columns {
  /// What proves that a session is in its owner's hands.
  static let proofs = [proof, proofCode]

  /// - `proved_at`: When its owner proved last that it's theirs, signing in included; NULL for never.
  private static let proof = Columns("session", source: ["proved_at"])

  /// The codes that are sent to people who have no other way to prove who they are.
  private static let proofCode = Columns(
    "proof_code",
    as: { dialect in
      [
        """
        CREATE TABLE proof_code (
          person_id \(dialect.rowID), code_hash TEXT NOT NULL, ends_at BIGINT NOT NULL, behind BIGINT NOT NULL,
          tries BIGINT NOT NULL)
        """,
        "CREATE INDEX proof_code_end ON proof_code (ends_at)",
      ]
    },
    key: ["person_id"], source: ["person_id", "code_hash", "ends_at", "behind", "tries"],
    rules: [.refersToPerson("person_id", .own(key: nil))])
}
