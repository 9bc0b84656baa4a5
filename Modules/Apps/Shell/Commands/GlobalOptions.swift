public import AppScreens
public import ArgumentParser
import SocialMenuShell

/// The options that every command takes.
public struct GlobalOptions: ParsableArguments, Sendable {
  @Option(name: .customLong("data"), help: .text(\CommandHelpStrings.dataFolder))
  public var dataDirectory: String?

  @Option(name: .customLong("database"), help: .text(\ProgramHelpStrings.database))
  public var database: String?

  @Option(name: .customLong("server"), help: .text(\ProgramHelpStrings.server)) public var server: String?

  @Option(name: .customLong("certificate-authority"), help: .text(\ProgramHelpStrings.certificateAuthority))
  public var certificateAuthority: String?

  @Option(name: .customLong("as"), help: .text(\ProgramHelpStrings.account)) public var account: String?

  @Option(name: .customLong("lang"), help: .text(\CommandHelpStrings.language)) public var language: Language?

  @Flag(name: .customLong("json"), help: .text(\ProgramHelpStrings.printsJSON)) public var printsJSON = false

  public init() {}

  public func validate() throws {
    if database != nil, server != nil { throw ValidationError(.text(\ProgramHelpStrings.serverOrDatabase)) }
  }
}
