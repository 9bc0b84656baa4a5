import AppValues
public import ArgumentParser
public import SocialMenuShell

/// `socialconnect`: the shell, or one command.
public struct RootCommand: InstalledProgram {
  public typealias Options = GlobalOptions

  public static let installed = CommandName.installed
  public static let sharedOptions: Set = [
    "data", "database", "server", "certificate-authority", "as", "lang", "json",
  ]

  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandName.inUse.text,
      abstract: .explanation(.text(\ProgramHelpStrings.program)),
      discussion: .explanation(.text(\ProgramHelpStrings.programRemark)),
      version: PackageVersion.text,
      groupedSubcommands: groups,
      defaultSubcommand: ShellCommand.self)
  }

  /// The commands in the order and the groups that help lists them in.
  private static var groups: [CommandGroup] {
    [
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.reading)),
        subcommands: [
          TimelineCommand.self, ShowCommand.self, HistoryCommand.self, SearchCommand.self, TagsCommand.self,
          MarkedTimelineCommand<MarkedTimelineRows.Bookmarks>.self,
          MarkedTimelineCommand<MarkedTimelineRows.Likes>.self,
          PostPeopleCommand<PostPeopleRows.LikedBy>.self, PostPeopleCommand<PostPeopleRows.SharedBy>.self,
          MessagesCommand.self, NotificationsCommand.self, AnnouncementsCommand.self, WatchCommand.self,
          FiltersCommand.self,
        ]),
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.writing)),
        subcommands: [
          PostCommand.self, CommentCommand.self, EditCommand.self, DeleteCommand.self, DraftsCommand.self,
          ScheduledCommand.self,
          OutboxCommand.self,
        ]),
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.marking)),
        subcommands: [
          MarkCommand<MarkRows.Like>.self, MarkCommand<MarkRows.Unlike>.self,
          MarkCommand<MarkRows.Share>.self,
          MarkCommand<MarkRows.Unshare>.self, MarkCommand<MarkRows.Bookmark>.self,
          MarkCommand<MarkRows.Unbookmark>.self, MarkCommand<MarkRows.Pin>.self,
          MarkCommand<MarkRows.Unpin>.self, VoteCommand.self,
          MarkCommand<MarkRows.MuteConversation>.self, MarkCommand<MarkRows.UnmuteConversation>.self,
        ]),
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.people)),
        subcommands: [
          ProfileCommand.self, FollowCommand.self, RelationCommand<RelationRows.Unfollow>.self,
          FollowersCommand.self, FollowingCommand.self, RequestsCommand.self,
          RelationCommand<RelationRows.RemoveFollower>.self, ListsCommand.self,
          SuggestionsCommand.self, DirectoryCommand.self,
          RelationCommand<RelationRows.Feature>.self, RelationCommand<RelationRows.Unfeature>.self,
          NoteCommand.self, MuteCommand.self, RelationCommand<RelationRows.Unmute>.self,
          OwnPeopleCommand<OwnPeopleRows.Mutes>.self, RelationCommand<RelationRows.Block>.self,
          RelationCommand<RelationRows.Unblock>.self, OwnPeopleCommand<OwnPeopleRows.Blocks>.self,
          ReportCommand.self,
        ]),
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.account)),
        subcommands: [
          SignUpCommand.self, SignInCommand.self, SignOutCommand.self, WhoAmICommand.self,
          AccountsCommand.self,
          PasskeysCommand.self, TwoFactorCommand.self, LinkedProvidersCommand.self,
          SignInsCommand.self, ChangePasswordCommand.self, ResetPasswordCommand.self, ChangeEmailCommand.self,
          RestoreEmailCommand.self,
          DeleteAccountCommand.self,
        ]),
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.data)),
        subcommands: [
          ExportCommand.self, ImportCommand.self, BackupCommand.self, RestoreCommand.self, CheckCommand.self,
          DemoCommand.self,
        ]),
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.server)),
        subcommands: [ServeCommand.self, AdminCommand.self, ReportsCommand.self, MailCommand.self]),
      CommandGroup(
        name: .explanation(.text(\CommandGroupStrings.more)),
        subcommands: [
          ShellCommand.self, OpenCommand.self, JSONCommand.self, ArchiveCommand.self,
          CompletionsCommand<RootCommand>.self, ManualCommand<RootCommand>.self,
        ]),
    ]
  }

  public init() {}
}

/// `socialconnect help json`: what `--json` prints.
struct JSONCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "json",
      abstract: .explanation(.text(\ProgramHelpStrings.json)),
      discussion: .explanation(JSONFormats.help))
  }

  @OptionGroup var options: GlobalOptions

  func run() {
    print(JSONFormats.help)
  }
}
