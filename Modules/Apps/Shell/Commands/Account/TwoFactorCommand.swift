import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import SocialMenuShell

/// `two-factor`, `two-factor on`, then `two-factor on --code C`, `two-factor off`, `two-factor recovery-codes`.
struct TwoFactorCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "two-factor", \TwoFactorHelpStrings.twoFactor,
      examples: "socialconnect two-factor on", "socialconnect two-factor on --code 123456",
      subcommands: [Status.self, On.self, Off.self, RecoveryCodes.self], defaultSubcommand: Status.self)
  }

  struct Status: SocialCommand {
    static var configuration: CommandConfiguration { .command("status", \TwoFactorHelpStrings.status) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let status = try await context.ownAccount().twoFactor()
      if options.printsJSON { return try context.output.json(JSONFormats.twoFactor.document(status)) }
      let strings = context.twoFactor
      try context.output.line(status.isOn ? strings.isOn(status.recoveryCodesLeft) : strings.isOff)
    }
  }

  struct On: PasswordCommand {
    static var configuration: CommandConfiguration { .command("on", \TwoFactorHelpStrings.on) }

    @OptionGroup var options: GlobalOptions
    @Option(help: .text(\TwoFactorHelpStrings.code)) var code: String?
    @OptionGroup var password: PasswordOptions

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      if let code { return try context.print(try await account.confirmTwoFactor(code: code)) }
      try await context.prove(account, by: password.source)
      let setup = try await account.beginTwoFactor()
      let shown = ShownSetup(setup: setup, address: account.address(of: setup, network: "SocialConnect"))
      if options.printsJSON {
        return try context.output.json(JSONFormats.authenticatorSetup.document(shown))
      }
      context.output.note(context.twoFactor.enterSecret)
      try context.output.line(setup.groups.value)
      try context.output.line(shown.address.value)
      context.output.note(TwoFactorHelpStrings.of(context.words.language).next)
    }
  }

  struct Off: PasswordCommand {
    static var configuration: CommandConfiguration { .command("off", \TwoFactorHelpStrings.off) }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      try await context.prove(account, by: password.source, for: .removal)
      try await account.turnOffTwoFactor()
      context.output.note(context.twoFactor.turnedOff)
    }
  }

  struct RecoveryCodes: PasswordCommand {
    static var configuration: CommandConfiguration {
      .command("recovery-codes", \TwoFactorHelpStrings.recoveryCodes)
    }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      try await context.prove(account, by: password.source)
      try context.print(try await account.makeRecoveryCodes())
    }
  }
}

/// A secret with what a QR code says of it.
struct ShownSetup: Sendable {
  let setup: AuthenticatorSetup
  let address: Secret
}

extension CommandContext {
  fileprivate var twoFactor: TwoFactorStrings { AuthenticationStrings.of(words.language).twoFactor }

  /// Prints new recovery codes.
  fileprivate func print(_ codes: [Secret]) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.recoveryCodes.document(codes)) }
    output.note(twoFactor.save)
    for code in codes { try output.line(RecoveryCodeText.shown(code)) }
  }
}
