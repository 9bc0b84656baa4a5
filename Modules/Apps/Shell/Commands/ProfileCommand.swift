import ArgumentParser
import Backend
import Entities
import PostActions
import Presentation
import Profile

/// `profile [HANDLE]`, `profile edit`.
struct ProfileCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "profile",
      abstract: .text(
        "Show a person, or yourself; change your own profile.", ja: "人または自分を表示し、自分のプロフィールを変更します。"),
      subcommands: [Show.self, Edit.self], defaultSubcommand: Show.self)
  }

  struct Show: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "show", abstract: .text("Show a person, or yourself.", ja: "人または自分を表示します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text("Whom; yourself when left out.", ja: "対象の人。省略すると自分。")) var handle: String?

    func run(in context: CommandContext) async throws(SocialError) {
      let (_, user) = try await context.person(handle)
      let (repositories, _) = try await context.repositories()
      let pinned = try await repositories.postActions.pinned(by: user.id)
      if options.printsJSON {
        return try context.output.json(
          JSONForms.person.document(user).adding([
            "pinned": .array(pinned.map(JSONForms.post.document))
          ]))
      }
      try context.printPerson(user)
      try context.printPinned(pinned)
    }
  }

  struct Edit: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "edit", abstract: .text("Change your own profile.", ja: "自分のプロフィールを変更します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Option(
      help: .text(
        "yes to approve each follower yourself, no to let anybody follow you.",
        ja: "yes はフォローを承認制に、no はだれでもフォローできるようにします。"))
    var locked: Choice

    func run(in context: CommandContext) async throws(SocialError) {
      try context.printPerson(try await context.people().setLocked(locked == .yes))
    }
  }

  enum Choice: String, ExpressibleByArgument, CaseIterable, Sendable {
    case yes, no
  }
}
