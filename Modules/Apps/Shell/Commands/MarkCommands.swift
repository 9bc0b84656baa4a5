import AppValues
import ArgumentParser
import Entities
import PostActions

/// A command that puts a mark on a post or takes it away, and prints the post as it then is.
protocol MarkCommand: SocialCommand {
  var id: String { get }

  /// The mark, and whether it is there afterwards.
  static var mark: (PostMark, isSet: Bool) { get }
}

extension MarkCommand {
  @MainActor
  func run(in context: CommandContext) async throws(AppError) {
    let (mark, isSet) = Self.mark
    let post = try CommandArguments.post(id)
    try context.printPost(try await context.postActions().set(mark, to: isSet, on: post))
  }
}

struct LikeCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "like", abstract: .text("Like a post.", ja: "投稿にいいねします。"),
      discussion: .examples("socialconnect like 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.liked, true) }
}

struct UnlikeCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unlike", abstract: .text("Take a like back.", ja: "いいねを取り消します。"),
      discussion: .examples("socialconnect unlike 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.liked, false) }
}

struct ShareCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "share", abstract: .text("Show a post to your followers.", ja: "投稿をフォロワーに共有します。"),
      discussion: .examples("socialconnect share 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.shared, true) }
}

struct UnshareCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unshare", abstract: .text("Take a share back.", ja: "共有を取り消します。"),
      discussion: .examples("socialconnect unshare 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.shared, false) }
}

struct BookmarkCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bookmark",
      abstract: .text("Keep a post for yourself; nobody else sees that.", ja: "投稿をブックマークします。ほかの人には見えません。"),
      discussion: .examples("socialconnect bookmark 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.bookmarked, true) }
}

struct UnbookmarkCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unbookmark", abstract: .text("Remove a bookmark.", ja: "ブックマークを外します。"),
      discussion: .examples("socialconnect unbookmark 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.bookmarked, false) }
}

struct PinCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pin",
      abstract: .text(
        "Put a post of yours on top of your profile; up to five.", ja: "自分の投稿をプロフィールの先頭に固定します。5件まで。"),
      discussion: .examples("socialconnect pin 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.pinned, true) }
}

struct UnpinCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unpin", abstract: .text("Take a post from the top of your profile.", ja: "投稿の固定を外します。"),
      discussion: .examples("socialconnect unpin 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.pinned, false) }
}

struct MuteConversationCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mute-conversation",
      abstract: .text(
        "Get no more notices of the conversation that a post belongs to.", ja: "投稿の会話のお知らせを止めます。"),
      discussion: .examples("socialconnect mute-conversation 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.conversationMuted, true) }
}

struct UnmuteConversationCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unmute-conversation",
      abstract: .text("Get notices of a conversation again.", ja: "会話のお知らせを再開します。"),
      discussion: .examples("socialconnect unmute-conversation 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.conversationMuted, false) }
}
