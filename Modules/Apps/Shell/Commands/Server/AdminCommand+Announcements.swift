import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications
import Presentation
import SocialBackend
import SocialMenuShell

// What the administrator tells everyone.
extension AdminCommand {
  /// `admin announce TEXT`.
  struct Announce: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "announce", \AnnouncingHelpStrings.announce, remark: \AnnouncingHelpStrings.announceRemark,
        examples: .text(\AnnouncingHelpStrings.announceExample),
        .text(\AnnouncingHelpStrings.announceTimesExample))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\AnnouncingHelpStrings.optionalText)) var text: String?
    @OptionGroup var times: AnnouncementTimes

    var reach: CommandReach { .deviceNetwork }

    func run(in context: CommandContext) async throws(AppError) {
      let announcing = try context.administration().announcing
      var content = AnnouncementContent(text: "")
      try times.apply(to: &content, context)
      content.text = try CommandArguments.textOrInput(text, context: context)
      try context.printAnnouncement(try await announcing.announce(content))
    }
  }

  /// `admin announcements`, `admin announcements edit ID TEXT`, `admin announcements delete ID …`.
  struct Announcements: ParsableCommand {
    static var configuration: CommandConfiguration {
      .command(
        "announcements", \AnnouncingHelpStrings.announcements, examples: "socialconnect admin announcements",
        "socialconnect admin announcements delete 117656250066075648",
        subcommands: [List.self, Edit.self, Delete.self], defaultSubcommand: List.self)
    }
  }
}

extension AdminCommand.Announcements {
  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \AnnouncingHelpStrings.list) }

    @OptionGroup var options: GlobalOptions
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    var reach: CommandReach { .deviceNetwork }

    func run(in context: CommandContext) async throws(AppError) {
      let announcing = try context.administration().announcing
      let page = try await announcing.announcements(try CommandArguments.page(limit: limit, before: before))
      if options.printsJSON {
        return try context.output.json(.page(page, JSONFormats.announcement.document))
      }
      for announcement in page.items { try context.printAnnouncement(announcement) }
      if page.items.isEmpty {
        context.output.note(AdminStrings.of(context.words.language).nothingAnnounced)
      }
      context.noteMore(page.older)
    }
  }

  struct Edit: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "edit", \AnnouncingHelpStrings.edit, remark: \AnnouncingHelpStrings.editRemark,
        examples: "socialconnect admin announcements edit 117656250066075648 --until \"fri 18:00\"")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\AnnouncingHelpStrings.id)) var id: String
    @Argument(help: .text(\AnnouncingHelpStrings.editText)) var text: String?
    @OptionGroup var times: AnnouncementTimes
    @Flag(help: .text(\AnnouncingHelpStrings.noFrom)) var noFrom = false
    @Flag(help: .text(\AnnouncingHelpStrings.noUntil)) var noUntil = false

    var subject: ErrorSubject? { .announcement }

    var reach: CommandReach { .deviceNetwork }

    func validate() throws {
      if noFrom, times.from != nil { throw ValidationError(.text(\AnnouncingHelpStrings.fromOrNone)) }
      if noUntil, times.until != nil { throw ValidationError(.text(\AnnouncingHelpStrings.untilOrNone)) }
    }

    func run(in context: CommandContext) async throws(AppError) {
      let announcing = try context.administration().announcing
      var content = try await announcing.announcement(ID(id)).content
      try times.apply(to: &content, withoutStart: noFrom, withoutEnd: noUntil, context)
      if text != nil || !(noFrom || noUntil || times.saySomething) {
        content.text = try CommandArguments.textOrInput(text, context: context)
      }
      try context.printAnnouncement(try await announcing.change(ID(id), to: content))
    }
  }

  struct Delete: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "delete", \AnnouncingHelpStrings.delete,
        examples: "socialconnect admin announcements delete 117656250066075648")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\AnnouncingHelpStrings.id)) var ids: [String]

    var subject: ErrorSubject? { .announcement }

    var reach: CommandReach { .deviceNetwork }

    func run(in context: CommandContext) async throws(AppError) {
      let announcing = try context.administration().announcing
      for id in ids { try await announcing.delete(ID(id)) }
      context.output.note(AdminStrings.of(context.words.language).announcementDeleted)
    }
  }
}

extension CommandContext {
  /// Prints an announcement, and below it the ID that the commands take.
  fileprivate func printAnnouncement(_ announcement: Announcement) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.announcement.document(announcement)) }
    // The administrator has read it.
    var announcement = announcement
    announcement.isRead = true
    let rendering = AnnouncementRendering(strings: .of(words.language), context: view)
    try output.block(rendering.lines(announcement) + [Line(announcement.id.rawValue, .faint)])
  }
}
