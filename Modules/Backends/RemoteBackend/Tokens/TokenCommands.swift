import AppValues
import Entities
import SocialCredentials

/// Runs the commands that keep a token. They find in their environment whose it is.
struct TokenCommands: Sendable {
  private let keeper: TokenKeeper
  private let variables: [String: String]

  /// - Parameter session: The session, at a server.
  init(_ keeper: TokenKeeper, of session: Session) {
    self.init(keeper, at: session.server?.name ?? "", account: session.fullHandle)
  }

  /// - Parameter account: The handle, with the server; empty if it isn't known yet.
  init(_ keeper: TokenKeeper, at server: String, account: String = "") {
    self.keeper = keeper
    variables = ["SOCIALCONNECT_SERVER": server, "SOCIALCONNECT_ACCOUNT": account]
  }

  /// The token.
  ///
  /// Throws `invalid(.tokenCommand, …)`, `cancelled`.
  func token() async throws(AppError) -> Secret {
    try await TokenProgram(keeper.give, as: .tokenCommand, variables: variables).token()
  }

  /// Hands a new token over, and makes sure that it's given back.
  ///
  /// Throws `invalid(.tokenStoreCommand, …)`, with `wrong` if another one is given back; what ``token()`` does.
  func store(_ token: Secret) async throws(AppError) {
    guard let store = keeper.store else { return }
    try await TokenProgram(store, as: .tokenStoreCommand, variables: variables).run(giving: token)
    if try await self.token() != token { throw .invalid(.tokenStoreCommand, .wrong) }
  }

  /// Removes the token, if there's a command that does.
  ///
  /// Throws `invalid(.tokenEraseCommand, …)`, `cancelled`.
  func erase() async throws(AppError) {
    guard let erase = keeper.erase else { return }
    try await TokenProgram(erase, as: .tokenEraseCommand, variables: variables).run()
  }
}
