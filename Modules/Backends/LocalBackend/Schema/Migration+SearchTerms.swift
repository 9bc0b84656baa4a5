import AppValues
import SocialDatabase

extension Migration {
  /// What SQLite's indexes hold, term by term, to be compared with what they should. It takes no room.
  static let searchTerms = Migration("searchTerms") { connection throws(AppError) in
    guard connection.dialect == .sqlite else { return }
    for index in SearchIndex.allCases {
      try connection.execute(
        "CREATE VIRTUAL TABLE \(index.name)_term USING fts5vocab(\(index.name), instance)")
    }
  }
}
