import ArgumentParser
import Entities
import PostActions

/// A command that puts a mark on a post or takes it away, and prints the post as it then is.
protocol MarkCommand: SocialCommand {
  var id: String { get }

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post
}

extension MarkCommand {
  @MainActor
  func run(in context: CommandContext) async throws(SocialError) {
    let post = try CommandArguments.post(id)
    try context.printPost(try await mark(post, try await context.postActions()))
  }
}

struct LikeCommand: MarkCommand {
  static let configuration = CommandConfiguration(commandName: "like", abstract: "Like a post.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setLiked(true, post)
  }
}

struct UnlikeCommand: MarkCommand {
  static let configuration = CommandConfiguration(commandName: "unlike", abstract: "Take a like back.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setLiked(false, post)
  }
}

struct ShareCommand: MarkCommand {
  static let configuration = CommandConfiguration(
    commandName: "share", abstract: "Show a post to your followers.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setShared(true, post)
  }
}

struct UnshareCommand: MarkCommand {
  static let configuration = CommandConfiguration(commandName: "unshare", abstract: "Take a share back.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setShared(false, post)
  }
}
