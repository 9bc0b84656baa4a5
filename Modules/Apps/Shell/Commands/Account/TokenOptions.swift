import ArgumentParser
import Entities
import SocialMenuShell

/// The commands of a person's own that keep the token of a new session.
struct TokenOptions: ParsableArguments {
  @Option(help: .text(\AccountHelpStrings.tokenCommand)) var tokenCommand: String?
  @Option(help: .text(\AccountHelpStrings.tokenStoreCommand)) var tokenStoreCommand: String?
  @Option(help: .text(\AccountHelpStrings.tokenEraseCommand)) var tokenEraseCommand: String?

  /// Nil for what the device is set to.
  var keeper: TokenKeeper? {
    tokenCommand.map { TokenKeeper(give: $0, store: tokenStoreCommand, erase: tokenEraseCommand) }
  }

  /// - Parameters:
  ///   - server: The server to sign in at.
  ///   - email: The address to sign in with.
  func validate(server: String?, email: String?) throws {
    if tokenCommand == nil {
      if tokenStoreCommand != nil || tokenEraseCommand != nil {
        throw ValidationError(.text(\AccountHelpStrings.tokenCommandNeeded))
      }
    } else if server == nil {
      throw ValidationError(.text(\AccountHelpStrings.tokenServerNeeded))
    } else if tokenStoreCommand == nil, email != nil {
      throw ValidationError(.text(\AccountHelpStrings.tokenStoreNeeded))
    }
  }
}
