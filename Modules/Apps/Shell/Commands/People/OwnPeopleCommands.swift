import AppValues
import ArgumentParser
import Entities
import Profile
import SocialMenuShell

/// The page of one of the viewer's own lists of people.
struct OwnPeopleOptions: ParsableArguments {
  @Option(help: .limit) var limit = 40
  @Option(help: .before) var before: String?
}

/// `blocks`, `mutes`, `requests`: one of the viewer's own lists of people.
struct OwnPeopleCommand<Row: CommandRow<PeopleList>>: SocialCommand {
  static var configuration: CommandConfiguration { Row.declaration.configuration }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: OwnPeopleOptions

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printOwnPeople(Row.work, list)
  }
}

/// The viewer's own lists of people.
enum OwnPeopleRows {
  enum Blocks: CommandRow {
    static let declaration = CommandDeclaration(
      "blocks", \PeopleHelpStrings.blocks, PeopleList.blocked, example: "socialconnect blocks")
  }
  enum Mutes: CommandRow {
    static let declaration = CommandDeclaration(
      "mutes", \PeopleHelpStrings.mutes, PeopleList.muted, example: "socialconnect mutes")
  }
  enum Requests: CommandRow {
    static let declaration = CommandDeclaration("list", \PeopleHelpStrings.requestList, PeopleList.requests)
  }
}

/// `suggestions`, `suggestions dismiss HANDLE`.
struct SuggestionsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "suggestions", \PeopleHelpStrings.suggestions,
      examples: "socialconnect suggestions", "socialconnect suggestions dismiss ben",
      subcommands: [
        SuggestionListCommand.self, RelationCommand<RelationRows.DismissSuggestion>.self,
      ],
      defaultSubcommand: SuggestionListCommand.self)
  }
}

struct SuggestionListCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("list", \PeopleHelpStrings.suggestionList)
  }

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(AppError) {
    try context.printPeople(try await context.people().people(.suggested))
  }
}

struct DirectoryCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "directory", \PeopleHelpStrings.directory,
      examples: "socialconnect directory", "socialconnect directory --newest --limit 10")
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: OwnPeopleOptions
  @Flag(help: .text(\PeopleHelpStrings.newest)) var newest = false

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printOwnPeople(.directory(newest ? .newest : .active), list)
  }
}

/// `requests`, `requests accept HANDLE`, `requests reject HANDLE`.
struct RequestsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "requests", \PeopleHelpStrings.requests,
      examples: "socialconnect requests", "socialconnect requests accept ben",
      subcommands: [
        OwnPeopleCommand<OwnPeopleRows.Requests>.self, RelationCommand<RelationRows.Accept>.self,
        RelationCommand<RelationRows.Reject>.self,
      ],
      defaultSubcommand: OwnPeopleCommand<OwnPeopleRows.Requests>.self)
  }
}

extension CommandContext {
  fileprivate func printOwnPeople(
    _ which: PeopleList, _ list: OwnPeopleOptions
  ) async throws(AppError) {
    let request = try CommandArguments.page(limit: list.limit, before: list.before)
    try printPeople(try await people().people(which, request))
  }
}
