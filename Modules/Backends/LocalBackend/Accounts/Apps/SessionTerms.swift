import AppValues
import Authentication
import Entities
import SocialLocalStore

/// Which app a session is for, and what may be done with it.
struct SessionTerms: Hashable, Sendable {
  /// The app that has it; 0 for none.
  let app: Int64
  /// The app's name; empty for none.
  let name: String
  /// What may be done with it.
  let scopes: AccessScopes

  /// The terms of someone who signed in with their password, who can do everything.
  static let own = SessionTerms(app: 0, name: "", scopes: .all)

  /// The scopes as they are stored with a session: an empty text for all of them, and for none, a word that is no
  /// scope.
  var storedScopes: String {
    if app == 0 { return "" }
    return scopes.scopes.isEmpty ? "none" : scopes.text
  }
}

extension SessionTerms {
  /// The terms of an app.
  init(_ app: RegisteredApp, scopes: AccessScopes) throws(AppError) {
    self.init(app: try app.id.number(), name: app.name, scopes: scopes)
  }
}

extension AccessScopes {
  /// From `storedScopes`.
  init(stored text: String) {
    self = text.isEmpty ? .all : AccessScopes(known: text)
  }
}
