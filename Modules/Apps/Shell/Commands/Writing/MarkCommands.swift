import AppValues
import ArgumentParser
import Entities
import PostActions
import SocialMenuShell

/// A command that adds a mark to a post or removes it, and prints the updated post.
protocol MarkCommand: SocialCommand {
  var id: String { get }

  /// The mark, and whether it's set afterwards.
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
      commandName: "unlike", abstract: .text("Unlike a post.", ja: "いいねを取り消します。"),
      discussion: .examples("socialconnect unlike 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.liked, false) }
}

struct ShareCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "share", abstract: .text("Share a post with your followers.", ja: "投稿をフォロワーにシェアします。"),
      discussion: .examples("socialconnect share 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.shared, true) }
}

struct UnshareCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unshare", abstract: .text("Unshare a post.", ja: "シェアを取り消します。"),
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
      abstract: .text("Bookmark a post. Only you can see it.", ja: "投稿をブックマークします。ほかの人には表示されません。"),
      discussion: .examples("socialconnect bookmark 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.bookmarked, true) }
}

struct UnbookmarkCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unbookmark", abstract: .text("Remove a bookmark.", ja: "ブックマークを解除します。"),
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
        "Pin one of your posts to your profile, up to five.", ja: "自分の投稿をプロフィールの先頭に固定します（5件まで）。"),
      discussion: .examples("socialconnect pin 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.pinned, true) }
}

struct UnpinCommand: MarkCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unpin", abstract: .text("Unpin a post from your profile.", ja: "投稿の固定を解除します。"),
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
        "Mute the conversation that a post belongs to. You won't be notified about it.",
        ja: "投稿の会話をミュートします。通知は届かなくなります。"),
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
      abstract: .text("Unmute a conversation.", ja: "会話のミュートを解除します。"),
      discussion: .examples("socialconnect unmute-conversation 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  static var mark: (PostMark, isSet: Bool) { (.conversationMuted, false) }
}
