import ArgumentParser
import Backend
import Entities
import PostActions
import Presentation
import Profile

/// `profile [HANDLE]`, `profile edit`.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Show a person, or yourself; change your own profile.",
    subcommands: [Show.self, Edit.self], defaultSubcommand: Show.self)

  struct Show: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a person, or yourself.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Whom; yourself when left out.") var handle: String?

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
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change your own profile.")

    @OptionGroup var options: GlobalOptions
    @Option(help: "yes to approve each follower yourself, no to let anybody follow you.")
    var locked: Choice

    func run(in context: CommandContext) async throws(SocialError) {
      try context.printPerson(try await context.people().setLocked(locked == .yes))
    }
  }

  enum Choice: String, ExpressibleByArgument, CaseIterable, Sendable {
    case yes, no
  }
}
