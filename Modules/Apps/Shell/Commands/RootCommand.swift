import AppValues
public import ArgumentParser
public import SocialMenuShell

/// `socialconnect`: the shell, or one command.
public struct RootCommand: InstalledProgram {
  public typealias Options = GlobalOptions

  public static let installed = CommandName.installed
  public static let sharedOptions: Set = ["data", "database", "as", "lang", "json"]

  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandName.inUse.text,
      abstract: .text(
        "A social network in your terminal. Without a command, opens the shell.",
        ja: "ターミナルで使うSNSです。コマンドなしで実行するとメニューが開きます。"),
      discussion: .text(
        """
        Every command takes --data DIR, --database URL, --as HANDLE, --lang en|ja and --json.
        Exit status: 0 success, 1 failure, 2 wrong usage, 3 not signed in, 4 offline (queued).
        """,
        ja: """
          どのコマンドにも --data DIR、--database URL、--as HANDLE、--lang en|ja、--json を付けられます。
          終了コード: 0 完了、1 失敗、2 使い方の誤り、3 サインインしていない、4 オフラインで送信待ち。
          """),
      version: PackageVersion.text,
      subcommands: [
        ShellCommand.self, SignUpCommand.self, SignInCommand.self, SignOutCommand.self, WhoAmICommand.self,
        AccountsCommand.self, ResetPasswordCommand.self, ChangePasswordCommand.self, ChangeEmailCommand.self,
        SignInsCommand.self,
        DeleteAccountCommand.self,
        TimelineCommand.self, PostCommand.self, CommentCommand.self, ShowCommand.self,
        EditCommand.self, HistoryCommand.self, DraftsCommand.self, DeleteCommand.self, LikeCommand.self,
        UnlikeCommand.self, ShareCommand.self, UnshareCommand.self, BookmarkCommand.self,
        UnbookmarkCommand.self,
        PinCommand.self, UnpinCommand.self, MuteConversationCommand.self, UnmuteConversationCommand.self,
        LikedByCommand.self, SharedByCommand.self,
        ProfileCommand.self, FollowCommand.self, UnfollowCommand.self, FollowersCommand.self,
        FollowingCommand.self, RequestsCommand.self, RemoveFollowerCommand.self, ReportCommand.self,
        ReportsCommand.self, AdminCommand.self, MailCommand.self, BlockCommand.self,
        UnblockCommand.self, BlocksCommand.self, MuteCommand.self, UnmuteCommand.self, MutesCommand.self,
        NoteCommand.self, FeatureCommand.self, UnfeatureCommand.self,
        SuggestionsCommand.self, DirectoryCommand.self,
        BookmarksCommand.self, LikesCommand.self, ListsCommand.self, TagsCommand.self,
        NotificationsCommand.self,
        WatchCommand.self,
        SearchCommand.self, OpenCommand.self, ExportCommand.self, ImportCommand.self, CheckCommand.self,
        BackupCommand.self, RestoreCommand.self, ServeCommand.self,
        DemoCommand.self, JSONCommand.self, ArchiveCommand.self,
        CompletionsCommand<RootCommand>.self, ManualCommand<RootCommand>.self,
      ],
      defaultSubcommand: ShellCommand.self)
  }

  public init() {}
}

/// `socialconnect help json`: what `--json` prints.
struct JSONCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "json",
      abstract: .text("List the keys that --json prints.", ja: "--json が出力するキーの一覧を表示します。"),
      discussion: JSONForms.help)
  }

  @OptionGroup var options: GlobalOptions

  func run() {
    print(JSONForms.help)
  }
}
