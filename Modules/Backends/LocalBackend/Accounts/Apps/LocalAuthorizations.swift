import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// What the signed-in person lets apps do, in the database.
struct LocalAuthorizations: AppAuthorizations {
  let access: Access

  func authorize(_ request: AuthorizationRequest) async throws(AppError) -> String {
    let (code, token) = (AccessToken.random(), access.tokenHash ?? "")
    try await access.write { transaction throws(AppError) in
      let connection = transaction.connection
      // An app could let itself, or others, do more than it may.
      if try connection.exists("SELECT 1 FROM session WHERE token_hash = \(token) AND app_id <> 0") {
        throw .forbidden
      }
      guard try connection.app(clientID: request.app.clientID).id == request.app.id else {
        throw .invalid(.app, .wrong)
      }
      try AuthorizationCode.put(code, for: request, of: transaction.viewer, connection, transaction.now)
    }
    return code
  }

  func connectedApps() async throws(AppError) -> [ConnectedApp] {
    try await access.readAsMember { transaction throws(AppError) in
      var apps: [ConnectedApp] = []
      let sessions = try transaction.connection.rows(
        """
        SELECT \(AppColumns.all), s.scopes, s.created_at, s.used_at FROM session s JOIN app a ON a.id = s.app_id
        WHERE s.person_id = \(transaction.viewer) AND \(SessionLife.lasts("s", at: transaction.present))
        ORDER BY s.id
        """
      ) { row throws(AppError) in Self.session(row) }
      for session in sessions {
        if let index = apps.firstIndex(where: { $0.id == session.id }) {
          apps[index] = apps[index].merging(session)
        } else {
          apps.append(session)
        }
      }
      return apps.reversed()
    }
  }

  private static func session(_ row: borrowing Row) -> ConnectedApp {
    ConnectedApp(
      app: AppColumns.app(row), scopes: AccessScopes(stored: row.text(AppColumns.count)),
      createdAt: Timestamp(milliseconds: row.integer(AppColumns.count + 1)),
      lastUsedAt: row.optionalInteger(AppColumns.count + 2).map(Timestamp.init(milliseconds:)))
  }

  func disconnect(_ app: ID<RegisteredApp>) async throws(AppError) {
    let app = try app.number()
    // The sessions of 0 are those that no app has.
    if app == 0 { throw .notFound }
    try await access.write { transaction throws(AppError) in
      let owned: SQL = "person_id = \(transaction.viewer) AND app_id = \(app)"
      try transaction.connection.execute("DELETE FROM authorization_code WHERE \(owned) AND session_id = 0")
      let name = try transaction.connection.first("SELECT name FROM app WHERE id = \(app)") {
        row throws(AppError) in row.text(0)
      }
      let ended = try transaction.endSessions(where: owned)
      if ended == 0 { throw .notFound }
      try transaction.record(.appDisconnected, detail: name ?? "")
    }
  }
}

extension ConnectedApp {
  /// The app with another of its sessions, which is newer.
  fileprivate func merging(_ session: ConnectedApp) -> ConnectedApp {
    ConnectedApp(
      app: app, scopes: AccessScopes(scopes.scopes.union(session.scopes.scopes)), createdAt: createdAt,
      lastUsedAt: [lastUsedAt, session.lastUsedAt].compactMap { $0 }.max())
  }
}
