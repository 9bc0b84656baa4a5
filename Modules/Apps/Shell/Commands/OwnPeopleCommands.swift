import ArgumentParser
import Entities
import Profile

/// Which part of one of the viewer's own lists of people.
struct OwnPeopleOptions: ParsableArguments {
  @Option(help: "How many at most, 1 to 80.") var limit = 40
  @Option(help: "Continue from this cursor.") var before: String?
}

struct BlocksCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "blocks", abstract: "List whom you block, the latest first.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: OwnPeopleOptions

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.printOwnPeople(.blocked, list)
  }
}

struct MutesCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutes", abstract: "List whom you mute, the latest first.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: OwnPeopleOptions

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.printOwnPeople(.muted, list)
  }
}

struct SuggestionsCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggestions", abstract: "List a few people whom you may like to follow.")

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(SocialError) {
    try context.printPeople(try await context.people().people(.suggested))
  }
}

/// `requests`, `requests accept HANDLE`, `requests reject HANDLE`.
struct RequestsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "requests", abstract: "List who asks to follow you, and answer them.",
    subcommands: [List.self, Accept.self, Reject.self], defaultSubcommand: List.self)

  struct List: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List who asks to follow you, the latest first.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var list: OwnPeopleOptions

    func run(in context: CommandContext) async throws(SocialError) {
      try await context.printOwnPeople(.requests, list)
    }
  }

  struct Accept: RelationCommand {
    static let configuration = CommandConfiguration(
      commandName: "accept", abstract: "Let a person follow you who asks to.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Whom.") var handle: String

    @MainActor
    func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
      try await people.answerRequest(of: person, accepting: true)
    }
  }

  struct Reject: RelationCommand {
    static let configuration = CommandConfiguration(
      commandName: "reject", abstract: "Refuse a person who asks to follow you; they get no notice of it.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Whom.") var handle: String

    @MainActor
    func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
      try await people.answerRequest(of: person, accepting: false)
    }
  }
}

extension CommandContext {
  fileprivate func printOwnPeople(
    _ which: PeopleList, _ list: OwnPeopleOptions
  ) async throws(SocialError) {
    let request = try CommandArguments.page(limit: list.limit, before: list.before)
    try printPeople(try await people().people(which, request))
  }
}
