public import AppValues
public import Entities

extension SavedSessions {
  /// The account with a handle, in whatever case, with or without an `@`.
  ///
  /// - Parameter text: The handle alone, or with the name of a server: `mia`, `@mia@social.example`. Alone, it's the
  ///   account on this device's own network, if there's one, or else the only account with that handle.
  ///
  /// Throws `invalid(.account, .malformed)` if there are several and the server isn't named.
  public func session(named text: String) throws(AppError) -> Session? {
    let wanted = (text.hasPrefix("@") ? String(text.dropFirst()) : text).lowercased()
    if let exact = sessions.first(where: { $0.fullHandle.lowercased() == wanted }) { return exact }
    let alike = sessions.filter { $0.handle.lowercased() == wanted }
    if alike.count > 1 { throw .invalid(.account, .malformed) }
    return alike.first
  }

  /// The accounts at a server.
  ///
  /// - Parameter address: Its address without a path.
  public func sessions(at address: String) -> [Session] {
    sessions.filter { $0.server?.address == address }
  }
}
