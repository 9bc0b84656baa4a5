import AppValues
import Entities
import Synchronization

/// The tokens of sessions that commands of the person's own keep: each is asked for once, however many requests need it.
final class KeptTokens: Sendable {
  private struct Key: Hashable {
    let id: ID<Session>
    let keeper: TokenKeeper
  }

  private let tokens = Mutex<[Key: KeptToken]>([:])

  /// The token of a session; nil if it's kept with the session.
  func token(of session: Session) -> KeptToken? {
    guard let keeper = session.server?.keeper else { return nil }
    return tokens.withLock { tokens in
      let key = Key(id: session.id, keeper: keeper)
      if let token = tokens[key] { return token }
      let token = KeptToken(TokenCommands(keeper, of: session))
      tokens[key] = token
      return token
    }
  }
}
