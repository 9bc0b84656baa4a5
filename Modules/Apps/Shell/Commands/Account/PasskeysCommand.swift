import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import SocialMenuShell

/// `passkeys`, `passkeys rename ID NAME`, `passkeys remove ID`.
struct PasskeysCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "passkeys", \PasskeyHelpStrings.passkeys, remark: \PasskeyHelpStrings.remark,
      examples: "socialconnect passkeys", "socialconnect passkeys rename 115 \"Old phone\"",
      subcommands: [List.self, Rename.self, Remove.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \PasskeyHelpStrings.list) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      guard let page = account.passkeyPage else { throw .unsupported }
      let passkeys = try await account.passkeys()
      if options.printsJSON {
        return try context.output.json(.array(passkeys.map(JSONFormats.passkey.document)))
      }
      let strings = AuthenticationStrings.of(context.words.language).passkeys
      for passkey in passkeys {
        let detail = strings.detail(of: passkey, context.view)
        try context.output.line("\(passkey.id)  \(passkey.name) · \(detail)")
      }
      context.output.note(strings.adding(page))
    }
  }

  struct Rename: SocialCommand {
    static var configuration: CommandConfiguration { .command("rename", \PasskeyHelpStrings.rename) }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\PasskeyHelpStrings.id)) var id: String
    @Argument(help: .text(\PasskeyHelpStrings.name)) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try await context.ownAccount().renamePasskey(ID(id), to: name)
      context.output.note(AuthenticationStrings.of(context.words.language).passkeys.renamed)
    }
  }

  struct Remove: PasswordCommand {
    static var configuration: CommandConfiguration { .command("remove", \PasskeyHelpStrings.remove) }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions
    @Argument(help: .text(\PasskeyHelpStrings.id)) var id: String

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      guard let passkey = try await account.passkeys().first(where: { $0.id.rawValue == id }) else {
        throw .notFound
      }
      try await context.prove(account, by: password.source)
      try await account.removePasskey(passkey.id)
      context.output.note(
        AuthenticationStrings.of(context.words.language).passkeys.removed(passkey.name))
    }
  }
}
