import AppValues
import SocialDatabase

extension Migration {
  /// Proving once more who one is.
  static let proofs = Migration("proofs") { connection throws(AppError) in
    try connection.execute("ALTER TABLE session ADD COLUMN proved_at BIGINT")
    try connection.execute("ALTER TABLE session ADD COLUMN proved_by BIGINT NOT NULL DEFAULT 0")
    for columns in Columns.proofs {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}

extension Columns {
  /// What proves that a session is in its owner's hands.
  static let proofs = [proof, proofCode, formerEmail, factorReset]

  /// - `proved_at`: When its owner proved last that it's theirs, signing in included; NULL for never.
  /// - `proved_by`: By what; see `ProofGrade`.
  private static let proof = Columns("session", source: ["proved_at", "proved_by"])

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

  /// The addresses that accounts had until a while ago, from which the change can be undone.
  ///
  /// - `changed_at`: When the account got another one.
  private static let formerEmail = Columns(
    "former_email",
    as: { dialect in
      [
        """
        CREATE TABLE former_email (
          id \(dialect.rowID), person_id BIGINT NOT NULL, email TEXT NOT NULL, email_folded TEXT NOT NULL,
          token_hash TEXT NOT NULL, changed_at BIGINT NOT NULL)
        """,
        "CREATE UNIQUE INDEX former_email_token ON former_email (token_hash)",
        "CREATE INDEX former_email_person ON former_email (person_id, id)",
        "CREATE INDEX former_email_address ON former_email (email_folded)",
      ]
    },
    key: ["id"], source: ["id", "person_id", "email", "token_hash", "changed_at"],
    derived: [
      .folded(
        "email_folded", of: "t.email", by: IdentifierFolding.email, orEarlier: IdentifierFolding.emailSpelling
      )
    ],
    rules: [.numbered("id"), .refersToPerson("person_id", .own(key: "id"))])

  /// The accounts whose second factors will be removed.
  ///
  /// - `due_at`: When; until then, any sign-in stops it.
  private static let factorReset = Columns(
    "factor_reset",
    as: { dialect in ["CREATE TABLE factor_reset (person_id \(dialect.rowID), due_at BIGINT NOT NULL)"] },
    key: ["person_id"], source: ["person_id", "due_at"],
    rules: [.refersToPerson("person_id", .own(key: nil))])
}
