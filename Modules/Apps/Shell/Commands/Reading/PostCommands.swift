import AppScreens
import AppValues
import ArgumentParser
import Entities
import Post
import PostActions
import Presentation
import SocialBackend
import SocialMenuShell

struct ShowCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("show", \PostHelpStrings.show, examples: "socialconnect show 117656250066075648")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Option(help: .text(\PostHelpStrings.showLimit)) var limit = 20
  @Option(help: .text(\PostHelpStrings.showBefore)) var before: String?
  @OptionGroup var warnings: WarningOptions

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.repositories()
    let id = try CommandArguments.post(id)
    let request = try CommandArguments.page(limit: limit, before: before)
    let posts = PostInteractor(repository: repositories.post)
    let (thread, comments) = try await posts.conversation(of: id, request)
    let post = thread.map { ThreadPost.post($0.post) } ?? .deleted(id)
    context.noteAge(comments.readAt)
    if options.printsJSON {
      return try context.output.json(
        JSONValue.threadPost(post).adding([
          "ancestors": .array((thread?.ancestors ?? []).map(JSONValue.threadPost)),
          "replies": .page(comments, JSONValue.comment),
        ]))
    }
    // The post itself was asked for, so it's shown in full.
    let hint = warnings.hint(in: context.words.language)
    for ancestor in thread?.ancestors ?? [] { try context.printThreadPost(ancestor, hiding: hint) }
    try context.printThreadPost(post, saysFiles: true)
    for branch in comments.items { try context.printBranch(branch, hiding: hint) }
    context.noteMore(comments.older)
  }
}

struct HistoryCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("history", \PostHelpStrings.history, examples: "socialconnect history 117656250066075648")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.repositories()
    let revisions = try await repositories.postHistory.orUnsupported().revisions(
      of: try CommandArguments.post(id))
    if options.printsJSON {
      return try context.output.json(.array(revisions.map(JSONFormats.revision.document)))
    }
    let rendering = HistoryRendering(strings: .of(context.words.language), context: context.view)
    for version in rendering.versions(revisions) {
      try context.output.block([Line(version.heading, .strong)] + version.lines)
    }
  }
}

struct DeleteCommand: QueueingCommand {
  static var configuration: CommandConfiguration {
    .command("delete", \PostHelpStrings.delete, examples: "socialconnect delete 117656250066075648")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Flag(help: .text(\PostHelpStrings.yes)) var yes = false

  func run(in context: CommandContext) async throws(AppError) {
    let actions = try await context.postActions()
    let id = try CommandArguments.post(id)
    if !yes, Confirmation.isPossible {
      let (repositories, _) = try await context.repositories()
      let page = PageRequest(limit: 1)
      let (thread, _) = try await PostInteractor(repository: repositories.post).conversation(of: id, page)
      if let post = thread?.post { context.output.note(post.text) }
      guard Confirmation.ask(context.strings.askDelete, context.output) else {
        return context.output.note(context.strings.notDeleted)
      }
    }
    let deletion = PrintedDeletion(id: id.rawValue, delivery: try await actions.delete(id))
    if options.printsJSON { return try context.output.json(JSONFormats.deletion.document(deletion)) }
    context.output.note(context.strings.deleted)
  }
}

extension CommandContext {
  /// Prints a comment, and indented below it the first of its replies.
  fileprivate func printBranch(_ branch: CommentBranch, level: Int = 0, hiding hint: RevealHint?)
    throws(AppError)
  {
    let more = branch.hiddenReplies > 0 ? strings.moreReplies(branch.hiddenReplies) : nil
    try printThreadPost(branch.comment, indent: 2 * level, remark: more, hiding: hint)
    for reply in branch.replies { try printBranch(reply, level: level + 1, hiding: hint) }
  }

  fileprivate func printThreadPost(
    _ post: ThreadPost, indent: Int = 0, remark: String? = nil, hiding hint: RevealHint? = nil,
    saysFiles: Bool = false
  ) throws(AppError) {
    switch post {
    case .post(let post):
      try output.post(
        post, indent: indent, remark: remark, in: .thread, hiding: hint, saysFiles: saysFiles)
    case .deleted: try output.block([Line(words.social.posts.deletedMark, .faint, indent: indent)])
    }
  }

  func postActions() async throws(AppError) -> PostActionsInteractor {
    let (repositories, session) = try await signedIn()
    return PostActionsInteractor(
      repository: repositories.postActions, lookup: repositories.postLookup, viewer: .signedIn(session))
  }

  func printPost(_ post: Post) throws(AppError) {
    if options.printsJSON {
      try output.json(JSONFormats.post.document(post))
    } else {
      try output.post(post)
    }
  }

  /// Says of when something is that was read earlier, if the server can't be reached.
  func noteAge(_ readAt: Timestamp?) {
    for notice in view.notices(readAt: readAt) { output.note(notice.text) }
  }

  /// Says how to continue a list if there is more.
  func noteMore(_ older: Cursor?) {
    if let older {
      output.note(strings.more(older))
    }
  }
}
