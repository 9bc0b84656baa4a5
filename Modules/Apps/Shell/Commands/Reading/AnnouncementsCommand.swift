import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications
import Presentation
import SocialMenuShell

/// `announcements`, `announcements read ID …`, `announcements react ID EMOJI`.
struct AnnouncementsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "announcements", \AnnouncementHelpStrings.announcements, examples: "socialconnect announcements",
      "socialconnect announcements read 117656250066075648",
      subcommands: [List.self, MarkRead.self, React.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \AnnouncementHelpStrings.list) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let page = try await context.announcements().announcements()
      context.noteAge(page.readAt)
      if options.printsJSON {
        return try context.output.json(.array(page.items.map(JSONFormats.announcement.document)))
      }
      let strings = AnnouncementsStrings.of(context.words.language)
      let rendering = AnnouncementRendering(strings: strings, context: context.view)
      for announcement in page.items {
        try context.output.block(rendering.lines(announcement) + [Line("\(announcement.id)", .faint)])
      }
      if page.items.isEmpty { context.output.note(strings.nothing) }
    }
  }

  struct MarkRead: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "read", \AnnouncementHelpStrings.read,
        examples: "socialconnect announcements read 117656250066075648")
    }

    var subject: ErrorSubject? { .announcement }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\AnnouncementHelpStrings.ids)) var ids: [String]

    func run(in context: CommandContext) async throws(AppError) {
      let announcements = try await context.announcements()
      for id in ids { try await announcements.dismiss(ID(id)) }
      context.output.note(AnnouncementsStrings.of(context.words.language).dismissed)
    }
  }

  struct React: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "react", \AnnouncementHelpStrings.react,
        examples: "socialconnect announcements react 117656250066075648 👍",
        "socialconnect announcements react 117656250066075648 👍 --undo")
    }

    var subject: ErrorSubject? { .announcement }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\AnnouncementHelpStrings.id)) var id: String
    @Argument(help: .text(\AnnouncementHelpStrings.emoji)) var emoji: String
    @Flag(help: .text(\AnnouncementHelpStrings.undo)) var undo = false

    func run(in context: CommandContext) async throws(AppError) {
      try await context.announcements().setReaction(emoji, !undo, to: ID(id))
      let strings = AnnouncementsStrings.of(context.words.language)
      context.output.note((undo ? strings.removed : strings.reacted)(emoji))
    }
  }
}

extension CommandContext {
  /// What the administrator announced to the signed-in account.
  fileprivate func announcements() async throws(AppError) -> any AnnouncementsRepository {
    try await notices().announcements()
  }
}
