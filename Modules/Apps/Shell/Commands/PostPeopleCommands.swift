import ArgumentParser
import Backend
import Entities
import Post

/// The options of a list of people who did something to a post.
struct PostPeopleOptions: ParsableArguments {
  @Argument(help: "The post's id.") var id: String
  @Option(help: "How many at most, 1 to 80.") var limit = 40
  @Option(help: "Continue from this cursor.") var before: String?
}

struct LikedByCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "liked-by", abstract: "List who likes a post, the latest first.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PostPeopleOptions

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.printPeople(.likers, list)
  }
}

struct SharedByCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "shared-by", abstract: "List who shared a post, the latest first.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PostPeopleOptions

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.printPeople(.sharers, list)
  }
}

extension CommandContext {
  fileprivate func printPeople(_ which: PostPeople, _ list: PostPeopleOptions) async throws(SocialError) {
    let request = try CommandArguments.page(limit: list.limit, before: list.before)
    let post = try CommandArguments.post(list.id)
    let (repositories, _) = try await repositories()
    try printPeople(try await repositories.post.people(which, of: post, request))
  }
}
