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

struct BookmarkCommand: MarkCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmark", abstract: "Keep a post for yourself; nobody else sees that.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setBookmarked(true, post)
  }
}

struct UnbookmarkCommand: MarkCommand {
  static let configuration = CommandConfiguration(
    commandName: "unbookmark", abstract: "Remove a bookmark.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setBookmarked(false, post)
  }
}

struct PinCommand: MarkCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Put a post of yours on top of your profile; up to five.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setPinned(true, post)
  }
}

struct UnpinCommand: MarkCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpin", abstract: "Take a post from the top of your profile.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setPinned(false, post)
  }
}

struct MuteConversationCommand: MarkCommand {
  static let configuration = CommandConfiguration(
    commandName: "mute-conversation",
    abstract: "Get no more notices of the conversation that a post belongs to.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setConversationMuted(true, of: post)
  }
}

struct UnmuteConversationCommand: MarkCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmute-conversation", abstract: "Get notices of a conversation again.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  @MainActor
  func mark(_ post: ID<Post>, _ actions: PostActionsInteractor) async throws(SocialError) -> Post {
    try await actions.setConversationMuted(false, of: post)
  }
}
