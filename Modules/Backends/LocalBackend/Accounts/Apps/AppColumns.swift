import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Reads apps.
enum AppColumns {
  /// Columns of an app `a`.
  static let all: SQL = "a.id, a.name, a.website, a.redirects, a.scopes, a.client_id, a.created_at"
  /// How many columns those are.
  static let count = 7

  /// Reads the columns, the first of them at `first`.
  static func app(_ row: borrowing Row, at first: Int = 0) -> RegisteredApp {
    let website = row.text(first + 2)
    return RegisteredApp(
      id: ID(row.integer(first)), name: row.text(first + 1), website: website.isEmpty ? nil : website,
      redirectAddresses: row.text(first + 3).split(separator: "\n").map(String.init),
      scopes: AccessScopes(known: row.text(first + 4)), clientID: row.text(first + 5),
      createdAt: Timestamp(milliseconds: row.integer(first + 6)))
  }
}

extension SQLConnection {
  /// The app with a client ID, which is no secret.
  ///
  /// Throws `invalid(.app, .wrong)`.
  func app(clientID: String) throws(AppError) -> RegisteredApp {
    try app("a.client_id = \(clientID)")
  }

  /// The app that the credentials belong to.
  ///
  /// Throws `invalid(.app, .wrong)`.
  func app(with credentials: AppCredentials) throws(AppError) -> RegisteredApp {
    try app(
      """
      a.client_id = \(credentials.clientID) AND a.secret_hash = \(AccessToken.hash(credentials.secret))
      """)
  }

  private func app(_ condition: SQL) throws(AppError) -> RegisteredApp {
    let found = try first("SELECT \(AppColumns.all) FROM app a WHERE \(condition)") {
      row throws(AppError) in AppColumns.app(row)
    }
    guard let found else { throw .invalid(.app, .wrong) }
    return found
  }

  /// The app that acts on its own with a token, and what it can do with that; nil when there is no such token.
  func appToken(_ hash: String) throws(AppError) -> (app: RegisteredApp, scopes: AccessScopes)? {
    try first(
      """
      SELECT \(AppColumns.all), k.scopes FROM app_token k JOIN app a ON a.id = k.app_id
      WHERE k.token_hash = \(hash)
      """
    ) { row throws(AppError) in
      (app: AppColumns.app(row), scopes: AccessScopes(known: row.text(AppColumns.count)))
    }
  }
}
