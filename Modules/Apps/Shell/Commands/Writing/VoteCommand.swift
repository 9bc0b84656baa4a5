import AppValues
import ArgumentParser
import Entities
import PostActions
import SocialMenuShell

/// `vote ID 1 3`: votes in the poll of a post, and prints the post as it is then.
struct VoteCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("vote", \MarkHelpStrings.vote, examples: "socialconnect vote 117656250066075648 1 3")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Argument(help: .text(\MarkHelpStrings.choices)) var choices: [Int]

  func run(in context: CommandContext) async throws(AppError) {
    let post = try CommandArguments.post(id)
    let actions = try await context.postActions()
    // People count the options from 1.
    try context.printPost(try await actions.vote(choices.map { $0 - 1 }, on: post))
  }
}
