import Entities

/// For what a session is begun.
struct SessionTerms: Hashable, Sendable {
  /// The app that has it; 0 for none.
  let app: Int64
  /// What may be done with it.
  let scopes: AccessScopes

  /// For someone who signed in with their password, who can do everything.
  static let own = SessionTerms(app: 0, scopes: .all)

  /// As the scopes are stored with a session: '' for everything. For nothing, a word that no scope has.
  var storedScopes: String {
    if app == 0 { return "" }
    return scopes.scopes.isEmpty ? "none" : scopes.text
  }
}

extension AccessScopes {
  /// From `storedScopes`.
  init(stored text: String) {
    self = text.isEmpty ? .all : AccessScopes(known: text)
  }
}
