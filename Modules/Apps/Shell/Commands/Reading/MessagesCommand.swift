import AppScreens
import AppValues
import ArgumentParser
import Entities
import Post
import SocialBackend
import SocialMenuShell

/// `messages`, `messages read ID …`, `messages remove ID …`.
struct MessagesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "messages", \MessageHelpStrings.messages, examples: "socialconnect messages",
      "socialconnect messages read 117656250066075648",
      subcommands: [List.self, Marking<Read>.self, Marking<Unread>.self, Remove.self],
      defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \MessageHelpStrings.list) }

    @OptionGroup var options: GlobalOptions
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    func run(in context: CommandContext) async throws(AppError) {
      let request = try CommandArguments.page(limit: limit, before: before)
      let page = try await context.inbox().conversations(request)
      context.noteAge(page.readAt)
      if options.printsJSON {
        return try context.output.json(.page(page, JSONFormats.conversation.document))
      }
      for conversation in page.items { try await context.printConversation(conversation) }
      if page.items.isEmpty {
        context.output.note(ConversationsStrings.of(context.words.language).nothing)
      }
      context.noteMore(page.older)
    }
  }

  /// `messages read ID …`, `messages unread ID …`.
  struct Marking<Row: CommandRow<Bool>>: SocialCommand {
    static var configuration: CommandConfiguration { Row.declaration.configuration }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\MessageHelpStrings.ids)) var ids: [String]

    func run(in context: CommandContext) async throws(AppError) {
      let inbox = try await context.inbox()
      for id in ids {
        let conversation = try await inbox.setRead(Row.work, ID(id))
        if options.printsJSON {
          try context.output.json(JSONFormats.conversation.document(conversation))
        } else {
          try await context.printConversation(conversation)
        }
      }
    }
  }

  enum Read: CommandRow {
    static let declaration = CommandDeclaration(
      "read", \MessageHelpStrings.read, true, example: "socialconnect messages read 117656250066075648")
  }
  enum Unread: CommandRow {
    static let declaration = CommandDeclaration(
      "unread", \MessageHelpStrings.unread, false,
      example: "socialconnect messages unread 117656250066075648")
  }

  struct Remove: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "remove", \MessageHelpStrings.remove,
        examples: "socialconnect messages remove 117656250066075648")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\MessageHelpStrings.ids)) var ids: [String]

    func run(in context: CommandContext) async throws(AppError) {
      let inbox = try await context.inbox()
      for id in ids { try await inbox.remove(ID(id)) }
      context.output.note(ConversationsStrings.of(context.words.language).removed)
    }
  }
}

extension CommandContext {
  /// The inbox of the signed-in account.
  fileprivate func inbox() async throws(AppError) -> any ConversationsRepository {
    try await signedIn().repositories.conversations.orUnsupported()
  }

  /// Prints a conversation, and below it the IDs that `messages read` and `comment` take.
  fileprivate func printConversation(_ conversation: Conversation) async throws(AppError) {
    let rendering = ConversationRendering(strings: .of(words.language), context: view)
    let viewer = Viewer.signedIn(try await signedIn().session)
    try output.block(
      rendering.lines(conversation, for: viewer) + [
        Line("\(conversation.id) · post/\(conversation.lastPost.id)", .faint)
      ])
  }
}
