import AppScreens
import AppValues
import ArgumentParser
import Entities
import Post
import SocialBackend
import SocialMenuShell

/// `scheduled`, `scheduled move ID TIME`, `scheduled delete ID …`.
struct ScheduledCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "scheduled", \ScheduledHelpStrings.scheduled, examples: "socialconnect scheduled",
      "socialconnect scheduled move 117656250066075648 \"tomorrow 9:00\"",
      subcommands: [List.self, Move.self, Delete.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \ScheduledHelpStrings.list) }

    @OptionGroup var options: GlobalOptions
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    func run(in context: CommandContext) async throws(AppError) {
      let request = try CommandArguments.page(limit: limit, before: before)
      let page = try await context.scheduledPosts().page(request)
      if options.printsJSON {
        return try context.output.json(.page(page, JSONFormats.scheduled.document))
      }
      for post in page.items { try context.printScheduled(post) }
      if page.items.isEmpty {
        context.output.note(ScheduledPostsStrings.of(context.words.language).nothing)
      }
      context.noteMore(page.older)
    }
  }

  struct Move: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "move", \ScheduledHelpStrings.move,
        examples: "socialconnect scheduled move 117656250066075648 \"tomorrow 9:00\"")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\ScheduledHelpStrings.id)) var id: String
    @Argument(help: .text(\ScheduledHelpStrings.time)) var time: String

    func run(in context: CommandContext) async throws(AppError) {
      let posts = try await context.scheduledPosts()
      let time = try posts.time(time, in: context.words.timeZone)
      try context.printScheduled(try await posts.reschedule(ID(id), to: time))
    }
  }

  struct Delete: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "delete", \ScheduledHelpStrings.delete,
        examples: "socialconnect scheduled delete 117656250066075648")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\ScheduledHelpStrings.id)) var ids: [String]

    func run(in context: CommandContext) async throws(AppError) {
      let posts = try await context.scheduledPosts()
      for id in ids { try await posts.repository.remove(ID(id)) }
      context.output.note(ScheduledPostsStrings.of(context.words.language).deleted)
    }
  }
}

extension CommandContext {
  /// The scheduled posts of the signed-in account.
  fileprivate func scheduledPosts() async throws(AppError) -> ScheduledPostsInteractor {
    ScheduledPostsInteractor(
      repository: try await signedIn().repositories.scheduledPosts.orUnsupported(), clock: view.clock)
  }

  /// Prints a scheduled post, and below it the ID that `scheduled move` takes.
  func printScheduled(_ post: ScheduledPost) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.scheduled.document(post)) }
    let rendering = ScheduledPostRendering(strings: .of(words.language), context: view)
    try output.block(rendering.lines(post) + [Line(post.id.rawValue, .faint)])
  }
}
