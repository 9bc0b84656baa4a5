import AppValues
import ArgumentParser
import Post
import SocialBackend
import SocialMenuShell

/// `liked-by ID`, `shared-by ID`: the people who reacted to a post.
struct PostPeopleCommand<Row: CommandRow<PostPeople>>: SocialCommand {
  static var configuration: CommandConfiguration { Row.declaration.configuration }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Option(help: .limit) var limit = 40
  @Option(help: .before) var before: String?

  func run(in context: CommandContext) async throws(AppError) {
    let request = try CommandArguments.page(limit: limit, before: before)
    let post = try CommandArguments.post(id)
    let reactions = try await context.repositories().repositories.postReactions.orUnsupported()
    try context.printPeople(try await reactions.people(Row.work, of: post, request))
  }
}

/// The lists of people who reacted to a post.
enum PostPeopleRows {
  enum LikedBy: CommandRow {
    static let declaration = CommandDeclaration(
      "liked-by", \PostHelpStrings.likedBy, PostPeople.likers,
      example: "socialconnect liked-by 117656250066075648 --limit 40")
  }
  enum SharedBy: CommandRow {
    static let declaration = CommandDeclaration(
      "shared-by", \PostHelpStrings.sharedBy, PostPeople.sharers,
      example: "socialconnect shared-by 117656250066075648")
  }
}
