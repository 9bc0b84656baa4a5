import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import SocialMenuShell

/// `linked-providers`, `linked-providers link PROVIDER`, `linked-providers unlink ID`.
struct LinkedProvidersCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "linked-providers", \LinkedProvidersHelpStrings.linkedProviders,
      remark: \LinkedProvidersHelpStrings.remark,
      examples: "socialconnect linked-providers", "socialconnect linked-providers link google",
      subcommands: [List.self, Link.self, Unlink.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \LinkedProvidersHelpStrings.list) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      let linked = try await account.linkedProviders()
      if options.printsJSON {
        return try context.output.json(.array(linked.map(JSONFormats.linkedProvider.document)))
      }
      let strings = context.linkedProviders
      for link in linked {
        let details = [
          link.provider.name, link.email, strings.since(context.words.dateAndTime(link.linkedAt)),
        ]
        try context.output.line("\(link.id)  \(details.compactMap(\.self).joined(separator: " · "))")
      }
      if linked.isEmpty { context.output.note(strings.none) }
      if let server = account.session.server {
        context.output.note("\(strings.linkMore) \(server.address)/account/providers")
      }
    }
  }

  struct Link: PasswordCommand {
    static var configuration: CommandConfiguration { .command("link", \LinkedProvidersHelpStrings.link) }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions
    @Argument(help: .text(\LinkedProvidersHelpStrings.provider)) var provider: String

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      // Linking is on a page of a server.
      if account.session.server != nil { throw .unsupported }
      try await context.prove(account, by: password.source, for: .removal)
      let identity = try await context.identity(at: provider)
      try await account.link(identity)
      let name = try await account.linkedProviders().first { $0.provider.id == provider }?.provider.name
      context.output.note(context.linkedProviders.linked(name ?? provider))
    }
  }

  struct Unlink: PasswordCommand {
    static var configuration: CommandConfiguration { .command("unlink", \LinkedProvidersHelpStrings.unlink) }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions
    @Argument(help: .text(\LinkedProvidersHelpStrings.id)) var id: String

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      guard let link = try await account.linkedProviders().first(where: { $0.id.rawValue == id }) else {
        throw .notFound
      }
      try await context.prove(account, by: password.source, for: .removal)
      try await account.unlink(link.id)
      context.output.note(context.linkedProviders.unlinked(link.provider.name))
    }
  }
}

extension CommandContext {
  fileprivate var linkedProviders: LinkedProvidersStrings {
    AuthenticationStrings.of(words.language).linkedProviders
  }
}
