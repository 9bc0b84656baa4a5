import AppValues
import SocialDatabase

extension Migration {
  /// The sites that may name people as authors. No one has named one yet.
  static let attributionDomains = Migration("attributionDomains") { connection throws(AppError) in
    try connection.execute("ALTER TABLE account ADD COLUMN attribution_domains TEXT NOT NULL DEFAULT ''")
  }
}
