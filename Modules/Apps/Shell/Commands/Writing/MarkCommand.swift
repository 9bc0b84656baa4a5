import AppValues
import ArgumentParser
import Entities
import PostActions
import SocialMenuShell

/// `like ID`, `unlike ID` …: adds a mark to a post or removes it, and prints the updated post.
struct MarkCommand<Row: CommandRow<MarkChange>>: QueueingCommand {
  static var configuration: CommandConfiguration { Row.declaration.configuration }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  func run(in context: CommandContext) async throws(AppError) {
    let post = try CommandArguments.post(id)
    let actions = try await context.postActions()
    try context.printPost(try await actions.set(Row.work.mark, to: Row.work.isSet, on: post))
  }
}

/// A mark, and whether it's set afterwards.
struct MarkChange: Sendable {
  let mark: PostMark
  let isSet: Bool
}

/// The commands that mark a post.
enum MarkRows {
  enum Like: CommandRow { static let declaration = row("like", \.like, .liked, true) }
  enum Unlike: CommandRow { static let declaration = row("unlike", \.unlike, .liked, false) }
  enum Share: CommandRow { static let declaration = row("share", \.share, .shared, true) }
  enum Unshare: CommandRow { static let declaration = row("unshare", \.unshare, .shared, false) }
  enum Bookmark: CommandRow { static let declaration = row("bookmark", \.bookmark, .bookmarked, true) }
  enum Unbookmark: CommandRow { static let declaration = row("unbookmark", \.unbookmark, .bookmarked, false) }
  enum Pin: CommandRow { static let declaration = row("pin", \.pin, .pinned, true) }
  enum Unpin: CommandRow { static let declaration = row("unpin", \.unpin, .pinned, false) }
  enum MuteConversation: CommandRow {
    static let declaration = row("mute-conversation", \.muteConversation, .conversationMuted, true)
  }
  enum UnmuteConversation: CommandRow {
    static let declaration = row("unmute-conversation", \.unmuteConversation, .conversationMuted, false)
  }

  private static func row(
    _ name: String, _ abstract: any KeyPath<MarkHelpStrings, String> & Sendable, _ mark: PostMark,
    _ isSet: Bool
  ) -> CommandDeclaration<MarkChange> {
    CommandDeclaration(
      name, abstract, MarkChange(mark: mark, isSet: isSet),
      example: "socialconnect \(name) 117656250066075648")
  }
}
