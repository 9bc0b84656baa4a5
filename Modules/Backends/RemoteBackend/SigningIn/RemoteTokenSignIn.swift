import AppValues
import Authentication
import Entities

/// Signs in at a server with a token that a command of the person's own prints.
struct RemoteTokenSignIn: TokenSignIn {
  let keeper: TokenKeeper
  let sessions: RemoteSessions

  /// Nil if new sessions have new tokens.
  init?(_ sessions: RemoteSessions) {
    guard let keeper = sessions.server.keeper, keeper.store == nil else { return nil }
    (self.keeper, self.sessions) = (keeper, sessions)
  }

  func session() async throws(AppError) -> Session {
    let token = try await TokenCommands(keeper, at: sessions.server.name).token()
    do throws(AppError) {
      let session = try await sessions.session(of: token, .all, at: sessions.server)
      await sessions.tokens.token(of: session)?.note(token)
      return session
    } catch .unauthenticated {
      throw .invalid(.tokenCommand, .wrong)
    }
  }
}
