public import ArgumentParser

/// `socialconnect`: the shell, or one command.
public struct RootCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "socialconnect",
    abstract: "A social network in your terminal. Without a command it opens the menu shell.",
    discussion: """
      Every command takes --data DIR, --database URL, --as HANDLE, --lang en|ja and --json.
      Exit status: 0 done, 1 failed, 2 usage, 3 not signed in, 4 offline and queued.
      """,
    version: "0.1.0",
    subcommands: [
      ShellCommand.self, SignUpCommand.self, SignInCommand.self, SignOutCommand.self, WhoAmICommand.self,
      AccountsCommand.self, TimelineCommand.self, PostCommand.self, CommentCommand.self, ShowCommand.self,
      DeleteCommand.self, LikeCommand.self, UnlikeCommand.self, ShareCommand.self, UnshareCommand.self,
      ProfileCommand.self, FollowCommand.self, UnfollowCommand.self, FollowersCommand.self,
      FollowingCommand.self, NotificationsCommand.self, SearchCommand.self, OpenCommand.self,
      CheckCommand.self, JSONCommand.self,
    ],
    defaultSubcommand: ShellCommand.self)

  public init() {}

  /// The command's name, if it begins the arguments and there is no such command.
  public static func unknownCommand(in arguments: [String]) -> String? {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help",
      !configuration.subcommands.contains(where: { $0.configuration.commandName == name })
    else { return nil }
    return name
  }
}

/// `socialconnect help json`: what `--json` prints.
struct JSONCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json", abstract: "List the keys that --json prints.", discussion: JSONForms.help)

  func run() {
    print(JSONForms.help)
  }
}
