import AppValues
import ArgumentParser
import Post
import SocialBackend
import SocialMenuShell

/// The options of a list of people who liked or shared a post.
struct PostPeopleOptions: ParsableArguments {
  @Argument(help: .postID) var id: String
  @Option(help: .limit) var limit = 40
  @Option(help: .before) var before: String?
}

struct LikedByCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "liked-by",
      abstract: .text("List the people who liked a post, newest first.", ja: "いいねした人を新しい順に表示します。"),
      discussion: .examples("socialconnect liked-by 117656250066075648 --limit 40"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PostPeopleOptions

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printPeople(.likers, list)
  }
}

struct SharedByCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "shared-by",
      abstract: .text("List the people who shared a post, newest first.", ja: "シェアした人を新しい順に表示します。"),
      discussion: .examples("socialconnect shared-by 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PostPeopleOptions

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printPeople(.sharers, list)
  }
}

extension CommandContext {
  fileprivate func printPeople(_ which: PostPeople, _ list: PostPeopleOptions) async throws(AppError) {
    let request = try CommandArguments.page(limit: list.limit, before: list.before)
    let post = try CommandArguments.post(list.id)
    let (repositories, _) = try await repositories()
    try printPeople(try await repositories.postReactions.orUnsupported().people(which, of: post, request))
  }
}
