import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile
import SocialMenuShell

/// The page of one of the viewer's own lists of people.
struct OwnPeopleOptions: ParsableArguments {
  @Option(help: .limit) var limit = 40
  @Option(help: .before) var before: String?
}

struct BlocksCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "blocks",
      abstract: .text("List the people you block, newest first.", ja: "ブロック中の人を新しい順に表示します。"),
      discussion: .examples("socialconnect blocks"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: OwnPeopleOptions

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printOwnPeople(.blocked, list)
  }
}

struct MutesCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mutes",
      abstract: .text("List the people you mute, newest first.", ja: "ミュート中の人を新しい順に表示します。"),
      discussion: .examples("socialconnect mutes"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: OwnPeopleOptions

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printOwnPeople(.muted, list)
  }
}

struct SuggestionsCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "suggestions",
      abstract: .text("Suggest a few people to follow.", ja: "おすすめユーザーを表示します。"),
      discussion: .examples("socialconnect suggestions"))
  }

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(AppError) {
    try context.printPeople(try await context.people().people(.suggested))
  }
}

struct DirectoryCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "directory",
      abstract: .text(
        "List everyone who wants to be found, those who posted recently first.",
        ja: "一覧への表示を許可している人を、最近投稿した順に表示します。"),
      discussion: .examples("socialconnect directory", "socialconnect directory --newest --limit 10"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: OwnPeopleOptions
  @Flag(help: .text("Those who joined recently first.", ja: "最近参加した順に表示します。")) var newest = false

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printOwnPeople(.directory(newest ? .newest : .active), list)
  }
}

/// `requests`, `requests accept HANDLE`, `requests reject HANDLE`.
struct RequestsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "requests",
      abstract: .text("List follow requests; accept or decline them.", ja: "フォロー申請を表示し、承認または拒否します。"),
      discussion: .examples("socialconnect requests", "socialconnect requests accept ben"),
      subcommands: [List.self, Accept.self, Reject.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: .text("List follow requests, newest first.", ja: "フォロー申請を新しい順に表示します。"))
    }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var list: OwnPeopleOptions

    func run(in context: CommandContext) async throws(AppError) {
      try await context.printOwnPeople(.requests, list)
    }
  }

  struct Accept: RelationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "accept", abstract: .text("Accept a follow request.", ja: "フォロー申請を承認します。")
      )
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    var subject: ErrorSubject? { .following }

    @MainActor
    func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
      try await people.answerRequest(of: person, accepting: true)
    }
  }

  struct Reject: RelationCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "reject",
        abstract: .text(
          "Decline a follow request. The person isn't notified.",
          ja: "フォロー申請を拒否します。相手には通知されません。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    var subject: ErrorSubject? { .following }

    @MainActor
    func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
      try await people.answerRequest(of: person, accepting: false)
    }
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
