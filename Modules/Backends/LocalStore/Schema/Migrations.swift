import AppValues
package import SocialDatabase

/// What creates the tables, or brings those of earlier versions up to date.
package enum Migrations {
  /// The migrations to open a database with.
  ///
  /// A migration that has been released never changes, nor does its name. To change a table, add a migration at the end, and
  /// put a `Columns` with what is new beside it, for the check. Where an index has a condition on a new column, the
  /// migration ends with `ANALYZE table (column)` on PostgreSQL, which reads whole tables until it knows the column's values.
  package static let all: [Migration] = [
    .baseline, .signIns, .proofs, .factors, .passkeys, .providers, .conversations, .polls, .scheduled,
    .filters, .noticeRules, .listSettings, .dismissedSuggestions, .films, .attributionDomains,
    .versions, .announcements, .traits,
  ]

  /// All declared columns.
  static let columns =
    Columns.baseline + Columns.signIns + Columns.proofs
    + Columns.factors + Columns.passkeys + Columns.providers + Columns.conversations
    + Columns.polls + Columns.scheduled + Columns.filters + Columns.noticeRules + Columns.listSettings
    + Columns.dismissedSuggestions + Columns.films + Columns.attributionDomains
    + Columns.versions + Columns.announcements + Columns.traits
}

extension Migration {
  /// The tables as they were in version 0.2.0. The steps that led there are known by name only.
  fileprivate static let baseline = Migration("0.2.0", replacing: development) {
    connection throws(AppError) in
    for columns in Columns.baseline {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
    try createNoticeAudience(connection)
    try connection.execute("INSERT INTO id_clock (name, last) VALUES ('item', 0), ('notice', 0)")
    try connection.set(.databaseID, to: Setting.newDatabaseID())
  }

  /// Two-factor authentication.
  fileprivate static let factors = Migration("factors") { connection throws(AppError) in
    for columns in Columns.factors {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }

  /// The tables by which people sign in by providers.
  fileprivate static let providers = Migration("providers") { connection throws(AppError) in
    for columns in Columns.providers {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }

  /// The migrations of a database that version 0.2.0 created or updated.
  private static let development = [
    "people", "posts", "notices", "search", "bookmarks", "writing", "relations", "marks", "threads",
    "hashtags",
    "lists", "photos", "personPhotos", "searchAuthors", "searchThrees", "noticeGroups", "profiles",
    "profilePictures", "personNotes", "accountCare", "passwordResets", "noticeSettings", "emailChanges",
    "reports",
    "signInUses", "followTerms", "telling", "likes", "settings", "dueWork", "searchWords", "devices",
    "searchTerms", "stores", "accounts", "accountStates", "absentParents", "authors", "counterRoom", "apps",
    "photoFocus", "sensitivePhotos", "discovery", "readingMarks", "approvals", "pushSubscriptions",
    "featured",
    "textRules", "openComments", "openPosts", "limitedHashtags", "mailboxes", "waitingPhotos", "photoOwners",
    "searchKana",
  ]
}

extension Columns {
  /// The tables of version 0.2.0.
  ///
  /// There are no foreign keys: the rows that a write concerns are locked in one order by hand, and `ConsistencyCheck` looks
  /// for orphans.
  fileprivate static let baseline: [Columns] = [
    database, people, accounts, apps, relations, posts, items, marks, photos, hashtags, lists, notices,
    reports,
    search,
  ].flatMap { $0 }
}
